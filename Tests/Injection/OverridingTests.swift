import ChallengeShellInjection
import ChallengeShellInjectionTestSupport
import Synchronization
import ChallengeShellTestLimits

@testable import challenge_injection_rounds

@Suite("Overriding", .limited)
struct OverridingTests {
    private struct Failure: Error {}
    private let container = Container()

    @Test("counts inside, in the shared container, and nowhere else")
    func inside() {
        let before = Container.shared
        let number = container.with {
            $0.number.register { Fixed(number: 2) }
        } do: {
            #expect(Container.shared !== before && Container.shared !== container)
            return Container.shared.number().number
        }
        #expect(number == 2)
        #expect(Container.shared === before)
        #expect(container.number().number == 1)
        #expect(Container.shared.number().number == 1)
    }

    @Test("begins with what is registered and with nothing that is kept, and changes neither")
    func beginning() {
        container.number.register { Fixed(number: 2) }
        let kept = container.cachedPart()
        container.with { _ in
        } do: {
            #expect(Container.shared.number().number == 2)
            #expect(Container.shared.cachedPart() !== kept)
            #expect(Container.shared.cachedPart() === Container.shared.cachedPart())
            Container.shared.number.register { Fixed(number: 3) }
            Container.shared.reset()
        }
        #expect(container.cachedPart() === kept)
        #expect(container.number().number == 2)
    }

    @Test("nests")
    func nested() {
        container.with {
            $0.number.register { Fixed(number: 2) }
        } do: {
            Container.shared.with {
                $0.uniquePart.register { Part("double") }
            } do: {
                #expect(Container.shared.number().number == 2)
                #expect(Container.shared.uniquePart().name == "double")
            }
            #expect(Container.shared.uniquePart().name.isEmpty)
        }
    }

    @Test("ends with an error, of what is done and of what is registered")
    func errors() async {
        let before = Container.shared
        #expect(throws: Failure.self) {
            try container.with { _ in
            } do: {
                throw Failure()
            }
        }
        #expect(throws: Failure.self) {
            try container.with { _ in
                throw Failure()
            } do: {
            }
        }
        await #expect(throws: Failure.self) {
            try await container.with { _ in
            } do: {
                await Task.yield()
                throw Failure()
            }
        }
        #expect(Container.shared === before)
    }

    @Test("holds across a wait, and in the tasks that are started inside; not in a detached one")
    func tasks() async {
        let numbers = await container.with {
            $0.number.register { Fixed(number: 2) }
        } do: {
            await Task.yield()
            async let child = Container.shared.number().number
            let unstructured = Task { Container.shared.number().number }
            let detached = Task.detached { Container.shared.number().number }
            return [Container.shared.number().number, await child, await unstructured.value, await detached.value]
        }
        #expect(numbers == [2, 2, 2, 1])
    }
}

@Suite("A test with a container of its own", .container { $0.number.register { Fixed(number: 2) } }, .limited)
struct ContainerTraitTests {
    private static let seen = Mutex<[ObjectIdentifier: Container]>([:])

    @Test("has what all of its suite have, and nobody else's container", arguments: 1...20)
    func own(number: Int) async {
        #expect(Container.shared.number().number == 2)
        Container.shared.number.register { Fixed(number: number) }
        await Task.yield()
        #expect(Container.shared.number().number == number)
        // Those seen before are held, so that none can be at the place of an earlier one.
        let container = Container.shared
        #expect(Self.seen.withLock { $0.updateValue(container, forKey: ObjectIdentifier(container)) } == nil)
    }

    @Test("may add to that", .container { $0.uniquePart.register { Part("double") } })
    func added() { #expect(Container.shared.uniquePart().name == "double") }
}

@Suite("Resolving at the same time", .limited)
struct ConcurrencyTests {
    @Test("gives all the same part, made once, and each task its own overrides, in 200 rounds")
    func rounds() async { #expect(await ConcurrencyRounds.failures(in: 200) == []) }
}
