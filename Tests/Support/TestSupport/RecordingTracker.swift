package import ChallengeCore
import Synchronization

/// A tracker that remembers the events, as `name key=value …` with the keys in alphabetical order.
package final class RecordingTracker: TrackerContract, TrackingProviderContract {
    private let recorded = Mutex<[String]>([])

    package init() {}

    package var events: [String] { recorded.withLock { $0 } }

    package func track(_ event: any TrackingEventContract) {
        let properties = event.properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        recorded.withLock { $0.append(event.name + properties) }
    }
}
