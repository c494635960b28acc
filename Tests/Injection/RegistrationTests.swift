import ChallengeInjection
import Synchronization
import ChallengeTestLimits

@Suite("A registration")
struct RegistrationTests {
    private let container = Container()

    @Test("A registration replaces the declaration in its container only, and leaves the declared scope")
    func override() {
        container.cachedPart.register { Part("double") }
        #expect(container.cachedPart().name == "double")
        #expect(container.cachedPart() === container.cachedPart())
        container.uniquePart.register { Part("double") }
        #expect(container.uniquePart() !== container.uniquePart())
        #expect(Container().cachedPart().name.isEmpty)
    }

    @Test("A registration forgets its factory's objects, replaces an earlier one, and fulfils a promised factory")
    func again() {
        let declared = container.cachedPart()
        container.cachedPart.register { Part("one") }
        #expect(container.cachedPart().name == "one")
        container.cachedPart.register { Part("two") }
        #expect(container.cachedPart().name == "two")
        #expect(container.cachedPart() !== declared)
        container.promised.register { Fixed(number: 3) }
        #expect(container.promised().number == 3)
    }

    @Test(
        "Each reset forgets registrations and their objects, except the reset of the scopes, which forgets kept objects"
    )
    func reset() {
        for what in Container.Reset.allCases {
            container.graphPart.register { Part("double") }
            container.sharedPart.register { Part("double") }
            let (kept, registered) = (container.cachedPart(), container.sharedPart())
            container.reset(what)
            #expect((container.cachedPart() === kept) == (what == .registrations))
            #expect(container.sharedPart() !== registered)
            #expect(container.pair().parts[1].parts[0].name == (what == .scopes ? "double" : ""))
        }
    }

    @Test("A registration is for a name in a file with a type; neither other files nor other types share it")
    func identity() {
        func factory<Value>(_ name: String, _ file: String, _ value: Value) -> Factory<Value> {
            Factory(container, name: name, file: file) { value }
        }
        factory("a", "x.swift", 1).register { 2 }
        #expect(factory("a", "x.swift", 1)() == 2)
        #expect(factory("b", "x.swift", 1)() == 1)
        #expect(factory("a", "y.swift", 1)() == 1)
        #expect(factory("a", "x.swift", "1")() == "1")
    }

    @Test("Freeing a kept object may resolve another one", .limited)
    func lettingGo() {
        let counter = Mutex(0)
        final class Farewell: Part, @unchecked Sendable {
            let onEnd: @Sendable () -> Void
            init(_ onEnd: @escaping @Sendable () -> Void) {
                self.onEnd = onEnd
                super.init()
            }
            deinit { onEnd() }
        }
        let onEnd: @Sendable () -> Void = { [container] in
            _ = container.cachedPart()
            counter.withLock { $0 += 1 }
        }
        let farewell = Factory<Part>(container, name: "farewell") { Farewell(onEnd) }
        let graph = Factory(container, name: "graph") {
            _ = farewell.graph()
            return Part()
        }
        _ = farewell.cached()
        farewell.register { Farewell(onEnd) }
        _ = farewell.cached()
        container.reset()
        _ = graph()
        #expect(counter.withLock { $0 } == 3)
    }

    @Test("A registration of a factory with arguments is for all arguments, and may return nil")
    func arguments() {
        #expect(container.part(named: "one")().name == "one")
        #expect(container.part(named: "two")().name == "two")
        container.part(named: "one").register { Part("double") }
        #expect(container.part(named: "two")().name == "double")
        #expect(container.optional()?.number == 1)
        container.optional.register { nil }
        #expect(container.optional() == nil)
        #expect(container.optional() == nil)
    }
}

extension Container {
    fileprivate var optional: Factory<Fixed?> { Factory(self) { Fixed(number: 1) }.cached }
}

/// The product of the tests' factories: an object with an identity and with its parts.
class Part: @unchecked Sendable {
    let name: String
    let parts: [Part]

    init(_ name: String = "", _ parts: [Part] = []) {
        self.name = name
        self.parts = parts
    }
}

protocol NumberContract: Sendable { var number: Int { get } }

struct Fixed: NumberContract {
    let number: Int
}

extension Container {
    var uniquePart: Factory<Part> { Factory(self) { Part() } }
    var cachedPart: Factory<Part> { Factory(self) { Part() }.cached }
    var sharedPart: Factory<Part> { Factory(self) { Part() }.shared }
    var graphPart: Factory<Part> { Factory(self) { Part() }.graph }
    var singletonPart: Factory<Part> { Factory(self) { Part() }.singleton }

    /// The same parts twice, at two depths.
    var pair: Factory<Part> { Factory(self) { Part("pair", [self.graphPart(), self.branch()]) } }
    var branch: Factory<Part> { Factory(self) { Part("branch", [self.graphPart()]) } }

    var number: Factory<any NumberContract> { Factory(self) { Fixed(number: 1) } }
    var promised: Factory<any NumberContract> { .promised(by: self) }
    func part(named name: String) -> Factory<Part> { Factory(self) { Part(name) } }
}
