import Glibc

/// A lock that its holder may take again: `PTHREAD_MUTEX_RECURSIVE` of POSIX.1-2017, pthread_mutexattr_settype.
///
/// The library's `Mutex` may not be taken twice by one thread, and what a container builds resolves what it needs.
final class RecursiveLock: @unchecked Sendable {
    // Never moved and given up with the lock only; all that is done with it is made for several threads.
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
