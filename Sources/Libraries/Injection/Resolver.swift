import Synchronization

/// Resolves factories, one at a time in the whole process.
///
/// There is one lock and not one a container or a factory, because what is being built may need anything else: two locks
/// taken in two orders would wait for each other for ever, and a circle across two threads would not be seen as one.
final class Resolver: Sendable {
    static let shared = Resolver()

    /// A factory in a container, which is held: another could come to its place in memory.
    private struct Place: Hashable {
        let container: Container
        let key: FactoryKey

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.container === rhs.container && lhs.key == rhs.key }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(container))
            hasher.combine(key)
        }
    }

    private struct State {
        /// What is building, the outermost first, and what each was built with so far.
        var stack: [(place: Place, footprint: Footprint)] = []
        /// What the outermost resolution has built that it uses again.
        var graph: [Place: Kept] = [:]
        var singletons: [FactoryKey: Kept] = [:]
    }

    /// Held for as long as something resolves.
    private let lock = RecursiveLock()
    /// Of the holder of ``lock``; taken for a moment only, and never while something is built.
    private let state = Mutex(State())

    /// Does something while nobody else resolves.
    func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    func resolve<Value>(_ factory: Factory<Value>) -> Value {
        lock.withLock {
            let place = Place(container: factory.container, key: factory.key)
            let registration = factory.container.registration(of: factory.key)
            if let kept = kept(factory, at: place), let value = kept.value() {
                join(kept.footprint)
                return Self.typed(value)
            }
            begin(place, Footprint(keys: [factory.key], isContainers: registration != nil))
            let value = factory.container.asCurrent { registration.map { Self.typed($0()) } ?? factory.build() }
            keep(value, of: factory, at: place)
            join(end())
            return value
        }
    }

    /// What is kept or registered by a key, which has the type in it.
    private static func typed<Value>(_ value: Any) -> Value {
        guard let value = value as? Value else { fatalError("a key of \(Value.self) has led to \(type(of: value))") }
        return value
    }

    private func kept<Value>(_ factory: Factory<Value>, at place: Place) -> Kept? {
        switch factory.scope {
        case .unique: nil
        case .cached, .shared: factory.container.kept(of: factory.key)
        case .graph: state.withLock { $0.graph[place] }
        case .singleton: factory.container.kept(of: factory.key) ?? singleton(factory)
        }
    }

    /// The process's, unless the container would build it with something else.
    private func singleton<Value>(_ factory: Factory<Value>) -> Kept? {
        guard let kept = state.withLock({ $0.singletons[factory.key] }) else { return nil }
        return factory.container.hasRegistration(among: kept.footprint.keys) ? nil : kept
    }

    private func keep<Value>(_ value: Value, of factory: Factory<Value>, at place: Place) {
        let footprint = state.withLock { $0.stack[$0.stack.count - 1].footprint }
        let kept = Kept(value: { value }, footprint: footprint)
        switch factory.scope {
        case .unique: break
        case .cached: factory.container.keep(kept, of: factory.key)
        case .shared:
            // Anything else could be made an object too: a box that nobody holds.
            guard type(of: value as Any) is AnyClass else {
                fail { .noObject(chain: $0, type: "\(type(of: value as Any))") }
            }
            // A weak reference cannot be a constant before Swift 6.3. Nobody but the runtime changes this one, and what
            // it is to is Sendable, which cannot be said of it once its type is gone.
            nonisolated(unsafe) weak var object: AnyObject?
            object = value as AnyObject
            factory.container.keep(Kept(value: { object }, footprint: footprint), of: factory.key)
        case .graph: state.withLock { $0.graph[place] = kept }
        case .singleton where footprint.isContainers || factory.container.hasRegistration(among: footprint.keys):
            factory.container.keep(kept, of: factory.key)
        case .singleton: state.withLock { $0.singletons[factory.key] = kept }
        }
    }

    private func begin(_ place: Place, _ footprint: Footprint) {
        let isCircle = state.withLock { state in
            defer { state.stack.append((place, footprint)) }
            return state.stack.contains { $0.place == place }
        }
        if isCircle { fail { .circular(chain: $0) } }
    }

    private func end() -> Footprint {
        // The graph is released outside the lock: a deinitialiser may resolve something.
        let (footprint, _) = state.withLock { state in
            let footprint = state.stack.removeLast().footprint
            guard state.stack.isEmpty else { return (footprint, [:]) }
            defer { state.graph = [:] }
            return (footprint, state.graph)
        }
        return footprint
    }

    /// Adds to the footprint of what is being built, if anything is.
    func join(_ footprint: Footprint) {
        state.withLock { state in
            guard !state.stack.isEmpty else { return }
            state.stack[state.stack.count - 1].footprint.formUnion(footprint)
        }
    }

    /// Ends the program.
    ///
    /// - Parameter error: given the names of the factories that are building, the outermost first.
    func fail(_ error: (_ chain: [String]) -> InjectionError) -> Never {
        fatalError(error(state.withLock { $0.stack.map(\.place.key.name) }).description)
    }
}
