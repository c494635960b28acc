import ChallengeInjection
import ChallengeInjectionTestSupport
import Synchronization
import ChallengeTestLimits

@testable import challenge_injection_rounds

@Suite("Overriding", .limited)
struct OverridingTests {
    private struct Failure: Error {}
    private let container = Container()

    @Test("An override applies inside the operation, in the shared container, and nowhere else")
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

    @Test("An override begins with the registrations but without kept objects, and changes neither")
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

    @Test("Overrides nest")
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

    @Test("An error ends an override, both of operations and of registrations")
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

    @Test("An override lasts across a suspension and in child tasks, but not in a detached task")
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

    @Test("The test has its suite's registrations, and no other container's", arguments: 1...20)
    func own(number: Int) async {
        #expect(Container.shared.number().number == 2)
        Container.shared.number.register { Fixed(number: number) }
        await Task.yield()
        #expect(Container.shared.number().number == number)
        // Earlier containers are retained, so that none can have the address of another.
        let container = Container.shared
        #expect(Self.seen.withLock { $0.updateValue(container, forKey: ObjectIdentifier(container)) } == nil)
    }

    @Test("The test may add registrations", .container { $0.uniquePart.register { Part("double") } })
    func added() { #expect(Container.shared.uniquePart().name == "double") }
}

@Suite("Concurrent resolution", .limited)
struct ConcurrencyTests {
    @Test("All tasks get the same part, made once, and each task its own overrides, in 200 rounds")
    func rounds() async { #expect(await ConcurrencyRounds.failures(in: 200) == []) }
}
