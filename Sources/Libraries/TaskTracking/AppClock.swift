import Synchronization

/// The clock of an app. This clock is virtual if the app's time is virtual.
public struct AppClock: Clock {
    /// A moment of an app's time.
    public struct Instant: InstantProtocol {
        /// The time since the app began if time is virtual, otherwise since an unknown moment.
        public let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let tasks: AppTasks

    /// The app's time.
    public var now: Instant { Instant(offset: tasks.now) }
    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Sleeps until the deadline in the app's time. Throws `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        guard AppTasks.areWatched else { return try await Task.sleep(for: now.duration(to: deadline)) }
        let cause = RunningJob.current?.cause.flatMap { $0.tasks === tasks ? $0 : nil } ?? tasks.cause()
        let sleep = Mutex<(number: Int?, isCancelled: Bool)>((nil, false))
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let number = Scheduler.process.sleep(
                    now.duration(to: deadline), .resume(continuation), cause: cause)
                let isCancelled = sleep.withLock { sleep in
                    sleep.number = number
                    return sleep.isCancelled
                }
                if isCancelled { Scheduler.process.endSleep(number, of: tasks) }
            }
        } onCancel: {
            let number = sleep.withLock { sleep in
                sleep.isCancelled = true
                return sleep.number
            }
            if let number { Scheduler.process.endSleep(number, of: tasks) }
        }
        try Task.checkCancellation()
    }
}

extension AppTasks {
    package var clock: AppClock { AppClock(tasks: self) }
}
