package import ChallengeTaskTracking
import ChallengeText
import Synchronization

/// The tools to observe and test an app. The data layer shares them with the shell or test that drives the app.
public struct Instrumentation: Sendable {
    /// The log of the app's activities, such as requests. Only the shell or test that drives the app drains the log.
    public let activity = ActivityLog()
    /// The fault that the data layer simulates; at first no fault.
    public let faults = FaultInjector()
    /// The progress of the app's work; at first no progress.
    package let progress = ProgressBoard()
    package let tasks = AppTasks()

    /// Creates the tools for one app.
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
    /// In every answer, the second text replaces the first text, as if the data had changed.
    case replace(String, with: String)

    /// The fault as the arguments of `fault`, for people: `status 500`.
    package var name: String {
        switch self {
        case .offline: "offline"
        case .status(let code): "status \(code)"
        case .delay(let duration): "delay \((duration / .seconds(1)).written)"
        case .garbage: "garbage"
        case .empty: "empty"
        case .replace(let old, let new): "replace \(old) \(new)"
        }
    }
}

/// Holds the current fault. May be used from any task. A request uses the fault that is set when the request begins.
public final class FaultInjector: Sendable {
    private let state = Mutex<Fault?>(nil)
    private let waiting = Atomic(0)

    /// Creates an injector without a fault.
    public init() {}

    /// The current fault, if any.
    public var fault: Fault? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }

    /// Waits if the current fault delays every answer, or if a schedule chooses when answers arrive. Throws
    /// `CancellationError` when the task is cancelled.
    public func delay(_ clock: any Clock<Duration> = ContinuousClock()) async throws {
        guard case .delay(let duration) = fault else { return try await AppTasks.awaitingArrival() }
        waiting.add(1, ordering: .relaxed)
        defer { waiting.subtract(1, ordering: .relaxed) }
        try await AppTasks.awaitingAnswer { try await clock.sleep(for: duration) }
    }

    /// The number of requests that wait in ``delay(_:)``.
    package var waitingCount: Int { waiting.load(ordering: .relaxed) }
}

/// An activity of the app, such as a request, printed by `trace`. A request's target is its path and query, decoded.
package enum Activity: Sendable, Hashable {
    /// A screen's state changed; `from` and `to` are the names of the states.
    case state(screen: String, from: String, to: String)
    /// A request to a server; the duration ends with the last byte of the answer.
    case request(target: String, outcome: RequestOutcome, duration: Duration)
    /// A wait before a request is sent again, with the reason in a few words. Recorded before that request.
    case pause(reason: String, target: String, duration: Duration)
    /// A read or write of a cache; the key names the value: `character 5`.
    case cache(CacheOutcome, key: String)
    /// A screen has tracked an event.
    case track(TrackingEvent)

    package static let requestMethod = "GET"

    package enum RequestOutcome: Sendable, Hashable {
        /// An HTTP status, the size of the body in bytes, and the number of its rows; both nil if they are not known.
        case answered(status: Int, bytes: Int?, rows: Int? = nil)
        /// There is no answer; the text is the reason in a few words.
        case failed(String)
    }

    /// The outcome of a read or write of a cache.
    package enum CacheOutcome: String, Sendable, Hashable, CaseIterable {
        /// The cached value was used.
        case hit
        /// The value was not cached, and is requested from the source.
        case miss
        /// The value came from the source and is cached now.
        case stored
        /// The source failed, and the cached value was used instead.
        case fallback
    }
}

/// Collects activities, in the order of the calls of `record(_:)`, until they are drained. May be used from any task.
public final class ActivityLog: TrackingProviderContract {
    /// An activity, and the name of the screen whose work it is, if known.
    package typealias Entry = (activity: Activity, screen: String?)

    private let gathered = Mutex<[Entry]>([])
    private let details = Atomic(true)
    private let sizes = Atomic(true)
    private let isRead: Bool

    /// Creates a log without activities.
    public convenience init() { self.init(isRead: true) }

    /// - Parameter isRead: false for a log that nobody drains, which keeps nothing.
    init(isRead: Bool) { self.isRead = isRead }

    /// True if the log also records the states of screens. Default: true. Use false if nothing reads them.
    package var isDetailed: Bool {
        get { details.load(ordering: .relaxed) }
        set { details.store(newValue, ordering: .relaxed) }
    }

    /// True if the log also records the sizes of answers with rows, which must be encoded for that. Default: true. Use
    /// false if nothing prints them.
    package var hasSizes: Bool {
        get { sizes.load(ordering: .relaxed) }
        set { sizes.store(newValue, ordering: .relaxed) }
    }

    /// Appends an activity.
    package func record(_ activity: @autoclosure () -> Activity) {
        if isRead { add(activity()) }
    }

    /// Appends the event as an activity.
    public func track(_ event: any TrackingEventContract) { add(.track(TrackingEvent(event))) }

    private func add(_ activity: Activity) {
        if isRead { gathered.withLock { $0.append((activity, AppTasks.currentScreen)) } }
    }

    /// Removes and returns the activities since the last call, in order.
    package func drain() -> [Entry] {
        gathered.withLock { gathered in
            defer { gathered = [] }
            return gathered
        }
    }
}

/// Holds the progress of the app's work and the reason for a wait. The code that sets a value also clears it.
package final class ProgressBoard: Sendable {
    private let state = Mutex<(progress: Progress?, remark: String?)>((nil, nil))

    /// Called for each ``report(_:)``, in order.
    @MainActor package var onReport: @MainActor (Progress?) -> Void = { _ in }

    package init() {}

    /// The progress of the current work, if it can be counted.
    package var progress: Progress? { state.withLock { $0.progress } }

    package var remark: String? { state.withLock { $0.remark } }

    /// Sets the progress; nil clears it when the work ends. A cancelled task can only clear the progress.
    @MainActor
    package func report(_ progress: Progress?) {
        guard progress == nil || !Task.isCancelled else { return }
        state.withLock { $0.progress = progress }
        onReport(progress)
    }

    /// Sets the reason for a wait, without a full stop. Nil clears the reason. The last call from any task wins.
    package func remark(_ text: String?) {
        state.withLock { $0.remark = text }
    }
}

package struct Progress: Sendable, Hashable {
    /// The name of the work: `Copying`.
    package let title: String
    /// The number of finished units: 0 to ``total``.
    package let completed: Int
    package let total: Int
    /// The units, in the plural: `records`.
    package let unit: String

    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// The finished part in percent, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
