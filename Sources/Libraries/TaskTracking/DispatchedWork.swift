import CChallengeDispatch

/// Work of an app on a queue of Dispatch. A command waits for it like for a job, and its delay is a sleep.
///
/// Only calls of `async` and `asyncAfter` in the app's jobs, or in such work, are known. A program with Dispatch's archive,
/// linked with `--static-swift-stdlib`, knows none.
final class DispatchedWork: Sendable {
    /// Any thread may use it, and one thread runs it.
    nonisolated(unsafe) private let work: OpaquePointer
    let cause: Cause

    private init(_ queue: UnsafeMutableRawPointer?, _ block: UnsafeMutableRawPointer?, _ cause: Cause) {
        (work, self.cause) = (dispatched_work_keep(queue, block), cause)
    }

    /// Counts the work that apps give to Dispatch from now on.
    static func watch() {
        dispatch_hooks_set(
            { queue, block in
                guard let cause = DispatchedWork.currentCause else { return false }
                Scheduler.process.enqueue(DispatchedWork(queue, block, cause))
                return true
            },
            { delay, queue, block in
                // Virtual time stands still while something external is awaited, which this delay may be a part of.
                guard let cause = DispatchedWork.currentCause, !cause.tasks.awaitsExternal else { return false }
                let work = DispatchedWork(queue, block, cause)
                Scheduler.process.enqueue(work, after: .nanoseconds(max(0, delay)))
                return true
            })
    }

    /// The cause of the work that the running job gives to Dispatch; nil outside of an app.
    private static var currentCause: Cause? {
        guard let running = RunningJob.current, !running.isScheduling, let cause = running.cause else { return nil }
        return cause.waitPolicy == .none ? nil : cause
    }

    /// Gives the work to its queue.
    func enqueue() {
        dispatched_work_enqueue(work, Unmanaged.passRetained(self).toOpaque()) { context in
            guard let context else { return }
            Scheduler.process.run(Unmanaged<DispatchedWork>.fromOpaque(context).takeRetainedValue())
        }
    }

    func run() { dispatched_work_run(work) }
}
