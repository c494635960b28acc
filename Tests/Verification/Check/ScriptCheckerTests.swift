@testable import ChallengeShellTestSupport

@Suite("A check of scripts", .limited)
struct ScriptCheckerTests {
    @Test(
        "A check finds nothing wrong with commands that may succeed",
        arguments: [
            "", "# nothing", "open list; open 5; back 2", "open characters; more; open 1", "search x; more; open 1",
            "open list; open Rick; close", "open list; filter; set colour red; close",
            "open list; filter; dismiss; back 9; home", "open list; open narrow; set colour blue",
            "open origin; more", "open list; open 5; open 3; more", "open test://character/5",
            "open list; open home; search x", "open list; filter; help set", "echo 'a;b'",
            "open origin\nnote it's; fine",
            "history 3; help; help open; show; path; routes", "exit 3; nonsense\nopen 'x", "quit",
        ])
    func nothing(script: String) async throws { #expect(try await ScriptChecker.mistakes(in: script) == []) }

    @Test("A check does not follow a command to a guarded screen, or one that may log in or out")
    func guards() async throws {
        let guarded = Guard("a login", for: [.stub("List", "Place.list")], passes: { true }) { _ in Place.search }
        let app = AppUnderTest(declaring: .mapped, guards: [guarded])
        for script in ["open list; close", "open list; more; back 5", "back --discard"] {
            #expect(try await ScriptChecker.mistakes(in: "origin; \(script)", app: app) == [])
        }
        #expect(try await ScriptChecker.mistakes(in: "open list; bakc", app: app).count == 1)
        #expect(try await ScriptChecker.mistakes(in: "more --discard", app: app).count == 1)
        let tabbed = AppUnderTest(
            declaring: .mapped, tabs: [AppTab("Home", navigation: Place.home), AppTab("List", navigation: Place.list)],
            guards: [guarded])
        #expect(try await ScriptChecker.mistakes(in: "tab list; close; tab home; open 3", app: tabbed) == [])
        #expect(try await ScriptChecker.mistakes(in: "more", app: tabbed).count == 1)
    }

    @Test(
        "On a screen with previews, a check reports words that no form of a previewed command takes, and nothing else",
        arguments: [
            ("refresh now", "9: unexpected argument 'now'; usage: refresh"),
            ("open 1; mark-as-read now", "22: unexpected argument 'now'; usage: mark-as-read"),
            ("open 1; back; refresh now", "23: unexpected argument 'now'; usage: refresh"),
            ("open 2; set pages many", "19: N must be a whole number, 1 to 9, not 'many'"),
            ("open 2; pages many", "15: N must be a whole number, 1 to 9, not 'many'"),
            // Other limits, other choices, other controls, and screens that the script may not show.
            ("open 1; set pages 12", nil), ("open 1; set genre Essay", nil), ("open 1; set author x", nil),
            ("open 1; unmark", nil), ("mark-as-read; refresh now", nil), ("open 1; mark-as-read; refresh now", nil),
            ("delete 1", nil), ("open 1; submit note", nil),
            ("home; refresh now", "15: unexpected argument 'now'; usage: refresh"),
            ("open 1; unmark; home; refresh now", nil),
        ])
    func previews(script: String, message: String?) async throws {
        let found = try await ScriptChecker.mistakes(in: script, app: .shelf)
        #expect(found == (message.map { ["a:1:\($0)"] } ?? []))
    }

    @Test(
        "A check reports a mistake as a run does",
        arguments: [
            ("bakc", "1: no command 'bakc' on Home; did you mean 'back'?"),
            ("more", "1: no command 'more' on Home; it is on List: type open list"),
            ("open lsit", "6: no destination named 'lsit'; did you mean 'list'?"),
            ("open character", "1: ID is missing; usage: open character ID"),
            ("open narrow", "1: no command 'filter' on Home; it is on List: type open list"),
            ("back", "1: this is the first screen: there is nothing to go back to"),
            ("dismiss", "1: there is no modal to dismiss"), ("open list; link", "12: List has no link"),
            ("help bakc", "6: no command 'bakc' on Home; did you mean 'back'?"),
            ("echo 'a", "6: the quote ' is not closed on this line"),
            ("echo a\\", "7: the line ends in a backslash, but no line follows"),
        ])
    func mistake(script: String, message: String) async throws {
        #expect(try await ScriptChecker.mistakes(in: script) == ["a:1:\(message)"])
    }

    @Test(
        "A check follows the commands from screen to screen",
        arguments: [
            ("open list; bakc", "12: no command 'bakc' on List; did you mean 'back'?"),
            ("open characters; back; back", "24: this is the first screen: there is nothing to go back to"),
            ("open list; open 5; more", "20: no command 'more'; it is on List: type open list"),
            ("open list; open 5; bakc", "20: no command 'bakc'; did you mean 'back'?"),
            ("open orign", "6: no destination named 'orign'; did you mean 'origin'?"),
            ("open origin; bakc", "14: no command 'bakc'; did you mean 'back'?"),
            ("open list; open 0", "17: a person's number must be 1 or more"),
            ("open list; open ''", "17: no destination named ''"),
            ("open list; back 2", "17: you can go back 1 screen at most"),
            ("open list; open home; more", "23: no command 'more' on Home; it is on List: type open list"),
            ("open list; home; more", "18: no command 'more' on Home; it is on List: type open list"),
            ("open list; open x; dismiss", "20: there is no modal to dismiss"),
            ("open list; open x; bakc", "20: no command 'bakc'; did you mean 'back'?"),
            ("open list; open x; back 3", "25: you can go back 2 screens at most"),
            ("search; back; search; back 2", "28: you can go back 1 screen at most"),
            ("open character 5; close; bakc", "26: no command 'bakc'; did you mean 'back'?"),
            ("open list; filter; set colour rde", "31: no colour 'rde': choose from red, blue; did you mean 'red'?"),
            ("open list; filter; open character", "20: ID is missing; usage: open character ID"),
            ("open list; filter; home; more", "26: no command 'more' on Home; it is on List: type open list"),
            ("open list; filter; open home; more", "31: no command 'more' on Home; it is on List: type open list"),
            ("open list; filter; open character 5; bakc", "38: no command 'bakc'; did you mean 'back'?"),
            ("open list; filter; open character 5; more", "38: no command 'more'; it is on List: type open list"),
            ("open lsit; more", "12: no command 'more' on Home; it is on List: type open list"),
        ])
    func walk(script: String, message: String) async throws {
        let mistakes = try await ScriptChecker.mistakes(in: script)
        #expect(mistakes.last == "a:1:\(message)")
        #expect(mistakes.count == (script.contains("lsit") ? 2 : 1))
    }

    @Test(
        "A check accepts what a screen might offer that is not declared",
        arguments: [
            "more", "colour red; open Rick", "open 0; open lsit", "back 3; dismiss; link", "set colour red; help more",
            "expect state odd; expect screen Corner; expect event seen", "list; more; back 7",
        ])
    func undeclared(script: String) async throws {
        let bare = AppUnderTest(declaring: [
            GivenFeature(descriptions: [.stub("List", Place.list, route: "list")])
        ])
        #expect(try await ScriptChecker.mistakes(in: script, app: bare) == [])
        let unseen = AppUnderTest(declaring: [
            GivenFeature(descriptions: [
                .stub("Home", Place.home, states: []), .stub("List", Place.list, route: "list"),
            ])
        ])
        #expect(try await ScriptChecker.mistakes(in: script, app: unseen) == [])
        let wander = ActionDescription(name: "wander", help: "Go", effect: .undeclared)
        let walk = AppUnderTest(declaring: [
            GivenFeature(descriptions: [
                .home(actions: [wander, ActionDescription(name: "leave", help: "Go", effect: .leads(to: "Place.far"))]),
                .stub("List", Place.list, route: "list"),
            ])
        ])
        for first in ["wander", "leave"] {
            #expect(try await ScriptChecker.mistakes(in: "\(first); \(script)", app: walk) == [])
        }
    }

    @Test(
        "A check of an app with undeclared screens reports what is wrong on any screen",
        arguments: [
            ("more; wait", "7: DURATION is missing; usage: wait DURATION"),
            ("open list; more", "12: no command 'more' on List; type help to see what is possible"),
            ("open 'x", "6: the quote ' is not closed on this line"),
        ])
    func wrongAnywhere(script: String, message: String) async throws {
        let bare = AppUnderTest(declaring: [
            GivenFeature(descriptions: [.stub("List", Place.list, route: "list")])
        ])
        #expect(try await ScriptChecker.mistakes(in: script, app: bare) == ["a:1:\(message)"])
    }

    @Test(
        "A check assumes success of a command that may fail, unless scripts continue after failures",
        arguments: [
            "open list; open Rick; more", "open list; home; search x; back; back", "open list; open Rick; back 3",
        ])
    func uncertain(script: String) async throws {
        #expect(try await ScriptChecker.mistakes(in: script).count == 1)
        #expect(try await ScriptChecker.mistakes(in: script, keepsGoing: true) == [])
    }

    @Test("A check reports every mistake in its line, and continues from one script to the next in one session")
    func several() async throws {
        let mistakes = try await ScriptChecker.mistakes(
            in: "open list\n  bakc; open 'x\nback 7\nmore", "more\nback", "mroe\nexit\nbakc")
        #expect(
            mistakes == [
                "a:2:14: the quote ' is not closed on this line", "a:3:6: you can go back 1 screen at most",
                "c:1:1: no command 'mroe' on Home; did you mean 'more'?",
            ])
    }

