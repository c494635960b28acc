import ChallengeCore
import Logging
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

@Suite("The console's tracking provider")
struct ConsoleTrackingProviderTests {
    @Test("writes an event at the level debug, its properties as metadata")
    func event() {
        let log = Log()
        provider(writingTo: log, level: .trace).track(
            TrackingEvent("character_chosen", ["id": "5", "name": "Rick \"C-137\""]))
        #expect(log.entries.map(\.level) == [.debug])
        #expect(log.entries.map(\.message.description) == ["character_chosen"])
        #expect(log.entries.map(\.metadata) == [["id": "5", "name": "Rick \"C-137\""]])
    }

    @Test("is silent in a log that wants no debugging")
    func silence() {
        let log = Log()
        provider(writingTo: log, level: .info).track(TrackingEvent("character_chosen"))
        #expect(log.entries.isEmpty)
    }

    private func provider(writingTo log: Log, level: Logger.Level) -> ConsoleTrackingProvider {
        var logger = Logger(label: "test") { _ in LogRecorder(log: log) }
        logger.logLevel = level
        return ConsoleTrackingProvider(logger: logger)
    }
}

private final class Log: Sendable {
    private let written = Mutex<[LogEvent]>([])

    var entries: [LogEvent] { written.withLock { $0 } }

    func write(_ event: LogEvent) { written.withLock { $0.append(event) } }
}

private struct LogRecorder: LogHandler {
    let log: Log
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.write(event) }
}
