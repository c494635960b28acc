import Glibc
import Synchronization

/// Resolves factories, one at a time in the whole process.
///
/// One lock guards all containers and factories, because what is being built may need anything else: two locks taken in
/// two orders would wait for each other for ever, and a circle across two threads would not be seen as one.
final class Resolver: Sendable {
    static let shared = Resolver()

    /// A factory in a container, which is held: another could come to its address in memory.
    private struct Key: Hashable {
        let container: Container
        let factory: FactoryKey

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.container === rhs.container && lhs.factory == rhs.factory
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(container))
            hasher.combine(factory)
        }
    }

    private struct State {
        /// The resolutions under way, the outermost first, with what each depends on so far.
        var stack: [(key: Key, dependencies: Dependencies)] = []
        /// The instances of the outermost resolution's graph.
        var graph: [Key: CachedInstance] = [:]
        var singletons: [FactoryKey: CachedInstance] = [:]
    }

    /// Held for the length of a resolution.
    private let lock = RecursiveLock()
    /// That of the holder of ``lock``; its own lock is taken for a moment only, and never while a value is built.
    private let state = Mutex(State())

    /// Runs a closure while nobody else resolves.
    func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    func resolve<Value>(_ factory: Factory<Value>) -> Value {
        lock.withLock {
            let key = Key(container: factory.container, factory: factory.key)
            let registration = factory.container.registration(of: factory.key)
            if let instance = cached(factory, key), let value = instance.value() {
                join(instance.dependencies)
                return Self.typed(value)
            }
            begin(key, Dependencies(keys: [factory.key], areContainers: registration != nil))
            let value = factory.container.asCurrent { registration.map { Self.typed($0()) } ?? factory.build() }
            cache(value, of: factory, key)
            join(end())
            return value
        }
    }

    /// A value that is cached or registered by a key, which has the type in it.
    private static func typed<Value>(_ value: Any) -> Value {
        guard let value = value as? Value else { fatalError("a key of \(Value.self) has led to \(type(of: value))") }
        return value
    }

    private func cached<Value>(_ factory: Factory<Value>, _ key: Key) -> CachedInstance? {
        switch factory.scope {
        case .unique: nil
        case .cached, .shared: factory.container.cached(factory.key)
        case .graph: state.withLock { $0.graph[key] }
        case .singleton: factory.container.cached(factory.key) ?? singleton(factory)
        }
    }

    /// The process's instance, unless the container would build it with something else.
    private func singleton<Value>(_ factory: Factory<Value>) -> CachedInstance? {
        guard let instance = state.withLock({ $0.singletons[factory.key] }) else { return nil }
        return factory.container.hasRegistration(among: instance.dependencies.keys) ? nil : instance
    }

    private func cache<Value>(_ value: Value, of factory: Factory<Value>, _ key: Key) {
        let dependencies = state.withLock { $0.stack[$0.stack.count - 1].dependencies }
        let instance = CachedInstance(value: { value }, dependencies: dependencies)
        switch factory.scope {
        case .unique: break
        case .cached: factory.container.cache(instance, for: factory.key)
        case .shared:
            // Anything else could be made an object too: a box that nobody holds.
            guard type(of: value as Any) is AnyClass else {
                fail { name in
                    "'\(name)' is of the scope 'shared', which holds instances of classes, and makes a "
                        + "\(type(of: value as Any))"
                }
            }
            // A weak reference cannot be a constant before Swift 6.3. Nobody but the runtime changes this one, and what
            // it is to is Sendable, which cannot be said of it once its type is gone.
            nonisolated(unsafe) weak var object: AnyObject?
            object = value as AnyObject
            factory.container.cache(CachedInstance(value: { object }, dependencies: dependencies), for: factory.key)
        case .graph: state.withLock { $0.graph[key] = instance }
        case .singleton
        where dependencies.areContainers || factory.container.hasRegistration(among: dependencies.keys):
            factory.container.cache(instance, for: factory.key)
        case .singleton: state.withLock { $0.singletons[factory.key] = instance }
        }
    }

    private func begin(_ key: Key, _ dependencies: Dependencies) {
        let circle = state.withLock { state in
            defer { state.stack.append((key, dependencies)) }
            return state.stack.firstIndex { $0.key == key }.map { state.stack[$0...].map(\.key) + [key] }
        }
        if let circle { fatalError("circular dependency: \(Self.text(circle))") }
    }

    private func end() -> Dependencies {
        // The graph is released outside the lock: a deinitialiser may resolve something.
        let (dependencies, _) = state.withLock { state in
            let dependencies = state.stack.removeLast().dependencies
            guard state.stack.isEmpty else { return (dependencies, [:]) }
            defer { state.graph = [:] }
            return (dependencies, state.graph)
        }
        return dependencies
    }

    /// Adds to the dependencies of the innermost resolution, if there is one.
    func join(_ dependencies: Dependencies) {
        state.withLock { state in
            guard !state.stack.isEmpty else { return }
            state.stack[state.stack.count - 1].dependencies.formUnion(dependencies)
        }
    }

    /// Ends the program, as no caller could handle what is wrong with the innermost factory.
    func fail(_ reason: (_ name: String) -> String) -> Never {
        let chain = state.withLock { $0.stack.map(\.key) }
        let needs = chain.count > 1 ? "; it is needed by \(Self.text(chain))" : ""
        fatalError(reason(chain.last?.factory.name ?? "") + needs)
    }

    private static func text(_ chain: [Key]) -> String { chain.map(\.factory.name).joined(separator: " → ") }
}

/// A lock that its holder may take again: `PTHREAD_MUTEX_RECURSIVE` of POSIX.1-2017, pthread_mutexattr_settype. A thread must
/// not take the library's `Mutex` twice, and a value that is being built resolves what it needs.
final class RecursiveLock: @unchecked Sendable {
    // The mutex is never moved and is freed with the lock only; every call on it is made for several threads.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

struct CachedInstance: Sendable {
    /// Nil where the reference is weak and nobody else holds the instance.
    let value: @Sendable () -> Any?
    let dependencies: Dependencies
}

struct Dependencies: Sendable {
    /// Every factory that took part, the instance's own among them.
    var keys: Set<FactoryKey>
    /// True if one of them is a container's own, because it was registered there or is still to come from there.
    var areContainers: Bool

    mutating func formUnion(_ other: Dependencies) {
        keys.formUnion(other.keys)
        areContainers = areContainers || other.areContainers
    }
}
