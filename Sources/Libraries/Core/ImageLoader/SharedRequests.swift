import Synchronization

/// Work that is done once for all who ask for its result at the same time, and ends when nobody wants it any more.
final class SharedRequests<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Request {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
    }

    private struct State {
        var requests: [Key: Request] = [:]
        /// Numbers requests and waiters.
        var count = 0

        mutating func nextNumber() -> Int {
            count += 1
            return count
        }
    }

    private let state = Mutex(State())

    /// What `work` comes to; begun where nobody has asked for `key` yet.
    ///
    /// - Throws: what `work` has thrown; `CancellationError`, at once, when the calling task is cancelled. The work is
    ///   cancelled when all who wait for it are.
    func value(of key: Key, from work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let waiter = state.withLock { $0.nextNumber() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add($0, as: waiter, to: key, work) }
        } onCancel: {
            leave(key, waiter)
        }
    }

    private func add(
        _ continuation: CheckedContinuation<Value, any Error>, as waiter: Int, to key: Key,
        _ work: @escaping @Sendable () async throws -> Value
    ) {
        let isCancelled = state.withLock { state in
            // Looked up within the lock: who is cancelled later than this is found among the waiters.
            if Task.isCancelled { return true }
            var request = state.requests[key] ?? begin(key, number: state.nextNumber(), work)
            request.waiters[waiter] = continuation
            state.requests[key] = request
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// The request holds its task until that is over.
    private func begin(_ key: Key, number: Int, _ work: @escaping @Sendable () async throws -> Value) -> Request {
        Request(
            number: number,
            task: Task {
                let result: Result<Value, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                end(key, number, result)
            })
    }

    private func end(_ key: Key, _ number: Int, _ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            // One that nobody wanted any more may have a successor.
            state.requests[key]?.number == number ? state.requests.removeValue(forKey: key)?.waiters : nil
        }
        for waiter in waiters ?? [:] { waiter.value.resume(with: result) }
    }

    private func leave(_ key: Key, _ waiter: Int) {
        let (continuation, unwanted) = state.withLock { state in
            let continuation = state.requests[key]?.waiters.removeValue(forKey: waiter)
            let isUnwanted = continuation != nil && state.requests[key]?.waiters.isEmpty == true
            return (continuation, isUnwanted ? state.requests.removeValue(forKey: key)?.task : nil)
        }
        unwanted?.cancel()
        continuation?.resume(throwing: CancellationError())
    }
}
