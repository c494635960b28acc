import ChallengeInjection
import ChallengeTestSupport
import ChallengeTestLimits

@Suite("An injected property", .limited)
struct InjectedTests {
    private struct Owner: Sendable {
        @Injected(\.number) var number
        @Injected(\.cachedPart) var part
    }

    private let container = Container()

    @Test("A property is resolved together with its owner, and then stays the same")
    func eager() {
        container.number.register { Fixed(number: 2) }
        let owner = container.with { _ in
        } do: {
            Owner()
        }
        #expect(owner.number.number == 2)
        #expect(owner.part === owner.part)
        #expect(Owner().number.number == 1)
    }

    @Test("A property comes from the container that builds its owner")
    func building() {
        container.number.register { Fixed(number: 2) }
        let factory = Factory(container, name: "owner") { Owner() }
        #expect(factory().number.number == 2)
        #expect(factory().part === container.cachedPart())
        Container().with {
            $0.number.register { Fixed(number: 3) }
        } do: {
            #expect(factory().number.number == 2)
        }
    }
}

@Suite("Overriding", .limited)
struct OverridingTests {
    private struct Failure: Error {}
    private let container = Container()

    @Test("An override begins with the registrations but without kept objects, nests, and changes nothing outside")
    func inside() {
        let before = Container.shared
        container.number.register { Fixed(number: 2) }
        let cached = container.cachedPart()
        let singleton = container.singletonPart()
        container.with {
            $0.uniquePart.register { Part("double") }
        } do: {
            #expect(Container.shared !== before && Container.shared !== container)
            #expect(Container.shared.number().number == 2)
            #expect(Container.shared.cachedPart() !== cached)
            #expect(Container.shared.singletonPart() !== singleton)
            Container.shared.with {
                $0.number.register { Fixed(number: 3) }
            } do: {
                #expect(Container.shared.number().number == 3)
                #expect(Container.shared.uniquePart().name == "double")
            }
            Container.shared.reset()
        }
        #expect(Container.shared === before)
        #expect(container.cachedPart() === cached)
        #expect(container.uniquePart().name.isEmpty)
        #expect(container.number().number == 2)
    }

    @Test("An error ends an override, both of operations and of registrations")
    func errors() async {
        let before = Container.shared
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
    @Test("The test has its suite's registrations, and no other test's", arguments: 3...12)
    func own(number: Int) async {
        #expect(Container.shared.number().number == 2)
        Container.shared.number.register { Fixed(number: number) }
        await Task.yield()
        #expect(Container.shared.number().number == number)
    }

    @Test("The test may add registrations", .container { $0.uniquePart.register { Part("double") } })
    func added() { #expect(Container.shared.uniquePart().name == "double") }
}
