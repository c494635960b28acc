import ChallengeTaskTracking
import ChallengeTestSupport
import Dispatch
import Foundation
import Logging

@Suite("The activity log", .limited)
struct ActivityLogTests {
    @Test("The log has all records until it is drained")
    func everything() {
        let log = ActivityLog()
        log.record(.cache(.miss, key: "a"))
        log.track(TrackingEvent("seen"))
        #expect(log.drain().map(\.activity) == [.cache(.miss, key: "a"), .track(TrackingEvent("seen"))])
        #expect(log.drain().map(\.activity) == [])
    }
}

@Suite("A board for progress", .limited)
@MainActor
struct ProgressBoardTests {
    private let board = ProgressBoard()

    private func progress(_ completed: Int, of total: Int = 40) -> ChallengeCore.Progress {
        ChallengeCore.Progress(title: "Copying", completed: completed, total: total, unit: "records")
    }

    @Test("A board has the latest progress, announces it at once, and keeps it during a remark")
    func last() {
        var told: [Int?] = []
        board.onReport = { told.append($0?.completed) }
        #expect(board.progress == nil)
        board.report(progress(10))
        board.report(progress(20))
        #expect(board.progress == progress(20))
        board.report(nil)
        #expect(board.progress == nil)
        #expect(told == [10, 20, nil])
        board.report(progress(10))
        board.remark("The API asks for a pause of 3 s")
        #expect(board.remark == "The API asks for a pause of 3 s")
        #expect(board.progress == progress(10))
        board.remark(nil)
        #expect(board.remark == nil)
    }

    @Test("A board ignores the reports of a cancelled task, except the end of progress")
    func cancelled() async {
        board.report(progress(10))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            board.report(progress(20))
            #expect(board.progress == progress(10))
            board.report(nil)
        }
        await task.value
        #expect(board.progress == nil)
    }

    @Test(
        "A board counts in hundredths, rounded down, also of 0",
        arguments: [(0, 3, 0), (1, 3, 33), (3, 3, 100), (0, 0, 0)])
    func percent(completed: Int, total: Int, percent: Int) {
        #expect(progress(completed, of: total).percent == percent)
    }
}

@Suite("The environment", .limited)
struct AppEnvironmentTests {
    @Test("An empty variable counts as missing")
    func emptyVariables() {
        let environment = AppEnvironment(variables: ["EMPTY": "", "BLANK": " ", "SET": "value"])
        #expect(environment["EMPTY"] == nil)
        #expect(environment["MISSING"] == nil)
        #expect(environment["BLANK"] == " ")
        #expect(environment["SET"] == "value")
    }

    @Test(
        "The program's folder is below the variable's, or below the home's if that is not absolute",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/rick"], "/data/notes"),
            (["XDG_DATA_HOME": "/data"], "/data/notes"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_DATA_HOME": "~/data", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_DATA_HOME": "", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_STATE_HOME": "/state", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
        ])
    func folder(variables: [String: String], expected: String) {
        #expect(AppEnvironment(variables: variables).folder(.data, of: "notes") == expected)
    }

    @Test(
        "Each base directory has a folder, by its variable and below the home",
        arguments: [
            (AppEnvironment.BaseFolder.cache, "XDG_CACHE_HOME", ".cache"),
            (.configuration, "XDG_CONFIG_HOME", ".config"), (.data, "XDG_DATA_HOME", ".local/share"),
            (.state, "XDG_STATE_HOME", ".local/state"),
        ])
    func base(base: AppEnvironment.BaseFolder, variable: String, fallback: String) {
        #expect(AppEnvironment(variables: [variable: "/other"]).folder(base, of: "notes") == "/other/notes")
        #expect(AppEnvironment(variables: ["HOME": "/rick"]).folder(base, of: "notes") == "/rick/\(fallback)/notes")
    }

    @Test(
        "Without an absolute variable and an absolute home there is no folder for the program",
        arguments: [[:], ["HOME": ""], ["HOME": "home/rick"], ["XDG_DATA_HOME": "data"]])
    func noFolder(variables: [String: String]) {
        #expect(AppEnvironment(variables: variables).folder(.data, of: "notes") == nil)
    }
}

