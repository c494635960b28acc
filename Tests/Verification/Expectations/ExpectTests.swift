@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("The command expect", .limited)
struct ExpectTests {
    private let app = AppUnderTest(
        declaring: [
            GivenFeature(
                descriptions: [
                    .stub(
                        "Home", Place.home,
                        events: [.init("seen", keys: ["id"]), .init("seen", keys: ["of"]), "heard"]),
                    .stub("List", Place.list, states: [.loaded, .empty]), .detail(states: [.error]),
                ], exits: [.characters])
        ])
    private let folder = TemporaryFolder()

    init() {
        app.show(
            .stub(
                "List", rows: ["  1  Rick Sanchez", "  2  Morty    Smith"],
                actions: [app.action("grow"), app.action("shrink") { throw StubError("too small") }],
                selection: app.selection([1: "Rick", 2: "Morty"])), for: Place.list)
    }

    /// Returns a session that has gone to the list, tracked something and been redirected.
    private func session() async throws -> SessionUnderTest {
        let shell = SessionUnderTest(app)
        let event = TrackingEvent("seen", ["id": "1", "of": "a b"])
        app.root.instrumentation.activity.track(event)
        try await shell.type("open characters")
        app.root.onNavigation(.redirect(from: Outgoing.list, to: Place.detail(identifier: 7)))
        shell.session.output.commit()
        return shell
    }

    @Test(
        "expect accepts a true expectation",
        arguments: [
            "screen List", "not screen Home", "state loaded", "not state error", "path Home List", "not path Home",
            "text Rick", "text 'Morty Smith'", "text \"1 Rick  Sanchez\"", "not text Jerry", "count 2", "not count 3",
            "redirect Outgoing.list Place.detail", "redirect Outgoing.list 'Place.detail(identifier: 7)'",
            "not redirect Outgoing.list Place.home", "event seen", "event seen id=1", "event seen of='a b' id=1",
            "not event seen id=2", "not event heard", "fails shrink", "fails nope", "fails open charcters",
            "fails expect screen Home", "fails back 7", "fails source nope.chal", "fails grow 1",
        ])
    func holds(_ words: String) async throws {
        let shell = try await session()
        let before = shell.output
        #expect(try await shell.type("expect " + words), "\(shell.errors)")
        #expect(shell.output == before + "as expected\n")
        #expect(shell.errors.isEmpty)
        #expect(shell.session.commands.status == 0)
    }

    @Test(
        "expect prints the expected and the actual values, at the wrong word",
        arguments: [
            ("screen Home", "15: expected screen Home, but the screen is List"),
            ("screen Lost", "15: no screen 'Lost'; did you mean 'List'?"),
            ("not screen Lost", "19: no screen 'Lost'; did you mean 'List'?"),
            ("state empt", "14: no state 'empt'; did you mean 'empty'?"),
            ("not state eror", "18: no state 'eror'; did you mean 'error'?"),
            ("path Home Lits", "18: no screen 'Lits'; did you mean 'List'?"),
            ("redirect Outgoing.lost Place.list", "17: no navigation 'Outgoing.lost'; did you mean 'Outgoing.list'?"),
            (
                "not redirect Outgoing.list 'Place.lost(a: 1)'",
                "35: no navigation 'Place.lost'; did you mean 'Place.list'?"
            ),
            ("not event herd", "18: no event 'herd'; did you mean 'heard'?"),
            ("not event seen di=1", "23: no key of seen 'di'; did you mean 'id'?"),
            ("event heard id=1", "20: no key of heard 'id'"),
            ("fails expect state eror", "27: no state 'eror'; did you mean 'error'?"),
            ("fails expect sreen List", "21: unexpected argument 'sreen'; did you mean 'screen'?"),
            ("not screen List", "19: expected not screen List, but the screen is List"),
            ("state empty", "14: expected state empty, but the state is loaded"),
            ("state error", "14: List is never in the state 'error': choose from loaded, empty"),
            ("path Home", "13: expected path Home, but the path is Home List"),
            ("count 3", "14: expected count 3, but the count is 2"),
            ("total 2", "1: List does not say how many rows there are; expect count N counts those here"),
            ("total", "1: N is missing; usage: expect total N"),
            ("text 'Rick Sanches'", "13: expected text 'Rick Sanches', but the nearest line is '1 Rick Sanchez'"),
            ("text qqqqqq", "13: expected text 'qqqqqq', but no line of the screen is like it"),
            ("not text Rick", "17: expected not text 'Rick', but there is the line '1 Rick Sanchez'"),
            (
                "redirect Outgoing.list Place.home",
                "17: expected redirect Outgoing.list Place.home,"
                    + " but Outgoing.list was redirected to Place.detail(identifier: 7)"
            ),
            ("event seen id=2", "14: expected event seen id=2, but there was seen id=1 of=a b"),
            ("not event seen", "18: expected not event seen, but there was seen id=1 of=a b"),
            ("event heard", "14: expected event heard, but no event of this name was tracked"),
            ("event seen id", "19: expected KEY=VALUE, not 'id'"),
            ("event seen id=1 id=2", "24: 'id' is given twice"),
            ("fails grow", "14: expected 'grow' to fail, but it succeeded"),
            ("fails echo 'a b'", "14: expected 'echo \"a b\"' to fail, but it succeeded"),
            ("count", "1: N is missing; usage: expect count N"),
            ("event", "1: EVENT is missing; usage: expect event EVENT [KEY=VALUE...]"),
            ("redirect A", "1: TO is missing; usage: expect redirect FROM TO"),
            ("not redirect A", "1: TO is missing; usage: expect not redirect FROM TO"),
            ("sreen List", "8: unexpected argument 'sreen'; did you mean 'screen'?"),
        ])
    func fails(words: String, message: String) async throws {
        let shell = try await session()
        #expect(try await !shell.run("expect " + words))
        let column = message.prefix { $0 != ":" }
        let rest = message.dropFirst(column.count)
        #expect(shell.errors.hasPrefix("test.chal:1:\(column): error\(rest)"), "\(shell.errors)")
        #expect(shell.session.commands.status == 1)
    }

