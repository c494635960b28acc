import Glibc
import Synchronization

/// Resolves factories, one at a time in the whole process.
///
/// One lock guards all containers and factories, because a value may need any other value. With two locks, two threads
/// could take the locks in opposite orders and deadlock. A cycle across two threads would not be detected.
final class Resolver: Sendable {
    static let shared = Resolver()

    /// A factory in a container. Holds the container, so that no other container gets the same address in memory.
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
        /// The running resolutions, the outermost first, with their dependencies so far.
        var stack: [(key: Key, dependencies: Dependencies)] = []
        /// The instances with the scope ``Scope/graph``, which are shared during the outermost resolution.
        var graph: [Key: CachedInstance] = [:]
        var singletons: [FactoryKey: CachedInstance] = [:]
    }

    /// The lock that a thread holds during a resolution.
    private let lock = RecursiveLock()
    /// The state, for the thread that holds ``lock``. The mutex is held only briefly, and never while a value is built.
    private let state = Mutex(State())

    /// Runs a closure, excluding all resolutions of other threads.
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

    /// Casts a cached or registered value to the type in its key.
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

    /// Returns the process's instance, unless the container has a registration for one of the instance's dependencies.
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
            // Swift would box a value that is not an object in a temporary object.
            guard type(of: value as Any) is AnyClass else {
                fail { name in
                    "'\(name)' has the scope 'shared', which requires a class, but makes a "
                        + "\(type(of: value as Any))"
                }
            }
            // A weak reference cannot be a constant before Swift 6.3. Only the runtime changes this reference. Its object
            // is Sendable, but the erased type cannot express that.
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
        // The graph is released outside the lock, because a deinitialiser may resolve something.
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

    /// Ends the program with a message about the innermost factory, because no caller can handle its fault.
    func fail(_ reason: (_ name: String) -> String) -> Never {
        let chain = state.withLock { $0.stack.map(\.key) }
        let needs = chain.count > 1 ? "; it is needed by \(Self.text(chain))" : ""
        fatalError(reason(chain.last?.factory.name ?? "") + needs)
    }

    private static func text(_ chain: [Key]) -> String { chain.map(\.factory.name).joined(separator: " → ") }
}

/// A lock that its thread may take again: `PTHREAD_MUTEX_RECURSIVE` of POSIX.1-2017, pthread_mutexattr_settype. Building
/// a value takes the lock again to resolve dependencies. The library's `Mutex` does not allow a second lock.
final class RecursiveLock: @unchecked Sendable {
    // The mutex never moves and is freed with the lock; all calls on it are thread-safe.
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
    /// Returns nil if the reference is weak and the instance was released.
    let value: @Sendable () -> Any?
    let dependencies: Dependencies
}

struct Dependencies: Sendable {
    /// The factories of all dependencies, and the instance's own factory.
    var keys: Set<FactoryKey>
    /// True if a registration or a lazy injection ties one of these factories to a container.
    var areContainers: Bool

    mutating func formUnion(_ other: Dependencies) {
        keys.formUnion(other.keys)
        areContainers = areContainers || other.areContainers
    }
}
