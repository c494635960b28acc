@testable import ChallengeSession
@testable import ChallengeShellTestSupport

// The limit is for a session that never shows the expected progress.
@Suite("A session with a command's progress", .limited)
struct SessionProgressTests {
    private let clock = ManualClock()

    /// Returns a session whose command `work` reports these numbers of 1003, and ends when `end` is opened.
    private func session(
        _ numbers: [Int?], end: Gate? = nil, isTerminal: Bool = false, format: OutputTraits.Format = .text
    ) -> SessionUnderTest {
        let app = AppUnderTest()
        let board = app.root.instrumentation.progress
        app.features[0].actions = [
            app.action("work") {
                for number in numbers { board.report(number.map { .stub($0) }) }
                await end?.pass()
                board.report(nil)
            }
        ]
        return SessionUnderTest(app, traits: .stub(isOutputTerminal: isTerminal), format: format, clock: clock)
    }

    @Test("Each tenth is printed on standard error, if the session cannot redraw")
    func tenths() async throws {
        let shell = session([0, 60, 100, 101, 180, 201, 502, 502, 1_003])
        try await shell.run("work")
        #expect(
            shell.errors == """
                Copying: 101 of 1003 records (10 %)
                Copying: 201 of 1003 records (20 %)
                Copying: 502 of 1003 records (50 %)
                Copying: 1003 of 1003 records (100 %)

                """)
        #expect(shell.output == "nothing has changed\n")
    }

    @Test("Earlier work does not count, progress starts again after an end, and the JSON has none")
    func resumed() async throws {
        let shell = session([502, 522, 610, nil, 502, 620])
        try await shell.run("work")
        #expect(shell.errors == "Copying: 610 of 1003 records (60 %)\nCopying: 620 of 1003 records (61 %)\n")
        let json = session([0, 502], format: .json)
        try await json.run("work")
        #expect(json.errors == "Copying: 502 of 1003 records (50 %)\n")
        #expect(json.output.split(separator: "\n").count == 2)
    }

    @Test("A bar is drawn on a terminal, a remark replaces it, and both are erased")
    func bar() async throws {
        let end = Gate()
        let shell = session([0, 502], end: end, isTerminal: true)
        async let succeeded = shell.type("work")
        clock.gate.open()
        await shell.firstWrite()
        let bar = "\u{1B}[2mCopying  ██████████░░░░░░░░░░   50 %   502 of 1003 records\u{1B}[0m"
        #expect(shell.writes == [.output(bar)])
        shell.root.instrumentation.progress.remark("a pause of 3 s")
        while shell.writes.count < 2 { await Task.yield() }
        #expect(
            shell.writes.last
                == .output("\r\u{1B}[K\u{1B}[2mCopying  ██████████░░░░░░░░░░   50 %  a pause of 3 s\u{1B}[0m"))
        shell.root.instrumentation.progress.remark(nil)
        while shell.writes.count < 3 { await Task.yield() }
        #expect(shell.writes.last == .output("\r\u{1B}[K" + bar))
        end.open()
        #expect(try await succeeded)
        #expect(shell.writes.suffix(2).map(\.text) == ["\r\u{1B}[K", "\u{1B}[2mnothing has changed\u{1B}[0m\n"])
        #expect(shell.errors.isEmpty)
    }
}

// The limit is for a session that never shows the expected progress.
@Suite("A session during a command", .limited)
struct SessionWaitingTests {
    private let clock = ManualClock()
    /// Opened when a command waits for its work.
    private let begun = Gate()
    /// Opened when the work is done.
    private let work = Gate()

    private func session(isTerminal: Bool = true) -> SessionUnderTest {
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: isTerminal), clock: clock)
        shell.app.work = { [begun, work] in
            begun.open()
            await work.pass()
        }
        return shell
    }

    @Test("A terminal shows that a command takes long, and erases that")
    func progress() async throws {
        let shell = session()
        async let succeeded = shell.type("home")
        await begun.pass()
        #expect(shell.writes == [])
        clock.gate.open()
        await shell.firstWrite()
        #expect(shell.writes == [.output("\u{1B}[2mworking…\u{1B}[0m")])
        work.open()
        #expect(try await succeeded)
        #expect(shell.writes.map(\.text).dropFirst() == ["\r\u{1B}[K", "\u{1B}[2mAlready on Home\u{1B}[0m\n"])
    }

    @Test("A quick command shows no progress, and neither does an output that cannot be erased")
    func noProgress() async throws {
        let quick = session()
        work.open()
        try await quick.type("echo a")
        clock.gate.open()
        #expect(quick.writes == [.output("a\n")])

        let piped = session(isTerminal: false)
        try await piped.type("echo a")
        #expect(piped.writes == [.output("a\n")])
    }

    @Test("A command that ends just at the time limit shows no progress")
    func lateProgress() async throws {
        var clock: ManualClock? = ManualClock(isLate: true)
        let released = try #require(clock).released
        var shell: SessionUnderTest? = SessionUnderTest(
            traits: .stub(isOutputTerminal: true), clock: try #require(clock))
        let written = try #require(shell).written
        try await shell?.type("echo a")
        (clock, shell) = (nil, nil)
        await released.pass()
        #expect(written.pieces == [.output("a\n")])
    }

    @Test("A cancelled task fails as interrupted, even if the command ignores that")
    func interrupted() async throws {
        let shell = session(isTerminal: false)
        let command = Task { try await shell.type("home") }
        await begun.pass()
        command.cancel()
        #expect(try await !command.value)
        #expect(shell.writes == [.error("error: interrupted\n")])
    }
}

