package import ChallengeShellRest
import Synchronization

/// The means to observe and test an app, shared by its data layer and the shell or test that drives it.
public struct Instrumentation: Sendable {
    /// What happens below the screens. Drained only by the shell or test that drives the app.
    public let activity = ActivityLog()
    /// The fault that the data layer should show; initially none.
    public let faults = FaultInjector()
    /// What the app is busy with; initially nothing.
    package let progress = ProgressBoard()
    /// What the app's tasks do.
    package let tasks = AppTasks()

    /// Means of its own, for one app.
    public init() {}
}

/// A fault injected into the data layer, so that error states can be shown and tested.
public enum Fault: Sendable, Hashable {
    /// No host can be reached.
    case offline
    /// Every answer has this HTTP status.
    case status(Int)
    /// Every answer is delayed.
    case delay(Duration)
    /// Every answer is unreadable.
    case garbage
    /// Every list in an answer is empty.
    case empty
    /// Every answer has the second text wherever it had the first one, as if the data had changed.
    case replace(String, with: String)
}

/// Holds the current fault. May be used from any task; a request uses the fault that is on when it begins.
public final class FaultInjector: Sendable {
    private let state = Mutex<Fault?>(nil)
    private let waiting = Atomic(0)

    /// Without a fault.
    public init() {}

    /// The fault that is on, if any.
    public var fault: Fault? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }

    /// Waits where the fault that is on delays every answer, or a schedule chooses when answers arrive. Throws
    /// `CancellationError` when its task is cancelled.
    public func delay(_ clock: any Clock<Duration> = ContinuousClock()) async throws {
        guard case .delay(let duration) = fault else { return try await AppTasks.awaitingArrival() }
        waiting.add(1, ordering: .relaxed)
        defer { waiting.subtract(1, ordering: .relaxed) }
        try await AppTasks.awaitingAnswer { try await clock.sleep(for: duration) }
    }

    /// How many requests wait in ``delay(_:)``.
    package var waitingCount: Int { waiting.load(ordering: .relaxed) }
}

/// Something that happened below the screens, for `trace`. The target of a request is its path and query, decoded.
package enum Activity: Sendable, Hashable {
    /// A screen's state changed; both states by their names.
    case state(screen: String, from: String, to: String)
    /// A request to a server; the duration is that from the request to the last byte of the answer.
    case request(target: String, outcome: RequestOutcome, duration: Duration)
    /// The wait before a request is retried, with the reason in a few words; the request is recorded after it.
    case pause(reason: String, target: String, duration: Duration)
    /// A cache lookup or store of the value of this name: `character 5`.
    case cache(CacheOutcome, key: String)
    /// A screen has tracked an event.
    case track(TrackingEvent)

    package static let requestMethod = "GET"

    /// How a request ended.
    package enum RequestOutcome: Sendable, Hashable {
        /// An HTTP status and the size of the body, in bytes.
        case answered(status: Int, bytes: ByteCount)
        /// There is no answer; the text says why in a few words.
        case failed(String)
    }

    /// What a cache was used for.
    package enum CacheOutcome: String, Sendable, Hashable, CaseIterable {
        /// The cached value was used.
        case hit
        /// The value was not cached; it is requested from the source.
        case miss
        /// The value came from the source and is cached now.
        case stored
        /// The source failed, and the cached value was used instead.
        case fallback
    }
}

/// How many bytes an answer has, counted when somebody asks: a server within the program may not have written it.
package struct ByteCount: Sendable, Hashable, ExpressibleByIntegerLiteral {
    private let count: @Sendable () -> Int

    package init(_ count: @escaping @Sendable () -> Int) { self.count = count }
    package init(integerLiteral value: Int) { count = { value } }

    package var value: Int { count() }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Collects activities, in the order of the calls of `record(_:)`, until they are drained. May be used from any task.
public final class ActivityLog: TrackingProviderContract {
    private let gathered = Mutex<[Activity]>([])
    private let details = Atomic(true)

    /// Without activities.
    public init() {}

    /// True if everything is recorded, as at first, or only the tracked events, where nobody looks at anything else.
    package var isDetailed: Bool {
        get { details.load(ordering: .relaxed) }
        set { details.store(newValue, ordering: .relaxed) }
    }

    /// Adds an activity behind all others, if details are wanted; otherwise it is not made.
    package func record(_ activity: @autoclosure () -> Activity) {
        if isDetailed { add(activity()) }
    }

    /// Adds the event as an activity behind all others.
    public func track(_ event: any TrackingEventContract) { add(.track(TrackingEvent(event))) }

    private func add(_ activity: Activity) { gathered.withLock { $0.append(activity) } }

    /// Removes and returns the activities since the last call, in order.
    package func drain() -> [Activity] {
        gathered.withLock { gathered in
            defer { gathered = [] }
            return gathered
        }
    }
}

/// Holds the progress of the app's work and the reason for a wait; the code that has set one of them clears it.
package final class ProgressBoard: Sendable {
    private let state = Mutex<(progress: Progress?, remark: String?)>((nil, nil))

    /// Called for each ``report(_:)``, in order.
    @MainActor package var onReport: @MainActor (Progress?) -> Void = { _ in }

    /// Without progress or a reason for a wait.
    package init() {}

    /// The progress of the current work, if it can be counted.
    package var progress: Progress? { state.withLock { $0.progress } }

    /// The reason for the current wait, for people.
    package var remark: String? { state.withLock { $0.remark } }

    /// Sets the progress; nil when the work has ended. Ignored in a cancelled task, unless it is nil.
    @MainActor
    package func report(_ progress: Progress?) {
        guard progress == nil || !Task.isCancelled else { return }
        state.withLock { $0.progress = progress }
        onReport(progress)
    }

    /// Sets the reason for a wait, a sentence without a full stop, or nil at its end. The last call of any task counts.
    package func remark(_ text: String?) {
        state.withLock { $0.remark = text }
    }
}

/// The progress of long work.
package struct Progress: Sendable, Hashable {
    /// The name of the work: `Copying`.
    package let title: String
    /// The number of units done: 0 to ``total``.
    package let completed: Int
    /// The number of all units.
    package let total: Int
    /// The units, in the plural: `records`.
    package let unit: String

    /// The progress of long work.
    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// The part that is done, in percent, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
