import Synchronization

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