    @Test("A route to the screen on top opens nothing, unless the screen has a search")
    func sameScreen() async throws {
        let list = ScreenDescription.stub("List", Place.list, route: "list")
        let app = AppUnderTest(declaring: [GivenFeature(descriptions: [.home(actions: []), list])])
        let script = "open list; open list; back 2"
        #expect(
            try await ScriptChecker.mistakes(in: script, app: app) == ["a:1:28: you can go back 1 screen at most"])
        #expect(try await ScriptChecker.mistakes(in: script) == [])
    }

    @Test("A check of ever deeper navigation takes linear time, and moves nothing in the app")
    func deep() async throws {
        let script = String(repeating: "open list\n", count: 20_000)
        #expect(
            try await ScriptChecker.mistakes(in: script + "bakc") == [
                "a:20001:1: no command 'bakc' on List; did you mean 'back'?"
            ])
        // Screens that deep are not remembered.
        #expect(try await ScriptChecker.mistakes(in: script + "back 30000") == [])
        let app = AppUnderTest.mapped
        _ = try await ScriptChecker.mistakes(
            in: "open list; open 1; search x; filter; open test://x; back; home; dismiss", app: app)
        #expect(app.path == ["Place.home"])
        #expect(app.calls == [])
    }
}

@Suite("A check of sourced scripts", .limited)
struct ScriptCheckerSourceTests {
    private let folder = TemporaryFolder()

