import Synchronization

/// Something that happened below what a screen shows, for whoever wants to see how it came about.
package enum Activity: Sendable, Hashable {
    /// A screen's view state went from one case to another; both by their names.
    case state(screen: String, from: String, to: String)
    case request(Request)
    case pause(Pause)
    case cache(CacheUse)
    case track(Tracked)

    /// A question to the API, and what came of it.
    package struct Request: Sendable, Hashable {
        package enum Outcome: Sendable, Hashable {
            /// An HTTP status and the size of the body, in bytes.
            case answered(status: Int, bytes: Int)
            /// No answer; why, in a few words.
            case failed(String)
        }

        /// The HTTP method: `GET`.
        package let method: String
        /// The path and the query, as a person reads them.
        package let target: String
        package let outcome: Outcome
        /// From the question to the last byte of the answer.
        package let duration: Duration

        package init(method: String, target: String, outcome: Outcome, duration: Duration) {
            self.method = method
            self.target = target
            self.outcome = outcome
            self.duration = duration
        }
    }

    /// A request waits before it is made once more; the ``Request`` that it belongs to comes later.
    package struct Pause: Sendable, Hashable {
        /// Why, in a few words.
        package let reason: String
        /// The HTTP method: `GET`.
        package let method: String
        /// The path and the query, as a person reads them.
        package let target: String
        /// How long it is meant to be.
        package let duration: Duration

        package init(reason: String, method: String, target: String, duration: Duration) {
            self.reason = reason
            self.method = method
            self.target = target
            self.duration = duration
        }
    }

    /// What was looked for among what is kept, and whether it was there.
    package struct CacheUse: Sendable, Hashable {
        package enum Outcome: String, Sendable, Hashable, CaseIterable {
            /// It was there, and was used.
            case hit
            /// It was not there; the source was asked.
            case miss
            /// It came from the source and is kept from now on.
            case stored
            /// The source failed, and what was kept was used in its place.
            case fallback
        }

        /// What was looked for: `character 5`.
        package let key: String
        package let outcome: Outcome

        package init(key: String, outcome: Outcome) {
            self.key = key
            self.outcome = outcome
        }
    }

    /// A tracked event, as the session's provider has it.
    package struct Tracked: Sendable, Hashable {
        package let name: String
        package let properties: [String: String]

        package init(name: String, properties: [String: String] = [:]) {
            self.name = name
            self.properties = properties
        }
    }
}

/// Gathers activities from wherever they happen, until someone takes them.
///
/// May be used from any task; the order is that of the calls of ``record(_:)``.
package final class ActivityLog: TrackingProviderContract {
    private let gathered = Mutex<[Activity]>([])

    package init() {}

    package func record(_ activity: Activity) {
        gathered.withLock { $0.append(activity) }
    }

    /// Everything since the last call, in order.
    package func drain() -> [Activity] {
        gathered.withLock { gathered in
            defer { gathered = [] }
            return gathered
        }
    }

    package func track(_ event: any TrackingEventContract) {
        record(.track(Activity.Tracked(name: event.name, properties: event.properties)))
    }

    /// Records what becomes of a value that is kept: see ``CachePolicy/fetch(_:log:local:store:remote:)``.
    func record(_ outcome: Activity.CacheUse.Outcome, of key: String) {
        record(.cache(Activity.CacheUse(key: key, outcome: outcome)))
    }
}
