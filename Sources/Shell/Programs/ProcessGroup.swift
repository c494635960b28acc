import Glibc
import Synchronization

/// A program with those that it has started, while it runs.
nonisolated final class ProcessGroup: Sendable {
    private let state = Mutex<(process: pid_t?, isTerminated: Bool)>((nil, false))

    /// It has begun.
    func begin(_ process: pid_t) {
        let isTerminated = state.withLock { state in
            state.process = process
            return state.isTerminated
        }
        if isTerminated { terminate() }
    }

    /// It has ended.
    func end() { state.withLock { $0.process = nil } }

    /// Sends SIGTERM, as soon as it runs.
    func terminate() {
        state.withLock { state in
            state.isTerminated = true
            if let process = state.process { kill(-process, SIGTERM) }
        }
    }
}
