import Dispatch
package import Glibc
import Synchronization

/// A program with those that it has started, while it runs.
package nonisolated final class ProcessGroup: Sendable {
    /// How long it may take to end after SIGTERM, before it gets SIGKILL.
    private static let grace = Duration.seconds(2)
    /// The time between two looks whether it has ended, in microseconds.
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

    /// Blocks the thread until all have ended that got SIGTERM: for ``grace`` at most.
    package static func waitForEnding() { ending.wait() }

    /// Sends SIGTERM as soon as it runs, and SIGKILL to what is left after ``grace``.
    func terminate() {
        state.withLock { state in
            state.isTerminated = true
            guard let process = state.process, kill(-process, SIGTERM) == 0 else { return }
            DispatchQueue.global().async(group: Self.ending) { Self.waitAndKill(process) }
        }
    }

    /// The number is the group's own while it has a process.
    private static func waitAndKill(_ process: pid_t) {
        let end = ContinuousClock.now + grace
        while ContinuousClock.now < end {
            guard kill(-process, 0) == 0 else { return }
            usleep(pause)
        }
        kill(-process, SIGKILL)
    }
}
