import ChallengeShellInjection
import Testing

@Suite("A scope")
struct ScopeTests {
    private let container = Container()

    @Test("that is unique builds anew each time, and one that is cached once for each container")
    func unique() {
        #expect(container.uniquePart() !== container.uniquePart())
        #expect(container.uniquePart.scope == .unique)
        let part = container.cachedPart()
        #expect(container.cachedPart() === part)
        #expect(Container().cachedPart() !== part)
        container.reset(.scopes)
        #expect(container.cachedPart() !== part)
    }

    @Test("that is shared builds once, for as long as somebody holds it, an object that a contract stands for too")
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

    @Test("that is a graph's builds once for each outermost resolution")
    func graph() {
        let (one, other) = (container.pair(), container.pair())
        #expect(one.parts[0] === one.parts[1].parts[0])
        #expect(other.parts[0] === other.parts[1].parts[0])
        #expect(one.parts[0] !== other.parts[0])
        #expect(container.graphPart() !== container.graphPart())
    }

    @Test("that is a graph's is of one container, also where another was at its place in memory")
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

    @Test("that is a singleton's builds once for all containers, whatever is reset")
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

/// Each test has singletons of its own: they stay for as long as the process runs.
@Suite("A singleton that was built with something registered")
struct SingletonTests {
    private let container = Container()
    private let other = Container()

    @Test("is that container's, which keeps it, and forgets it as it does what is cached")
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

    @Test("is that container's also where the registration is at the end of a chain")
    func chain() {
        container.base.register { Part("double") }
        let part = container.chain()
        #expect(part.parts[0].parts[0].name == "double")
        #expect(container.chain() === part)
        #expect(other.chain().parts[0].parts[0].name == "base")
    }

    @Test("is built for its container although the process has one already")
    func processFirst() {
        #expect(other.late().parts[0].parts[0].name == "base")
        container.base.register { Part("double") }
        #expect(container.late().parts[0].parts[0].name == "double")
        #expect(other.late() === Container().late())
    }

    @Test("counts as such also where what it is built with was kept before")
    func keptBefore() {
        container.base.register { Part("double") }
        let link = container.keptLink()
        #expect(link.parts[0].name == "double")
        #expect(container.onKeptLink().parts[0] === link)
        #expect(other.onKeptLink().parts[0].parts[0].name == "base")
    }

    @Test("is one, also where a part was kept before something in that was registered")
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

    @Test("is that container's where something is injected lazily, which may be registered there")
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
