@testable import ChallengeShellTestSupport

@Suite("A session whose lines are objects", .limited)
struct SessionClientRequestsTests {
    private let app = AppUnderTest()
    private let clock = ManualClock()
    /// Blocks a command's work until it is cancelled.
    private let work = Gate()
    /// Blocks a command's work, cancelled or not.
    private let deafWork = DeafGate()

    private func session(keepsGoing: Bool = false, format: OutputTraits.Format = .json) -> SessionUnderTest {
        let actions = [
            app.action("linger") { [app, work] in
                app.push(.stub("Elsewhere"))
                await work.pass()
            },
            app.action("sleep") { [deafWork] in await deafWork.pass() },
        ]
        app.show(.stub("Home", actions: actions))
        return SessionUnderTest(app, format: format, keepsGoing: keepsGoing, clock: clock)
    }

    /// Returns the results and the answers to cancellations, in short: `a 1:1 true`.
    private func answers(_ shell: SessionUnderTest) throws -> [String] {
        try shell.output.split(separator: "\n").map { try JSON(reading: $0) }.compactMap { event in
            guard case .bool(let isOK)? = event["ok"], let line = event["line"]?.text,
                let column = event["column"]?.text
            else { return nil }
            let id = event["target"]?.string.map { "cancel \($0)" } ?? event["id"]?.string ?? "-"
            return "\(id) \(line):\(column) \(isOK)"
        }
    }

    private func request(_ id: String, _ command: String) -> String {
        #"{"id":"\#(id)","command":"\#(command)"}"# + "\n"
    }

    @Test("Each line gets one answer; a failing object does not end the session, but another failing line does")
    func answers() async throws {
        let shell = session()
        let lines = [
            request("a", "nope"), request("b", "echo x"), "{\"id\":\"c\"}\n", "echo y; echo z\n",
            "{\"cancel\":\"z\"}\n", "{\u{0}\n", "echo 'z\n", request("d", "echo never"),
        ]
        #expect(try await !shell.run(lines.joined()))
        #expect(
            try answers(shell) == [
                "a 1:1 false", "b 2:1 true", "c 3:1 false", "- 4:1 true", "- 4:9 true", "cancel z 5:1 false",
                "- 6:2 false", "- 7:6 false",
            ])
        #expect(shell.session.commands.status == 1)
    }

    @Test("Each event of an object has its id, also from a file, and no other event has one")
    func ids() async throws {
        let folder = TemporaryFolder()
        try folder.write("echo a\n'\n{\"id\":\"y\",\"command\":\"home\"}\n", to: "inner.chal")
        let shell = session(keepsGoing: true)
        #expect(try await shell.run(request("x", "source \(folder.path(of: "inner.chal"))") + "echo b\n"))
        let events = try shell.output.split(separator: "\n").map { try JSON(reading: $0) }
        #expect(events.map { $0["id"]?.string ?? "-" } == Array(repeating: "x", count: 9) + ["-", "-", "-"])
        #expect(events.allSatisfy { event in event["id"] == nil || event.members[1].key == "id" })
        #expect(shell.errors.contains("a sourced file cannot contain a JSON object"))
    }

    @Test(
        "A cancellation stops the running command as soon as its line is read, and rolls it back",
        arguments: [false, true])
    func cancelled(isDeaf: Bool) async throws {
        let shell = session()
        var chunks = [
            request("a", isDeaf ? "sleep" : "linger") + request("b", "echo b"),
            #"{"cancel":"a"}"# + "\n" + #"{"cancel":"a"}"# + "\n", "",
        ]
        try await shell.run { [work, deafWork, clock] () async throws(SystemError) in
            if chunks.count == 2 {
                await isDeaf ? deafWork.waitForArrival() : work.waitForArrival()
                if isDeaf { clock.gate.open() }
            }
            return Array(chunks.removeFirst().utf8)
        }
        #expect(try answers(shell) == ["a 1:1 false", "b 2:1 true", "cancel a 3:1 true", "cancel a 4:1 true"])
        #expect(shell.errors.hasPrefix("test.chal:1:1: error: interrupted\n"))
        #expect(shell.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
        #expect(app.titles == [["Home"]])
        await deafWork.open()
    }

    @Test("A command that is cancelled while it waits does not begin")
    func waiting() async throws {
        let shell = session()
        var chunks = [request("a", "linger"), request("b", "echo b") + #"{"cancel":"b"}"# + "\n", ""]
        try await shell.run { [work] () async throws(SystemError) in
            if chunks.count == 2 { await work.waitForArrival() }
            // Nothing is left to read before the first command continues.
            if chunks.count == 1 { work.open() }
            return Array(chunks.removeFirst().utf8)
        }
        #expect(try answers(shell) == ["a 1:1 true", "b 2:1 false", "cancel b 3:1 true"])
        #expect(shell.errors.contains("test.chal:2:1: error: cancelled before it began"))
    }

    @Test("No line is read ahead while another line is running")
    func noReadingAhead() async throws {
        let shell = session()
        var chunks = ["linger\n", request("a", "echo a"), ""]
        var hasWaited = false
        try await shell.run { [work] () async throws(SystemError) in
            if chunks.count == 2 { #expect(hasWaited) }
            if chunks.count == 3 {
                work.open()
                hasWaited = true
            }
            return Array(chunks.removeFirst().utf8)
        }
        #expect(try answers(shell) == ["- 1:1 true", "a 2:1 true"])
    }

    @Test("The session ends at exit, and answers nothing after it")
    func exit() async throws {
        let shell = session()
        try await shell.run(request("a", "exit 3") + request("b", "echo b") + "echo c\n")
        #expect(try answers(shell) == ["a 1:1 true"])
        #expect(shell.session.commands.exitStatus == 3)
    }

    @Test("A session that prints text reports the missing option")
    func text() async throws {
        let shell = session(format: .text)
        #expect(try await !shell.run(request("a", "echo a")))
        #expect(shell.errors.hasPrefix("test.chal:1:1: error: a JSON object needs --format json\n"))
    }
}
