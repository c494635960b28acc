import CChallengeCurl
import ChallengeCore
import Synchronization

/// The thread for a client's transfers, any number at a time. May be used from any task.
///
/// A host has at most 8 connections. Further transfers wait for a connection.
final class TransferThread: Sendable {
    private typealias Outcome = Result<Transfer.Response, HTTPError>

    private struct State {
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        var begun: [(number: Int, request: Transfer.Request)] = []
        var cancelled: [Int] = []
        var isOver = false
        var lastNumber = 0
    }

    /// The state that the thread and the client share: orders to begin or cancel transfers, and libcurl's common handle.
    private final class Shared: Sendable {
        let library: curl_library
        nonisolated(unsafe) let multi: UnsafeMutableRawPointer
        let state = Mutex(State())

        init(library: curl_library, multi: UnsafeMutableRawPointer) { (self.library, self.multi) = (library, multi) }

        /// Changes the orders and wakes the thread.
        func change<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
            state.withLock { state in
                let value = body(&state)
                _ = library.multi_wakeup(multi)
                return value
            }
        }
    }

    private let shared: Shared

    /// - Throws: ``HTTPError/missing(_:)`` without libcurl; ``HTTPError/permanent(_:)`` if the machine has no thread
    ///   or memory left.
    init() throws(HTTPError) {
        guard let library = curl_library()?.pointee else {
            throw .missing("libcurl is missing; install libcurl4 (apt) or libcurl (dnf)")
        }
        guard let multi = library.multi_init() else { throw .permanent("there is no memory for a request") }
        curl_set_connection_limit(multi, 8)
        shared = Shared(library: library, multi: multi)
        let context = Unmanaged.passRetained(shared)
        let isStarted = curl_start_thread(
            { context in
                guard let context else { return }
                TransferThread.run(Unmanaged<Shared>.fromOpaque(context).takeRetainedValue())
            }, context.toOpaque())
        guard isStarted else {
            context.release()
            _ = library.multi_cleanup(multi)
            throw .permanent("the system has no free thread for a request")
        }
    }

    deinit { shared.change { $0.isOver = true } }

    /// Runs a transfer. A cancelled task ends at once with ``HTTPError/cancelled``, and its connection is closed.
    func response(to request: Transfer.Request) async throws(HTTPError) -> Transfer.Response {
        let number = shared.state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                shared.change {
                    $0.waiting[number] = continuation
                    $0.begun.append((number, request))
                }
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            cancel(number)
        }
        return try outcome.get()
    }

    private func cancel(_ number: Int) {
        let continuation = shared.change {
            $0.cancelled.append(number)
            return $0.waiting.removeValue(forKey: number)
        }
        continuation?.resume(returning: .failure(.cancelled))
    }

    // MARK: The thread

    private static func run(_ shared: Shared) {
        let (library, multi) = (shared.library, shared.multi)
        var transfers: [Int: Transfer] = [:]
        while let orders = orders(of: shared) {
            curl_begin_turn()
            for (number, request) in orders.begun {
                guard let transfer = Transfer(request, number: number, library: library) else {
                    finish(number, .failure(.permanent("there is no memory for a request")), shared)
                    continue
                }
                transfers[number] = transfer
                _ = library.multi_add_handle(multi, transfer.handle)
            }
            for number in orders.cancelled {
                guard let transfer = transfers.removeValue(forKey: number) else { continue }
                _ = library.multi_remove_handle(multi, transfer.handle)
            }
            var running: CInt = 0
            _ = library.multi_perform(multi, &running)
            let ended = endedTransfers(of: multi, library)
            for (transfer, _) in ended {
                _ = library.multi_remove_handle(multi, transfer.handle)
                transfers[transfer.number] = nil
            }
            curl_end_turn()
            for (transfer, code) in ended { finish(transfer.number, transfer.outcome(code), shared) }
            // libcurl wakes up for its own timers, so the timeout is only an upper limit.
            if ended.isEmpty { _ = library.multi_poll(multi, nil, 0, .max, nil) }
        }
        curl_begin_turn()
        _ = library.multi_cleanup(multi)
        curl_end_turn()
    }

    /// Returns the new orders; nil if the client is gone.
    private static func orders(of shared: Shared) -> (
        begun: [(number: Int, request: Transfer.Request)], cancelled: [Int]
    )? {
        shared.state.withLock { state in
            guard !state.isOver else { return nil }
            defer { (state.begun, state.cancelled) = ([], []) }
            return (state.begun, state.cancelled)
        }
    }

    private static func endedTransfers(
        of multi: UnsafeMutableRawPointer, _ library: curl_library
    ) -> [(Transfer, CURLcode)] {
        var ended: [(Transfer, CURLcode)] = []
        var left: CInt = 0
        while let message = library.multi_info_read(multi, &left)?.pointee {
            guard message.msg == CURLMSG_DONE,
                let transfer = curl_pointer(message.easy_handle, CURLINFO_PRIVATE)
            else { continue }
            ended.append((Unmanaged<Transfer>.fromOpaque(transfer).takeUnretainedValue(), message.data.result))
        }
        return ended
    }

    private static func finish(_ number: Int, _ outcome: Outcome, _ shared: Shared) {
        let continuation = shared.state.withLock { $0.waiting.removeValue(forKey: number) }
        continuation?.resume(returning: outcome)
    }
}