    private func mistakes(in script: String) async throws -> [String] {
        try await ScriptChecker.mistakes(in: script, home: folder.path(of: ""))
    }

    @Test("A check has places in the sourced script, continues from its destination, and names an unreadable one")
    func within() async throws {
        try folder.write("open list\n bakc", to: "inner")
        #expect(
            try await mistakes(in: "more\nsource ~/inner; more; back 2") == [
                "a:1:1: no command 'more' on Home; it is on List: type open list",
                "~/inner:2:2: no command 'bakc' on List; did you mean 'back'?",
                "a:2:28: you can go back 1 screen at most",
            ])
        #expect(
            try await mistakes(in: "echo; source ~/nope") == [
                "a:1:14: '~/nope' cannot be read: No such file or directory"
            ])
        #expect(try await mistakes(in: "source") == ["a:1:1: FILE is missing; usage: source FILE [ARG ...]"])
    }

    @Test("A check reports a mistake once, however often its script runs, and none after the end of the session")
    func twice() async throws {
        try folder.write("bakc", to: "inner")
        #expect(try await mistakes(in: "source ~/inner\nopen list; source ~/inner\nsource ~/inner").count == 2)
        try folder.write("exit", to: "inner")
        #expect(try await mistakes(in: "source ~/inner; bakc\nbakc") == [])
        #expect(try await mistakes(in: "source ~/inner; source ~/inner; bakc\nbakc") == [])
    }

    @Test("A check reports a script that sources itself once, at the place of a run's error", arguments: 1...4)
    func circle(length: Int) async throws {
        for index in 0..<length {
            try folder.write("echo \(index)\nsource ~/\((index + 1) % length); source ~/0", to: "\(index)")
        }
        let shell = SessionUnderTest(.mapped, home: folder.path(of: ""))
        _ = try await shell.run("source ~/0")
        let told = shell.errors.prefix { $0 != "\n" }.replacing("error: ", with: "")

        let found = try await mistakes(in: "source ~/0; back 90")
        #expect(found.first == String(told))
        #expect(found.allSatisfy { $0.hasSuffix("is not run: source is already nested 20 deep") })
        #expect(found.count == Set(found).count)
    }

    @Test("A check reports scripts that are too deep, and stays quick if each sources the next one twice")
    func deep() async throws {
        for index in 0..<25 { try folder.write("source ~/\(index + 1)", to: "\(index)") }
        #expect(
            try await mistakes(in: "source ~/0") == [
                "~/19:1:8: '~/20' is not run: source is already nested 20 deep"
            ])
        for index in 0..<18 { try folder.write("source ~/\(index + 1); source ~/\(index + 1)", to: "\(index)") }
        try folder.write("bakc", to: "18")
        let doubled = try await mistakes(in: "source ~/0")
        #expect(doubled.count == 2)
        #expect(doubled.last?.hasSuffix("one source command runs 10000 files at most") == true)
    }
}
