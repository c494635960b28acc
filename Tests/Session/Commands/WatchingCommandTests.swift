@testable import ChallengeShellTestSupport

@Suite("The commands trace, states, time, events and fault", .limited)
struct WatchingCommandTests {
    private let shell = SessionUnderTest()
    private var app: AppUnderTest { shell.app }
    private var activity: ActivityLog { app.root.instrumentation.activity }

    @Test("trace prints navigations and the activity below the screens, one aligned line each")
    func trace() async throws {
        let work = app.action("work") { [activity, root = app.root] in
            activity.record(.state(screen: "List", from: "idle", to: "loading"))
            activity.record(.get("/a?b=c", .answered(status: 200, bytes: 12), .microseconds(1_250)))
            activity.record(.get("/d", .failed("no way"), .zero))
            activity.record(.pause(reason: "503", target: "/e", duration: .milliseconds(250)))
            activity.record(.cache(.hit, key: "a 1"))
            activity.record(.track(TrackingEvent("seen", ["b": "2", "a": "1"])))
            root.navigator.present(Place.search, style: .sheet)
            root.navigator.dismiss()
            root.navigator.navigate(to: Place.detail(identifier: 5))
            _ = try await root.navigator.deliver(Intent("note"))
            root.navigator.goBack()
            root.navigator.goToRoot()
        }
        app.show(.stub("Detail", actions: [app.action("note")]), for: Place.detail(identifier: 5))
        app.show(.stub("Home", actions: [work]))
        app.root.markDisplayed()
        try await shell.type("work")
        #expect(shell.output == "nothing has changed\n")
        try await shell.type("trace on")
        try await shell.type("work")
        try await shell.type("trace off")
        try await shell.type("work")
        #expect(
            shell.output == """
                nothing has changed
                Traces are now printed
                  state     List idle → loading
                  request   200, 12 bytes  GET /a?b=c
                  request   no response (no way)  GET /d
                  pause     503  GET /e
                  cache     hit a 1
                  track     seen a=1 b=2
                  navigate  present Place.search, depth 0
                  navigate  dismiss Place.search, depth 0
                  navigate  push Place.detail(identifier: 5), depth 1
                  navigate  deliver Place.detail(identifier: 5), depth 1: note
                  navigate  pop Place.detail(identifier: 5), depth 0
                  navigate  root Place.home, depth 0
                nothing has changed
                Traces are no longer printed
                nothing has changed

                """)
    }

    @Test("states prints a screen in each of its states, nothing of a failed command, and nothing without a command")
    func states() async throws {
        let load = app.action("load") { [app] in
            app.push(.stub("List", state: .idle))
            app.show(.stub("List", state: .loading, rows: ["…"]))
            _ = app.root.rendering
            app.show(.stub("List", rows: ["rick"]))
        }
        let fail = app.action("fail") { [app] in
            app.show(.stub("Home", state: .loading))
            _ = app.root.rendering
            throw StubError("no")
        }
        app.show(.stub("Home", actions: [load, fail]))
        try await shell.type("states on")
        try await shell.type("load")
        #expect(shell.output.hasSuffix("States are now printed\n\nHome › List\n…\n\nHome › List\nrick\n"))
        try await shell.type("home")
        let before = shell.writes.count
        #expect(try await !shell.type("fail"))
        app.show(.stub("Home"))
        _ = app.root.rendering
        shell.session.events.commit()
        #expect(shell.writes.dropFirst(before) == [.error("error: no\n")])
    }

    @Test("trace is dim on a terminal")
    func dim() async throws {
        let shell = SessionUnderTest(app, traits: .stub(isOutputTerminal: true))
        try await shell.type("trace on")
        activity.record(.cache(.miss, key: "a"))
        try await shell.type("echo x")
        #expect(shell.output.contains("  \u{1B}[2mcache   \u{1B}[0m  \u{1B}[2mmiss a\u{1B}[0m\n"))
    }

    @Test("A rollback leaves the activity in the trace, and removes the navigations")
    func failure() async throws {
        let work = app.action("work") { [activity, root = app.root] in
            activity.record(.cache(.miss, key: "a"))
            root.navigator.navigate(to: Outgoing.list)
            throw StubError("no")
        }
        app.show(.stub("Home", actions: [work]))
        app.root.markDisplayed()
        try await shell.type("trace on")
        #expect(try await !shell.type("work"))
        #expect(shell.writes.dropFirst() == [.output("  cache     miss a\n"), .error("error: no\n")])
    }

    @Test("time prints the duration of a command, and of a request where trace is on too")
    func time() async throws {
        try await shell.type("time on; ")
        try await shell.type("trace on")
        activity.record(.get("/", .answered(status: 404, bytes: 0), .microseconds(12_340)))
        activity.record(.pause(reason: "503", target: "/", duration: .milliseconds(250)))
        try await shell.type("echo a")
        #expect(shell.output.contains("  request   404, 0 bytes, 12.3 ms  GET /\n"))
        #expect(shell.output.contains("  pause     503, 250.0 ms  GET /\n"))
        #expect(shell.output.contains(/a\n  time      \d+\.\d ms\n$/))
    }

    @Test(
        "trace, states and time alone print whether they are on",
        arguments: [("trace", "Traces"), ("states", "States"), ("time", "Times")])
    func switches(name: String, noun: String) async throws {
        try await shell.type(name)
        try await shell.type("\(name) on")
        try await shell.type("\(name) off")
        #expect(shell.output.split(separator: "\n").first == "\(noun) are not printed")
        #expect(shell.output.split(separator: "\n").last == "\(noun) are no longer printed")
    }

    @Test("events prints the tracked events of the session, or the last ones")
    func events() async throws {
        try await shell.type("events")
        for number in 1...3 { activity.track(TrackingEvent("seen", ["n": "\(number)"])) }
        try await shell.type("events")
        try await shell.type("events 1")
        #expect(shell.output == "no events were tracked\n  seen n=1\n  seen n=2\n  seen n=3\n  seen n=3\n")
    }

    @Test("The log of a session is bounded: the oldest entries are dropped")
    func bounded() {
        let log = SessionLog()
        for number in 0..<(2 * SessionLog.limit) {
            log.take(.activity(.track(TrackingEvent("\(number)")), screen: nil))
        }
        #expect(log.tracked.map(\.name) == (SessionLog.limit..<2 * SessionLog.limit).map(String.init))
        #expect(log.trackedCount == 2 * SessionLog.limit)
        #expect(log.tracked.last?.name == "\(2 * SessionLog.limit - 1)")
        for _ in 0..<SessionLog.limit + 5 { log.take(.navigation(.redirect(from: Outgoing.list, to: Place.list))) }
        log.beginCommand()
        for _ in 0..<SessionLog.limit { log.take(.navigation(.redirect(from: Outgoing.list, to: Place.home))) }
        log.rollBack(isInterrupted: false)
        #expect(log.redirects.allSatisfy { $0.to as? Place == .list })
    }

    @Test("The log of a session drops a command's events only after an interruption", arguments: [true, false])
    func interrupted(isInterrupted: Bool) {
        let log = SessionLog()
        log.take(.activity(.track(TrackingEvent("before")), screen: nil))
        log.beginCommand()
        log.take(.activity(.track(TrackingEvent("within")), screen: nil))
        log.rollBack(isInterrupted: isInterrupted)
        #expect(log.tracked.map(\.name) == (isInterrupted ? ["before"] : ["before", "within"]))
    }

    @Test("The log of a session does not roll back committed events")
    func told() {
        let log = SessionLog()
        log.beginCommand()
        log.take(.navigation(.redirect(from: Outgoing.list, to: Place.list)))
        log.commit()
        log.take(.navigation(.redirect(from: Outgoing.list, to: Place.home)))
        log.rollBack(isInterrupted: false)
        #expect(log.redirects.map { $0.to as? Place } == [.list])
    }

    @Test(
        "fault turns a fault on, and prints the current one",
        arguments: [
            ("offline", Fault.offline, "Fault on: no server can be reached"),
            ("status 503", .status(503), "Fault on: every response has the status 503"),
            ("delay 1", .delay(.seconds(1)), "Fault on: every response is 1 second late"),
            ("delay 0.25", .delay(.milliseconds(250)), "Fault on: every response is 0.25 seconds late"),
            ("garbage", .garbage, "Fault on: every response is garbage"),
            ("empty", .empty, "Fault on: every list in a response is empty"),
            (
                "replace Rick 'Big Morty'", .replace("Rick", with: "Big Morty"),
                "Fault on: every response has 'Big Morty' in place of 'Rick'"
            ),
            ("off", nil, "No fault is on"),
        ])
    func fault(words: String, fault: Fault?, text: String) async throws {
        try await shell.type("fault " + words)
        try await shell.type("fault")
        #expect(app.root.instrumentation.faults.fault == fault)
        #expect(shell.output == "\(text)\n\(text)\n")
    }

    @Test(
        "fault refuses other values",
        arguments: [
            ("status 99", "CODE must be a whole number, 200 to 599, not '99'"),
            ("delay nan", "SECONDS must be a number, 0 to 60, not 'nan'"),
            ("nope", "unexpected argument 'nope': choose from off, offline, status, delay, garbage, empty, replace"),
            ("replace Rick", "NEW is missing; usage: fault replace OLD NEW"), ("replace '' Rick", "OLD is missing"),
        ])
    func wrongFault(words: String, message: String) async throws {
        #expect(try await !shell.type("fault " + words))
        #expect(shell.errors == "error: \(message)\n")
        #expect(app.root.instrumentation.faults.fault == nil)
    }
}

extension Activity {
    fileprivate nonisolated static func get(_ target: String, _ outcome: RequestOutcome, _ duration: Duration)
        -> Activity
    {
        .request(target: target, outcome: outcome, duration: duration)
    }
}