@Suite("A tracker", .limited)
struct TrackerTests {
    @Test("A tracker configures each provider once, in order and before any event")
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
    func track(_ event: any TrackingEventContract) { journal.record("\(name) \(event.name) \(event.properties)") }
}

@Suite("The console's tracking provider", .limited)
struct ConsoleTrackingProviderTests {
    @Test("The provider writes an event at the level debug, its properties as metadata, unless the log rejects it")
    func event() {
        let log = Recorder<LogEvent>()
        provider(writingTo: log, level: .trace).track(
            TrackingEvent("character_chosen", ["id": "5", "name": "Rick \"C-137\""]))
        #expect(log.all.map(\.level) == [.debug])
        #expect(log.all.map(\.message.description) == ["character_chosen"])
        #expect(log.all.map(\.metadata) == [["id": "5", "name": "Rick \"C-137\""]])
        let silent = Recorder<LogEvent>()
        provider(writingTo: silent, level: .info).track(TrackingEvent("character_chosen"))
        #expect(silent.all.isEmpty)
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

@Suite("An exchange of the app's own HTTP client", .limited)
struct ExchangeTests {
    private let sut = Instrumentation()

    private struct Refusal: Error, CustomStringConvertible { let description = "no host" }

    private func answer(_ body: String = #"{"names": ["Rick"], "next": "\u0041"}"#) async throws -> [String] {
        let (body, status) = try await sut.exchange("/a") { (Data(body.utf8), 200) }
        return ["\(status)", String(decoding: body, as: UTF8.self)]
    }

    private var outcomes: [Activity.RequestOutcome] {
        sut.activity.drain().map(\.activity).map { activity in
            if case .request("/a", let outcome, _) = activity { outcome } else { .failed("\(activity)") }
        }
    }

    @Test("An exchange is recorded with its answer, or with the client's error")
    func recorded() async throws {
        #expect(try await answer("abc") == ["200", "abc"])
        await #expect(throws: Refusal.self) { try await sut.exchange("/a") { throw Refusal() } }
        #expect(outcomes == [.answered(status: 200, bytes: 3), .failed("no host")])
    }

    @Test(
        "The rows of an answer are its elements or those of its longest list; a single record has none",
        arguments: [
            ("[1, 2]", 2), (#"{"info": {"pages": 9}, "results": [{"id": 1}]}"#, 1), (#"{"results": []}"#, 0),
            (#"{"id": 1, "episodes": [{"id": 2}]}"#, nil), (#"{"names": ["a"]}"#, nil), ("abc", nil),
        ])
    func rows(body: String, count: Int?) async throws {
        _ = try await answer(body)
        #expect(outcomes == [.answered(status: 200, bytes: body.utf8.count, rows: count)])
    }

    @Test(
        "The fault applies to an exchange",
        arguments: [
            (Fault.status(503), ["503", ""]),
            (.delay(.milliseconds(1)), ["200", #"{"names": ["Rick"], "next": "\u0041"}"#]),
            (.empty, ["200", #"{"names":[],"next":"A"}"#]),
            (.replace("Rick", with: "Zo\""), ["200", #"{"names": ["Zo\""], "next": "\u0041"}"#]),
        ])
    func faults(fault: Fault, expected: [String]) async throws {
        sut.faults.fault = fault
        #expect(try await answer() == expected)
    }

    @Test("Without a network an exchange fails, and an unreadable answer is no JSON")
    func offline() async throws {
        sut.faults.fault = .offline
        await #expect(throws: Instrumentation.Offline.self) { try await answer() }
        sut.faults.fault = .garbage
        #expect(try await answer()[1].hasPrefix("<"))
        #expect(outcomes == [.failed("the fault 'offline' is on"), .answered(status: 200, bytes: 35)])
    }

    @Test("A command waits for exchanges, even after a thread that the app does not know has resumed the tasks")
    func awaited() async throws {
        let answered = Recorder<Int>()
        sut.tasks.attributing {
            for number in 1...50 {
                _ = Task { [sut] in
                    _ = try await sut.exchange("/a") {
                        await withUnsafeContinuation { continuation in
                            Thread.detachNewThread { continuation.resume() }
                        }
                        return (Data(), 200)
                    }
                    answered.record(number)
                }
            }
        }
        try await sut.tasks.rest()
        #expect(answered.all.sorted() == Array(1...50))
    }
}