    @Test("expect cannot count on a screen without a list")
    func nothingListed() async throws {
        let shell = SessionUnderTest(app)
        #expect(try await !shell.type("expect count 0"))
        #expect(shell.errors == "error: Home has no rows to count\n")
    }

    @Test("expect fails rolls its command back, whether it failed or not")
    func takenBack() async throws {
        let shell = SessionUnderTest(app)
        for line in ["open characters", "exit 3", "trace on", "states on", "time on", "fault offline", "echo a"] {
            #expect(try await !shell.type("expect fails " + line))
        }
        #expect(shell.output.isEmpty)
        #expect(app.titles == [["Home"]])
        #expect(shell.session.commands.exitStatus == nil)
        #expect(!shell.session.events.settings.isTracing)
        #expect(!shell.session.events.settings.showsStates)
        #expect(!shell.session.events.settings.isTiming)
        #expect(app.root.instrumentation.faults.fault == nil)
    }

    @Test("expect is checked before anything runs, as far as all possible screens on top agree")
    func checked() async throws {
        #expect(
            try await ScriptChecker.mistakes(in: "expect not state eror; expect state error", app: app) == [
                "a:1:18: no state 'eror'; did you mean 'error'?",
                "a:1:37: Home is never in the state 'error': choose from loaded",
            ])
    }

    @Test(
        "expect fails rolls tracking back, and reports irrevocable changes, also of a command that succeeds",
        arguments: [(true, ""), (false, ""), (false, " > FILE")])
    func notTakenBack(fails: Bool, target: String) async throws {
        let searches = Counter()
        let text = ArgumentKey<String>("TEXT") { (0..<searches.value).map { .init("\($0)") } }
        let search = Action(ActionDescription(name: "search", help: "Find", forms: [[text.parameter]])) { [app] _ in
            searches.increase()
            guard fails else { return .done }
            app.root.instrumentation.activity.track(TrackingEvent("heard"))
            throw StubError("no")
        }
        app.show(.stub("Home", actions: [search]))
        let shell = SessionUnderTest(app)
        let line = "expect fails search a" + target.replacing("FILE", with: folder.path(of: "file"))
        #expect(try await shell.type(line) == fails)
        #expect(shell.output == "not undone: the suggestions of search\n" + (fails ? "as expected\n" : ""))
        #expect(shell.errors == (fails ? "" : "error: expected 'search a' to fail, but it succeeded\n"))
        #expect(try await shell.type("expect not event heard"))
    }

    @Test("expect fails inside expect fails is an error, and no expected failure")
    func nested() async throws {
        let line = "expect fails expect fails open x"
        let shell = SessionUnderTest(app)
        #expect(try await !shell.run(line))
        let error = "expect fails cannot expect another expect fails"
        #expect(shell.errors.hasPrefix("test.chal:1:14: error: \(error)\n"))
        #expect(try await ScriptChecker.mistakes(in: line) == ["a:1:14: \(error)"])
    }

    @Test("expect fails takes commands by their whole names only, also at the prompt, as in a script")
    func shortened() async throws {
        let shell = SessionUnderTest(app, isInteractive: true)
        #expect(try await shell.type("expect fails ech a"))
        #expect(shell.output == "as expected\n")
    }

    @Test(
        "expect fails of a script hides its failures, and rolls back its settings",
        arguments: [
            ("echo a\nnope\n", "a\nas expected\n"), ("expect fails nope\nalso nope\n", "as expected\nas expected\n"),
            ("trace on\nstates on\nfault offline\nnope\n", nil),
        ])
    func failingScript(script: String, output: String?) async throws {
        let file = try folder.write(script, to: "inner.chal")
        let shell = SessionUnderTest(app)
        #expect(try await shell.type("expect fails source '\(file)'"))
        if let output { #expect(shell.output == output) }
        #expect(shell.errors.isEmpty)
        #expect(shell.session.commands.status == 0)
        #expect(!shell.session.events.settings.isTracing)
        #expect(!shell.session.events.settings.showsStates)
        #expect(app.root.instrumentation.faults.fault == nil)
    }
}

@Suite("The text of a screen", .limited)
struct ScreenTextTests {
    private let text = ScreenText(
        .stub(
            .stub(
                "List", summary: "3 rows",
                rows: ["  1  Rick Sanchez   ● Alive", String(repeating: "a", count: 300) + "end", "\u{1B}[31mred"]),
            breadcrumb: ["Home"]))

    @Test(
        "The text has the heading and the rows, spelled out, at any width and colour, and a mismatch names the nearest")
    func lines() {
        #expect(text.lines.prefix(2) == ["Home › List 3 rows", "1 Rick Sanchez ● Alive"])
        #expect(text.line(with: "Sanchez  ●") == "1 Rick Sanchez ● Alive")
        #expect(text.line(with: "aend") != nil)
        #expect(text.line(with: "Home › List 3") != nil)
        #expect(text.line(with: "sanchez") == nil)
        #expect(text.line(with: "\u{1B}[31m") == "\\u{1b}[31mred")
        #expect(text.nearestLine(to: "Rick Sanches") == "1 Rick Sanchez ● Alive")
        #expect(text.nearestLine(to: "RICK SANCHEZ") == "1 Rick Sanchez ● Alive")
        #expect(text.nearestLine(to: "qqqqqqqq") == nil)
    }
}
