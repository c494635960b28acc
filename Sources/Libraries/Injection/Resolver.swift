import Glibc
import Synchronization

/// Resolves factories, one at a time in the whole process.
///
/// One lock guards all containers and factories, because a value may need any other value. With two locks, two threads
/// could take the locks in opposite orders and deadlock. A cycle across two threads would not be detected.
final class Resolver: Sendable {
    static let shared = Resolver()

    private typealias Step = (container: Container, key: FactoryKey)

    /// The lock that a thread holds during a resolution.
    private let lock = RecursiveLock()
    /// The running resolutions, the outermost first, for the thread that holds ``lock``.
    private let steps = Mutex<[Step]>([])

    /// Runs a closure, excluding all resolutions of other threads.
    func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    func resolve<Value>(_ factory: Factory<Value>) -> Value {
        lock.withLock {
            let (container, key) = (factory.container, factory.key)
            if factory.scope != .unique, let instance = container.instance(of: key) { return Self.typed(instance) }
            begin((container, key))
            defer { steps.withLock { _ = $0.popLast() } }
            let value = container.asCurrent {
                container.registration(of: key).map { Self.typed($0()) } ?? factory.build()
            }
            container.keep(value, of: key, in: factory.scope)
            return value
        }
    }

    /// Casts a kept or registered value to the type in its key.
    private static func typed<Value>(_ value: Any) -> Value {
        guard let value = value as? Value else { fatalError("a key of \(Value.self) has led to \(type(of: value))") }
        return value
    }

    private func begin(_ step: Step) {
        let circle = steps.withLock { steps in
            defer { steps.append(step) }
            return steps.firstIndex { $0.container === step.container && $0.key == step.key }
                .map { steps[$0...] + [step] }
        }
        if let circle { fatalError("circular dependency: \(Self.text(circle))") }
    }

    /// Ends the program with a message about the innermost factory, because no caller can handle its fault.
    func fail(_ reason: (_ name: String) -> String) -> Never {
        let chain = steps.withLock { $0 }
        let needs = chain.count > 1 ? "; it is needed by \(Self.text(chain[...]))" : ""
        fatalError(reason(chain.last?.key.name ?? "") + needs)
    }

    private static func text(_ chain: ArraySlice<Step>) -> String { chain.map(\.key.name).joined(separator: " → ") }
}

/// A lock that its thread may take again: `PTHREAD_MUTEX_RECURSIVE` of POSIX.1-2017, pthread_mutexattr_settype. Building
/// a value takes the lock again to resolve dependencies. The library's `Mutex` does not allow a second lock.
private final class RecursiveLock: @unchecked Sendable {
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
