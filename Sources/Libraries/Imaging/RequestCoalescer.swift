import Synchronization

/// Request coalescing: concurrent calls for the same key share one task, which is cancelled when all of them are.
final class RequestCoalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Request {
        let number: Int
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
    }

    private struct State {
        var requests: [Key: Request] = [:]
        /// The last number of a request or a waiter.
        var count = 0

        mutating func nextNumber() -> Int {
            count += 1
            return count
        }
    }

    private let state = Mutex(State())

    /// The result of `work`, which is started unless a request for `key` is in flight.
    ///
    /// - Throws: what `work` throws; `CancellationError`, immediately, when the calling task is cancelled.
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
            // Checked under the lock: a later cancellation finds the waiter in the request.
            if Task.isCancelled { return true }
            var request = state.requests[key] ?? begin(key, number: state.nextNumber(), work)
            request.waiters[waiter] = continuation
            state.requests[key] = request
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Starts a request, which holds its task until that ends.
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
            // A cancelled request may have been replaced by a new one.
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
