import ChallengeInjection
import Testing

@Suite("A scope")
struct ScopeTests {
    private let container = Container()

    @Test("that is unique builds anew each time")
    func unique() {
        #expect(container.uniquePart() !== container.uniquePart())
        #expect(container.uniquePart.scope == .unique)
    }

    @Test("that is cached builds once for each container")
    func cached() {
        let part = container.cachedPart()
        #expect(container.cachedPart() === part)
        #expect(Container().cachedPart() !== part)
        container.reset(.scopes)
        #expect(container.cachedPart() !== part)
    }

    @Test("that is shared builds once for as long as somebody holds what was built")
    func shared() {
        var part: Part? = container.sharedPart()
        weak let first = part
        #expect(container.sharedPart() === part)
        #expect(Container().sharedPart() !== part)
        part = nil
        #expect(first == nil)
        #expect(container.sharedPart().name.isEmpty)
    }

    @Test("that is shared holds what a contract stands for, if that is an object")
    func sharedContract() {
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

private final class ObjectNumber: NumberContract {
    let number = 1
}

extension Container {
    fileprivate var graphNumber: Factory<any NumberContract> { Factory(self) { self.number() }.graph }
    fileprivate var objectNumber: Factory<any NumberContract> { Factory(self) { ObjectNumber() }.shared }
}
