import Dispatch
package import Glibc
import Synchronization

/// A running program, together with all programs that it has started.
package nonisolated final class ProcessGroup: Sendable {
    /// The time between SIGTERM and SIGKILL.
    private static let grace = Duration.seconds(2)
    /// The time in microseconds between two checks of the group.
    private static let pause: useconds_t = 10_000
    private static let ending = DispatchGroup()

    private let state = Mutex<(process: pid_t?, isTerminated: Bool)>((nil, false))

    package func begin(_ process: pid_t) {
        let isTerminated = state.withLock { state in
            state.process = process
            return state.isTerminated
        }
        if isTerminated { terminate() }
    }

    package func end() { state.withLock { $0.process = nil } }

    /// Blocks the thread until all groups that have received SIGTERM have ended, or at most for ``grace``.
    package static func waitForEnding() { ending.wait() }

    /// Sends SIGTERM, even to a program that starts later. After ``grace``, sends SIGKILL to the remaining processes.
    func terminate() {
        state.withLock { state in
            state.isTerminated = true
            guard let process = state.process, kill(-process, SIGTERM) == 0 else { return }
            DispatchQueue.global().async(group: Self.ending) { Self.waitAndKill(process) }
        }
    }

    /// No other group gets the number `process` while a process of this group runs.
    private static func waitAndKill(_ process: pid_t) {
        let end = ContinuousClock.now + grace
        while ContinuousClock.now < end {
            guard kill(-process, 0) == 0 else { return }
            usleep(pause)
        }
        kill(-process, SIGKILL)
    }
}
