import ChallengeInjection
import Testing

@Suite("A scope")
struct ScopeTests {
    private let container = Container()

    @Test("A unique factory builds afresh each time, and a cached one once for each container")
    func unique() {
        #expect(container.uniquePart() !== container.uniquePart())
        #expect(container.uniquePart.scope == .unique)
        let part = container.cachedPart()
        #expect(container.cachedPart() === part)
        #expect(Container().cachedPart() !== part)
        container.reset(.scopes)
        #expect(container.cachedPart() !== part)
    }

    @Test("A shared factory builds once, as long as the object is retained, also behind a protocol")
    func shared() {
        var part: Part? = container.sharedPart()
        weak let first = part
        #expect(container.sharedPart() === part)
        #expect(Container().sharedPart() !== part)
        part = nil
        #expect(first == nil)
        #expect(container.sharedPart().name.isEmpty)
        let number = container.objectNumber()
        #expect(container.objectNumber() as AnyObject === number as AnyObject)
    }

    @Test("A graph's factory builds once for each outermost resolution")
    func graph() {
        let (one, other) = (container.pair(), container.pair())
        #expect(one.parts[0] === one.parts[1].parts[0])
        #expect(other.parts[0] === other.parts[1].parts[0])
        #expect(one.parts[0] !== other.parts[0])
        #expect(container.graphPart() !== container.graphPart())
    }

    @Test("A graph's object belongs to one container, also if another was at the same address")
    func graphOfContainers() {
        let numbers = Factory(container, name: "numbers") {
            (0..<100).map { number in
                Container().with {
                    $0.number.register { Fixed(number: number) }
                } do: {
                    Container.shared.graphNumber().number
                }
            }
        }
        #expect(numbers() == Array(0..<100))
    }

    @Test("A singleton is built once for all containers, whatever is reset")
    func singleton() {
        let part = container.singletonPart()
        #expect(Container().singletonPart() === part)
        for what in Container.Reset.allCases {
            container.reset(what)
            #expect(container.singletonPart() === part)
        }
        #expect(
            container.with { _ in
            } do: {
                Container.shared.singletonPart()
            } === part)
    }
}

private final class ObjectNumber: NumberContract { let number = 1 }

extension Container {
    fileprivate var graphNumber: Factory<any NumberContract> { Factory(self) { self.number() }.graph }
    fileprivate var objectNumber: Factory<any NumberContract> { Factory(self) { ObjectNumber() }.shared }
}

/// Each test has singletons of its own, as they stay until the end of the process.
@Suite("A singleton with a registered part")
struct SingletonTests {
    private let container = Container()
    private let other = Container()

    @Test("The singleton belongs to that container, which keeps and forgets it as a cached object")
    func direct() {
        container.direct.register { Part("double") }
        let part = container.direct()
        #expect(part.name == "double")
        #expect(other.direct().name == "declared")
        #expect(container.direct() === part)
        container.reset(.scopes)
        #expect(container.direct() !== part)
        #expect(container.direct().name == "double")
        container.reset()
        #expect(container.direct().name == "declared")
    }

    @Test("The singleton belongs to that container even if the registration is at the end of a chain")
    func chain() {
        container.base.register { Part("double") }
        let part = container.chain()
        #expect(part.parts[0].parts[0].name == "double")
        #expect(container.chain() === part)
        #expect(other.chain().parts[0].parts[0].name == "base")
    }

    @Test("The singleton is built for its container although the process already has one")
    func processFirst() {
        #expect(other.late().parts[0].parts[0].name == "base")
        container.base.register { Part("double") }
        #expect(container.late().parts[0].parts[0].name == "double")
        #expect(other.late() === Container().late())
    }

    @Test("The singleton belongs to that container also if its part was kept before")
    func keptBefore() {
        container.base.register { Part("double") }
        let link = container.keptLink()
        #expect(link.parts[0].name == "double")
        #expect(container.onKeptLink().parts[0] === link)
        #expect(other.onKeptLink().parts[0].parts[0].name == "base")
    }

    @Test("The singleton belongs to that container also if its part was kept before the registration")
    func keptBeforeRegistration() {
        let link = container.staleLink()
        container.base.register { Part("double") }
        let part = container.onStaleLink()
        #expect(part.parts[0] === link)
        #expect(container.onStaleLink() === part)
        let others = other.onStaleLink()
        #expect(others !== part)
        _ = container.onStaleLink()
        #expect(Container().onStaleLink() === others)
    }

    @Test("The singleton belongs to that container if a lazily injected part may be registered there")
    func lazily() {
        container.base.register { Part("double") }
        let part = container.lazySingleton()
        #expect(container.lazySingleton().base === part.base)
        #expect(part.base.name == "double")
        #expect(other.lazySingleton().base.name == "base")
    }
}

private struct LazyPart: Sendable {
    @LazyInjected(\.base) var base
}

extension Container {
    fileprivate var lazySingleton: Factory<LazyPart> { Factory(self) { LazyPart() }.singleton }
    fileprivate var staleLink: Factory<Part> { Factory(self) { Part("link", [self.base()]) }.cached }
    fileprivate var onStaleLink: Factory<Part> { Factory(self) { Part("on", [self.staleLink()]) }.singleton }
    fileprivate var direct: Factory<Part> { Factory(self) { Part("declared") }.singleton }
    fileprivate var base: Factory<Part> { Factory(self) { Part("base") } }
    fileprivate var link: Factory<Part> { Factory(self) { Part("link", [self.base()]) } }
    fileprivate var keptLink: Factory<Part> { Factory(self) { Part("link", [self.base()]) }.cached }
    fileprivate var chain: Factory<Part> { Factory(self) { Part("chain", [self.link()]) }.singleton }
    fileprivate var late: Factory<Part> { Factory(self) { Part("late", [self.link()]) }.singleton }
    fileprivate var onKeptLink: Factory<Part> { Factory(self) { Part("on", [self.keptLink()]) }.singleton }
}
