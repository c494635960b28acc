import Dispatch
package import Glibc
import Synchronization

/// A running program, together with all programs that it has started.
package nonisolated final class ProcessGroup: Sendable {
    /// The time between SIGTERM and SIGKILL.
    private static let grace = Duration.seconds(2)
    /// The time between two checks if the group has ended, in microseconds.
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

    /// Blocks the thread until all groups that were sent SIGTERM have ended: for ``grace`` at most.
    package static func waitForEnding() { ending.wait() }

    /// Sends SIGTERM, to a program that starts later too, and SIGKILL after ``grace`` to the processes that remain.
    func terminate() {
        state.withLock { state in
            state.isTerminated = true
            guard let process = state.process, kill(-process, SIGTERM) == 0 else { return }
            DispatchQueue.global().async(group: Self.ending) { Self.waitAndKill(process) }
        }
    }

    /// The number `process` belongs to the group as long as one of its processes runs.
    private static func waitAndKill(_ process: pid_t) {
        let end = ContinuousClock.now + grace
        while ContinuousClock.now < end {
            guard kill(-process, 0) == 0 else { return }
            usleep(pause)
        }
        kill(-process, SIGKILL)
    }
}
