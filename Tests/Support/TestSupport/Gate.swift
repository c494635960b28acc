import ChallengeTaskTracking
import Synchronization
import ChallengeTestLimits

/// Blocks tasks until a test opens it, and so orders events. For an app, a blocked task is an answer in flight.
///
/// Cancelling a waiting task ends its wait.
package final class Gate: Sendable {
    private enum Waiter {
        case waiting(CheckedContinuation<Void, Never>)
        case gone
    }

    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiters: [Int: Waiter] = [:]
        var onArrival: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Lets all tasks pass, now and later.
    package func open() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters.values.compactMap { waiter in
                if case .waiting(let continuation) = waiter { continuation } else { nil }
            }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Blocks tasks from now on.
    package func close() { state.withLock { $0.isOpen = false } }

    /// Waits until the gate is open or the task is cancelled.
    package func pass(file: String = #fileID, line: Int = #line) async {
        await LimitedTest.waits(for: "the gate that \(file):\(line) passes") {
            await AppTasks.awaitingExternal { await wait() }
        }
    }

    private func wait() async {
        let number = state.withLock { state -> Int in
            state.arrivals += 1
            return state.arrivals
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (resumesAtOnce, arrived) = state.withLock { state in
                    defer { state.onArrival = [] }
                    if state.isOpen || state.waiters.removeValue(forKey: number) != nil {
                        return (true, state.onArrival)
                    }
                    state.waiters[number] = .waiting(continuation)
                    return (false, state.onArrival)
                }
                if resumesAtOnce { continuation.resume() }
                for waiter in arrived { waiter.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state -> Waiter? in
                let waiter = state.waiters.removeValue(forKey: number)
                if waiter == nil { state.waiters[number] = .gone }
                return waiter
            }
            if case .waiting(let continuation) = waiter { continuation.resume() }
        }
    }

    /// Waits until a task has arrived at the gate.
    package func waitForArrival(file: String = #fileID, line: Int = #line) async {
        await LimitedTest.waits(for: "somebody at the gate at \(file):\(line)") {
            await withCheckedContinuation { continuation in
                let isThere = state.withLock { state in
                    if state.arrivals > 0, state.isOpen || !state.waiters.isEmpty { return true }
                    state.onArrival.append(continuation)
                    return false
                }
                if isThere { continuation.resume() }
            }
        }
    }
}

/// Blocks one task until it is opened. Cancelling the task does not end the wait.
@MainActor
package final class DeafGate {
    private let arrival = Gate()
    private var visitor: CheckedContinuation<Void, Never>?

    package nonisolated init() {}

    /// Waits until the gate is opened.
    package func pass() async {
        await withCheckedContinuation { continuation in
            visitor = continuation
            arrival.open()
        }
    }

    /// Waits until a task is blocked at the gate.
    package func waitForArrival() async { await arrival.pass() }

    /// Resumes the blocked task, and waits until it has run to its next suspension.
    package func open() async {
        visitor?.resume()
        visitor = nil
        // The main actor runs its jobs in order, so the resumed task runs before this one.
        await Task { @MainActor in }.value
    }
}
