import ChallengeCore
import Synchronization
import Testing

@Suite("A tracker")
struct TrackerTests {
    @Test("configures each provider once, in order and before any event")
    func configuration() {
        let journal = Journal()
        let tracker = Tracker(providers: ["first", "second"].map { Witness(name: $0, journal: journal) })
        #expect(journal.entries == ["first configured", "second configured"])
        tracker.track(TrackingEvent("screen_seen"))
        tracker.track(TrackingEvent("row_chosen", ["id": "5"]))
        #expect(
            journal.entries.dropFirst(2) == [
                "first screen_seen [:]", "second screen_seen [:]", "first row_chosen [\"id\": \"5\"]",
                "second row_chosen [\"id\": \"5\"]",
            ])
    }
}

private final class Journal: Sendable {
    private let written = Mutex<[String]>([])

    var entries: [String] { written.withLock { $0 } }

    func write(_ entry: String) { written.withLock { $0.append(entry) } }
}

private struct Witness: TrackingProviderContract {
    let name: String
    let journal: Journal

    func configure() { journal.write("\(name) configured") }
    func track(_ event: TrackingEvent) { journal.write("\(name) \(event.name) \(event.properties)") }
}
