import FoundationEssentials
import Synchronization

/// Coalesces requests: concurrent calls for a key share a task, which is cancelled when all these calls are cancelled.
final class RequestCoalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Request {
        let id: UUID
        let task: Task<Void, Never>
        var waiters: [UUID: CheckedContinuation<Value, any Error>] = [:]
    }

    private let requests = Mutex<[Key: Request]>([:])

    /// Returns the result of `work`, which starts unless a request for `key` is in flight. A cancelled call ends at once.
    func value(of key: Key, from work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let waiter = UUID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add($0, as: waiter, to: key, work) }
        } onCancel: {
            leave(key, waiter)
        }
    }

    private func add(
        _ continuation: CheckedContinuation<Value, any Error>, as waiter: UUID, to key: Key,
        _ work: @escaping @Sendable () async throws -> Value
    ) {
        let isCancelled = requests.withLock { requests in
            // Checked under the lock: a later cancellation finds the waiter in the request.
            if Task.isCancelled { return true }
            requests[key, default: begin(key, work)].waiters[waiter] = continuation
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Starts a request, which holds its task until the task ends.
    private func begin(_ key: Key, _ work: @escaping @Sendable () async throws -> Value) -> Request {
        let id = UUID()
        let task = Task {
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            let waiters = requests.withLock { requests in
                // A new request may have replaced a cancelled request.
                requests[key]?.id == id ? requests.removeValue(forKey: key)?.waiters : nil
            }
            for continuation in (waiters ?? [:]).values { continuation.resume(with: result) }
        }
        return Request(id: id, task: task)
    }

    private func leave(_ key: Key, _ waiter: UUID) {
        let (continuation, unwanted) = requests.withLock { requests in
            let continuation = requests[key]?.waiters.removeValue(forKey: waiter)
            let isUnwanted = continuation != nil && requests[key]?.waiters.isEmpty == true
            return (continuation, isUnwanted ? requests.removeValue(forKey: key)?.task : nil)
        }
        unwanted?.cancel()
        continuation?.resume(throwing: CancellationError())
    }
}
