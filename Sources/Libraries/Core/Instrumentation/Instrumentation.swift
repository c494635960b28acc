import Synchronization

/// The means to observe and test an app, shared by its data layer and the shell or test that drives it.
package struct Instrumentation: Sendable {
    /// Drained only by the shell or test that drives the app.
    package let activity = ActivityLog()
    /// Initially off.
    package let faults = FaultInjector()
    /// Initially empty.
    package let progress = ProgressBoard()

    package init() {}
}

/// A fault injected into the data layer, so that error states can be shown and tested.
package enum Fault: Sendable, Hashable {
    /// No host can be reached.
    case offline
    /// Every answer has this HTTP status.
    case status(Int)
    /// Every answer is delayed.
    case delay(Duration)
    /// Every answer is unreadable.
    case garbage
}

/// Holds the current fault. May be used from any task; a request uses the fault that is on when it begins.
package final class FaultInjector: Sendable {
    private let state = Mutex<Fault?>(nil)

    package init() {}

    /// The fault that is on, if any.
    package var fault: Fault? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// Something that happened below the screens, for `trace` and the like.
package enum Activity: Sendable, Hashable {
    /// A screen's state changed; both states by their names.
    case state(screen: String, from: String, to: String)
    case request(Request)
    case pause(Pause)
    case cache(CacheUse)
    case track(Tracked)

    /// A request to the API, with its outcome.
    package struct Request: Sendable, Hashable {
        package enum Outcome: Sendable, Hashable {
            /// An HTTP status and the size of the body, in bytes.
            case answered(status: Int, bytes: Int)
            /// There is no answer; the text says why in a few words.
            case failed(String)
        }

        /// The HTTP method: `GET`.
        package let method: String
        /// The path and the query, as a person reads them.
        package let target: String
        package let outcome: Outcome
        /// The time from the request to the last byte of the answer.
        package let duration: Duration

        package init(method: String, target: String, outcome: Outcome, duration: Duration) {
            self.method = method
            self.target = target
            self.outcome = outcome
            self.duration = duration
        }
    }

    /// The wait before a request is retried. The ``Request`` itself is recorded after it.
    package struct Pause: Sendable, Hashable {
        /// Why, in a few words.
        package let reason: String
        /// The HTTP method: `GET`.
        package let method: String
        /// The path and the query, as a person reads them.
        package let target: String
        /// The intended length of the wait.
        package let duration: Duration

        package init(reason: String, method: String, target: String, duration: Duration) {
            self.reason = reason
            self.method = method
            self.target = target
            self.duration = duration
        }
    }

    /// A cache lookup or store.
    package struct CacheUse: Sendable, Hashable {
        package enum Outcome: String, Sendable, Hashable, CaseIterable {
            /// The cached value was used.
            case hit
            /// The value was not cached; it is requested from the source.
            case miss
            /// The value came from the source and is cached now.
            case stored
            /// The source failed, and the cached value was used instead.
            case fallback
        }

        /// The name of the value: `character 5`.
        package let key: String
        package let outcome: Outcome

        package init(key: String, outcome: Outcome) {
            self.key = key
            self.outcome = outcome
        }
    }

    /// A tracked event.
    package struct Tracked: Sendable, Hashable {
        package let name: String
        package let properties: [String: String]

        package init(name: String, properties: [String: String] = [:]) {
            self.name = name
            self.properties = properties
        }
    }
}

/// Collects activities, in the order of the calls of ``record(_:)``, until they are drained. May be used from any task.
package final class ActivityLog: TrackingProviderContract {
    private let gathered = Mutex<[Activity]>([])

    package init() {}

    package func record(_ activity: Activity) {
        gathered.withLock { $0.append(activity) }
    }

    /// Removes and returns the activities since the last call, in order.
    package func drain() -> [Activity] {
        gathered.withLock { gathered in
            defer { gathered = [] }
            return gathered
        }
    }

    package func track(_ event: any TrackingEventContract) {
        record(.track(Activity.Tracked(name: event.name, properties: event.properties)))
    }

    /// Records the use of a cache: see ``CachePolicy/fetch(_:log:local:store:remote:)``.
    package func record(_ outcome: Activity.CacheUse.Outcome, of key: String) {
        record(.cache(Activity.CacheUse(key: key, outcome: outcome)))
    }
}

/// Holds the latest progress of the app's work, and the reason for a wait, for the shell to show.
///
/// The code that has set either of them has to clear it.
package final class ProgressBoard: Sendable {
    private struct State {
        var progress: Progress?
        var remark: String?
    }

    private let state = Mutex(State())

    /// Called for each ``report(_:)``, in order.
    @MainActor package var onReport: @MainActor (Progress?) -> Void = { _ in }

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

    /// Sets the reason for a wait, a sentence without a full stop; nil when the wait is over. May be called from any
    /// task; the last call counts.
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

    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// The part that is done, in percent, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
