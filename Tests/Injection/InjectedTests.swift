import ChallengeInjection
import Testing

@Suite("An injected property")
struct InjectedTests {
    private struct Owner: Sendable {
        @Injected(\.number) var number
        @Injected(\.cachedPart) var part
    }

    private struct LazyOwner: Sendable {
        @LazyInjected(\.number) var number
        @LazyInjected(\.uniquePart) var part
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

    @Test("A lazy property is resolved at its first reading, once, from the shared container of its owner's creation")
    func lazy() {
        container.number.register { Fixed(number: 2) }
        container.with { _ in
        } do: {
            let owner = LazyOwner()
            Container.shared.number.register { Fixed(number: 3) }
            #expect(owner.number.number == 3)
            Container.shared.number.register { Fixed(number: 4) }
            #expect(owner.number.number == 3)
            #expect(owner.part === owner.part)
        }
        let late = container.with { _ in
        } do: {
            LazyOwner()
        }
        #expect(late.number.number == 2)
    }

    @Test("Lazy properties permit two objects that need each other")
    @MainActor
    func circle() {
        let hen = container.hen()
        #expect(hen.egg.hen === hen)
    }
}

// A property wrapper is a variable, so that a class for several tasks must be on an actor.
@MainActor
private final class Hen {
    @LazyInjected(\.egg) var egg

    nonisolated init() {}
}

@MainActor
private final class Egg {
    @Injected(\.hen) var hen

    nonisolated init() {}
}

extension Container {
    fileprivate var hen: Factory<Hen> { Factory(self) { Hen() }.cached }
    fileprivate var egg: Factory<Egg> { Factory(self) { Egg() } }
}
