import Synchronization

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
