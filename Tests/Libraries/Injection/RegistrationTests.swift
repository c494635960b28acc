import ChallengeInjection
import ChallengeTestLimits
import Synchronization

@Suite("A registration", .limited)
struct RegistrationTests {
    private let container = Container()

    @Test("A unique factory builds afresh each time, a cached one and a singleton once for each container")
    func scopes() {
        #expect(container.uniquePart() !== container.uniquePart())
        #expect(container.cachedPart() === container.cachedPart())
        #expect(Container().cachedPart() !== container.cachedPart())
        #expect(container.singletonPart() === container.singletonPart())
        #expect(Container().singletonPart() !== container.singletonPart())
    }

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
        let declared = [container.cachedPart(), container.singletonPart()]
        for name in ["one", "two"] {
            container.cachedPart.register { Part(name) }
            container.singletonPart.register { Part(name) }
            #expect(container.cachedPart().name == name)
            #expect(container.singletonPart().name == name)
        }
        #expect(declared.allSatisfy { $0.name.isEmpty })
        container.promised.register { Fixed(number: 3) }
        #expect(container.promised().number == 3)
    }

    @Test("A reset forgets registrations, their objects and cached objects, and keeps declared singletons")
    func reset() {
        container.uniquePart.register { Part("double") }
        container.registeredSingleton.register { Part("double") }
        #expect(container.registeredSingleton().name == "double")
        let cached = container.cachedPart()
        let singleton = container.singletonPart()
        container.reset()
        #expect(container.uniquePart().name.isEmpty)
        #expect(container.registeredSingleton().name.isEmpty)
        #expect(container.cachedPart() !== cached)
        #expect(container.singletonPart() === singleton)
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
        _ = farewell.cached()
        farewell.register { Farewell(onEnd) }
        _ = farewell.cached()
        container.reset()
        #expect(counter.withLock { $0 } == 2)
    }

    @Test("A registration of a factory with arguments is for all arguments, and may return nil")
    func arguments() {
        #expect(container.part(named: "one")().name == "one")
        #expect(container.part(named: "two")().name == "two")
        container.part(named: "one").register { Part("double") }
        #expect(container.part(named: "two")().name == "double")
        container.optional.register { nil }
        #expect(container.optional() == nil)
        #expect(container.optional() == nil)
    }

    @Test("Tasks that resolve a factory at the same time get the same object, made once", .limited)
    func concurrency() async {
        for _ in 1...100 {
            let made = Mutex(0)
            let factory = Factory(Container(), name: "part") {
                made.withLock { $0 += 1 }
                return Part()
            }.cached
            let parts = await withTaskGroup(of: Part.self) { group in
                for _ in 0..<8 { group.addTask { factory() } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(parts.allSatisfy { $0 === parts[0] })
            #expect(made.withLock { $0 } == 1)
        }
    }
}

extension Container {
    fileprivate var registeredSingleton: Factory<Part> { Factory(self) { Part() }.singleton }
    fileprivate var optional: Factory<Fixed?> { Factory(self) { Fixed(number: 1) }.cached }
}

/// The product of the tests' factories: an object with an identity.
class Part: @unchecked Sendable {
    let name: String

    init(_ name: String = "") { self.name = name }
}

protocol NumberContract: Sendable { var number: Int { get } }

struct Fixed: NumberContract {
    let number: Int
}

extension Container {
    var uniquePart: Factory<Part> { Factory(self) { Part() } }
    var cachedPart: Factory<Part> { Factory(self) { Part() }.cached }
    var singletonPart: Factory<Part> { Factory(self) { Part() }.singleton }
    var number: Factory<any NumberContract> { Factory(self) { Fixed(number: 1) } }
    var promised: Factory<any NumberContract> { .promised(by: self) }
    func part(named name: String) -> Factory<Part> { Factory(self) { Part(name) } }
}
