public import Dispatch

/// Runs actions, at once or later.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of its moments.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of its options.
    associatedtype SchedulerOptions

    /// The present moment.
    var now: SchedulerTimeType { get }
    /// The least tolerance of its times.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Runs an action soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at a moment.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs an action at a moment, and after each interval from then on, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action soon.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a moment, and after each interval from then on, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action after an interval. Returns a function that prevents this.
    @discardableResult
    func run(after interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> () -> Void {
        if let queue = self as? any TaskScheduler, let interval = interval as? SchedulerTime.Stride {
            return queue.start(after: interval.duration, action).cancel
        }
        let action = Locked<(() -> Void)?>(action)
        schedule(after: now.advanced(by: interval)) { action.change { $0.take() }?() }
        return { action.change { $0 = nil } }
    }
}

/// A length of time that numbers of seconds and their parts can express.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds.
    static func seconds(_ s: Double) -> Self
    /// A number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// A number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// A number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of a queue's or a run loop's time.
public struct SchedulerTime: Strideable, Hashable, Sendable {
    let instant: ContinuousClock.Instant

    /// A length of time. A number without a unit is in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Sendable
    {
        var duration: Duration

        public static func seconds(_ s: Int) -> Stride { Stride(duration: .seconds(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(duration: .seconds(s)) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(duration: .milliseconds(ms)) }
        public static func microseconds(_ us: Int) -> Stride { Stride(duration: .microseconds(us)) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(duration: .nanoseconds(ns)) }

        init(duration: Duration) { self.duration = duration }
        /// A number of seconds.
        public init(_ seconds: Double) { duration = .seconds(seconds) }
        public init(integerLiteral seconds: Int) { duration = .seconds(seconds) }
        public init(floatLiteral seconds: Double) { duration = .seconds(seconds) }
        public init?(exactly source: some BinaryInteger) {
            guard let seconds = Int(exactly: source) else { return nil }
            duration = .seconds(seconds)
        }

        /// The number of seconds.
        public var timeInterval: Double { duration / .seconds(1) }
        public var magnitude: Stride { Stride(duration: duration < .zero ? .zero - duration : duration) }
        public static func < (left: Stride, right: Stride) -> Bool { left.duration < right.duration }
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(duration: left.duration + right.duration)
        }
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(duration: left.duration - right.duration)
        }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    public func distance(to other: SchedulerTime) -> Stride { Stride(duration: instant.duration(to: other.instant)) }
    public func advanced(by stride: Stride) -> SchedulerTime {
        SchedulerTime(instant: instant.advanced(by: stride.duration))
    }
}

/// A queue or a run loop. Its actions run as tasks, so that whoever watches an app's tasks knows them, and its times are
/// sleeps of tasks, which virtual time shortens. Nothing runs on the queue itself.
public protocol TaskScheduler: Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == TaskSchedulerOptions {
    /// True if its actions run on the main actor.
    var runsOnMainActor: Bool { get }
}

/// The options of a queue, of which there are none.
public struct TaskSchedulerOptions: Sendable {}

extension TaskScheduler {
    /// The system's time, also while an app's time is virtual.
    public var now: SchedulerTime { SchedulerTime(instant: .now) }
    /// None.
    public var minimumTolerance: SchedulerTime.Stride { 0 }

    /// Starts a task for an action.
    public func schedule(options: TaskSchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if runsOnMainActor { Task { @MainActor in action() } } else { Task { action() } }
    }

    /// Starts a task that sleeps and acts.
    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: TaskSchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        start(after: now.distance(to: date).duration, action)
    }

    /// Starts a task that sleeps and acts repeatedly.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
        options: TaskSchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable(start(after: now.distance(to: date).duration, every: interval.duration, action).cancel)
    }

    /// Starts a task that sleeps and acts, once or repeatedly.
    @discardableResult
    func start(after delay: Duration, every interval: Duration? = nil, _ action: @escaping () -> Void) -> Task<
        Void, any Error
    > {
        nonisolated(unsafe) let action = action
        let runsOnMainActor = runsOnMainActor
        return Task {
            var delay = delay
            repeat {
                try await Task.sleep(for: delay)
                if runsOnMainActor {
                    try await MainActor.run {
                        try Task.checkCancellation()
                        action()
                    }
                } else {
                    action()
                }
                delay = interval ?? delay
            } while interval != nil
        }
    }
}

extension DispatchQueue: TaskScheduler {
    /// The main queue has many wrappers on Linux, so its label is compared.
    public var runsOnMainActor: Bool { label == "com.apple.main-thread" }
}

/// Runs actions at once, within the call.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTime { SchedulerTime(instant: .now) }
    public var minimumTolerance: SchedulerTime.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