@Suite("A progress row", .limited)
struct ProgressLineTests {
    private static func text(_ line: ProgressLine, width: Int = 79, style: TextStyle = .plain) -> String {
        line.text(width: width, style: style)
    }

    @Test("A row has a bar, the percentage, the counts, the rate and the remaining time")
    func whole() {
        #expect(
            Self.text(ProgressLine(progress: .stub(502), rate: 180))
                == "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  180/s  3 s left")
        #expect(
            Self.text(ProgressLine(progress: .stub(60)))
                == "Copying  █░░░░░░░░░░░░░░░░░░░    5 %    60 of 1003 records")
        #expect(
            Self.text(ProgressLine(progress: .stub(1_003), rate: 2.04))
                == "Copying  ████████████████████  100 %  1003 of 1003 records  2.0/s  0 s left")
        #expect(Self.text(ProgressLine(progress: .stub(403), rate: 9.96)).hasSuffix("10.0/s  2 min left"))
    }

    @Test("A row is in ASCII if the output permits nothing else")
    func ascii() {
        #expect(
            Self.text(ProgressLine(progress: .stub(502)), style: .ascii)
                == "Copying  ##########----------   50 %   502 of 1003 records")
        #expect(Self.text(ProgressLine(), style: .ascii) == "working...")
    }

    @Test(
        "A row without room leaves out parts, the least important first",
        arguments: [
            (79, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  180/s  3 s left"),
            (72, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  3 s left"),
            (67, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records"),
            (56, "Copying  ██████████░░░░░░░░░░   50 %"), (34, "██████████░░░░░░░░░░   50 %"), (26, " 50 %"),
            (4, " 50…"), (1, "…"),
        ])
    func widths(width: Int, text: String) {
        #expect(Self.text(ProgressLine(progress: .stub(502), rate: 180), width: width) == text)
    }

    @Test("A row is never wider than the room", arguments: 1...100)
    func fits(width: Int) {
        for line in [
            ProgressLine(), ProgressLine(progress: .stub(7), rate: 0.1),
            ProgressLine(remark: "The API asks for a pause"),
            ProgressLine(progress: .stub(7), remark: "The API asks for a pause of 3 s"),
        ] {
            #expect(Self.text(line, width: width).displayWidth <= width)
        }
    }

    @Test("A row shows the remark in place of the counts, escaped")
    func remark() {
        #expect(Self.text(ProgressLine(remark: "The API asks for a pause of 3 s")) == "The API asks for a pause of 3 s")
        #expect(
            Self.text(ProgressLine(progress: .stub(502), rate: 5, remark: "a pause of 3 s"))
                == "Copying  ██████████░░░░░░░░░░   50 %  a pause of 3 s")
        #expect(Self.text(ProgressLine(remark: "\u{1b}[2J")) == "\\u{1b}[2J")
    }

    @Test("A row has a rate after the first second, counted from the first report")
    func pace() {
        var pace = ProgressPace()
        #expect(pace.rate(of: .stub(100), after: .seconds(5)) == nil)
        #expect(pace.rate(of: .stub(200), after: .seconds(5.5)) == nil)
        #expect(pace.rate(of: .stub(300), after: .seconds(6)) == 200)
        // Nothing was done since.
        #expect(pace.rate(of: .stub(300), after: .seconds(9)) == 200)
        #expect(pace.rate(of: .stub(400), after: .seconds(11)) == 50)
        // Something else, or the same from the start.
        #expect(pace.rate(of: .stub(20), after: .seconds(11)) == nil)
        #expect(pace.rate(of: .stub(30), after: .seconds(21)) == 1)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(31)) == nil)
        #expect(pace.rate(of: nil, after: .seconds(32)) == nil)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(60)) == nil)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(70)) == nil)
    }
}
