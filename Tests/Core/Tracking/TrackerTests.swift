import ChallengeCore
import ChallengeTestSupport
import Logging
import Testing

@Suite("A tracker")
struct TrackerTests {
    @Test("configures each provider once, in order and before any event")
    func configuration() {
        let journal = Recorder<String>()
        let tracker = Tracker(providers: ["first", "second"].map { Witness(name: $0, journal: journal) })
        #expect(journal.all == ["first configured", "second configured"])
        tracker.track(TrackingEvent("screen_seen"))
        tracker.track(TrackingEvent("row_chosen", ["id": "5"]))
        #expect(
            journal.all.dropFirst(2) == [
                "first screen_seen [:]", "second screen_seen [:]", "first row_chosen [\"id\": \"5\"]",
                "second row_chosen [\"id\": \"5\"]",
            ])
    }
}

private struct Witness: TrackingProviderContract {
    let name: String
    let journal: Recorder<String>

    func configure() { journal.record("\(name) configured") }
    func track(_ event: TrackingEvent) { journal.record("\(name) \(event.name) \(event.properties)") }
}

@Suite("The console's tracking provider")
struct ConsoleTrackingProviderTests {
    @Test("writes an event at the level debug, its properties as metadata")
    func event() {
        let log = Recorder<LogEvent>()
        provider(writingTo: log, level: .trace).track(
            TrackingEvent("character_chosen", ["id": "5", "name": "Rick \"C-137\""]))
        #expect(log.all.map(\.level) == [.debug])
        #expect(log.all.map(\.message.description) == ["character_chosen"])
        #expect(log.all.map(\.metadata) == [["id": "5", "name": "Rick \"C-137\""]])
    }

    @Test("is silent in a log that wants no debugging")
    func silence() {
        let log = Recorder<LogEvent>()
        provider(writingTo: log, level: .info).track(TrackingEvent("character_chosen"))
        #expect(log.all.isEmpty)
    }

    private func provider(writingTo log: Recorder<LogEvent>, level: Logger.Level) -> ConsoleTrackingProvider {
        var logger = Logger(label: "test") { _ in LogRecorder(log: log) }
        logger.logLevel = level
        return ConsoleTrackingProvider(logger: logger)
    }
}

private struct LogRecorder: LogHandler {
    let log: Recorder<LogEvent>
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.record(event) }
}
