@testable import ChallengeShellTestSupport

@Suite("A screen's actions", .limited)
struct ScreenActionTests {
    private let app = AppUnderTest()

    private static let search = [[], [Parameter("TEXT", .text)]]
    private static let filter = [
        [], [Parameter("clear", .keyword)],
        [Parameter("KEY=VALUE", .assignments([Parameter.Key(name: "status", values: ["alive", "dead"])]))],
    ]

    /// A list with a search and a filter, which are intents, and an action that is none.
    private var list: Rendering {
        .stub(
            "List",
            actions: [
                app.action("search", forms: Self.search, isIntent: true),
                app.action("filter", forms: Self.filter, isIntent: true), app.action("grow"),
            ])
    }

    /// A session on the list.
    private func listShell() -> SessionUnderTest {
        app.show(list)
        return SessionUnderTest(app)
    }

    /// Returns a session on another screen, with a route to the list that offers the search and the filter.
    private func homeShell() -> SessionUnderTest {
        let list = list
        app.features = [
            GivenFeature(
                descriptions: [.stub("List", Place.list, actions: list.actions.map(\.description))],
                exits: [.characters])
        ]
        app.show(list, for: Place.list)
        return SessionUnderTest(app)
    }

    @Test("An action gets the typed arguments: the coordinator delivers intents, and the screen performs others")
    func arguments() async throws {
        #expect(try await listShell().run("search rick  'of it'\nsearch ''\nsearch; grow"))
        #expect(app.root.top?.intent == Intent("search"))
        #expect(app.calls == ["search TEXT=rick of it", "search TEXT=", "search", "grow"])
    }

    @Test("Of actions that start together, one whose screen has left does nothing, as a tap on a screen that is gone")
    func togetherAfterLeaving() async throws {
        let leave = app.action("leave", effect: .leaves) { [app] in app.root.navigator.goBack() }
        for _ in 1...2 { app.push(.stub("List", actions: [leave, app.action("stay")])) }
        let shell = SessionUnderTest(app)
        #expect(try await shell.run("together leave leave stay"))
        #expect(app.titles == [["Home", "List"]])
        #expect(app.calls == ["leave"])
        #expect(shell.output.contains("leave: its screen is no longer on top\nstay: its screen is no longer on top\n"))
    }

    @Test("Wrong arguments are refused before the navigation")
    func wrongArguments() async throws {
        let shell = listShell()
        #expect(try await !shell.run("filter status=x"))
        #expect(shell.errors.hasPrefix("test.chal:1:8: error: no status 'x': choose from alive, dead\n"))
        #expect(try await !homeShell().run("filter status=x"))
        #expect(app.titles == [["List"]])
        #expect(app.calls == [])
    }

    @Test("An action that the screen lacks goes to the screen to which a route leads")
    func distant() async throws {
        let shell = homeShell()
        #expect(try await shell.run("search rick"))
        #expect(app.titles == [["Home", "List"]])
        #expect(app.calls == ["search TEXT=rick"])
        #expect(try await shell.run("search morty"))
        #expect(app.titles == [["Home", "List"]])
        #expect(app.root.top?.intent == .search("morty"))
    }

    @Test("An action that a route promises but its screen lacks is an error, and the navigation is rolled back")
    func brokenPromise() async throws {
        let shell = homeShell()
        app.show(.stub("Not found"), for: Place.list)
        #expect(try await !shell.type("search rick"))
        #expect(app.titles == [["Home"]])
        #expect(shell.writes == [.error("error: 'search' is not possible on Not found\n")])
    }

    @Test("The answer of an action is printed after the screen", arguments: [false, true])
    func answer(isIntent: Bool) async throws {
        let recent = app.action("recent", isIntent: isIntent, outcome: .answer("rick"))
        app.show(.stub("Home", actions: [recent]))
        let shell = SessionUnderTest(app)
        app.root.setNeedsDisplay()
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\n")
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\nrick\n")
    }

    @Test("The answer of an action that navigates is printed after the new screen")
    func distantAnswer() async throws {
        let shell = homeShell()
        let search = app.action("search", forms: Self.search, isIntent: true, outcome: .answer("3 of 7"))
        app.show(.stub("List", actions: [search]), for: Place.list)
        #expect(try await shell.type("search rick"))
        #expect(shell.output == "↪ Outgoing.list → Place.list\n\nHome › List\n3 of 7\n")
    }

    @Test("An action that fails on another screen is rolled back with the navigation, and prints only the error")
    func distantFailure() async throws {
        let shell = homeShell()
        let search = app.action("search", forms: Self.search, isIntent: true) { throw StubError("it broke") }
        app.show(.stub("List", actions: [search]), for: Place.list)
        #expect(try await !shell.type("search rick"))
        #expect(app.titles == [["Home"]])
        #expect(shell.writes == [.error("error: it broke\n")])
    }
}

@Suite("An action of the app", .limited)
struct AppActionTests {
    private let app = AppUnderTest()
    private static let forms = [[], [Parameter("--status", .keyword)]]

    private func shell(_ actions: [Action]? = nil) -> SessionUnderTest {
        app.features[0].actions = actions ?? [app.action("sync", forms: Self.forms)]
        return SessionUnderTest(app)
    }

    @Test("An action of the app runs on every screen, with its arguments checked")
    func everywhere() async throws {
        let shell = shell()
        #expect(try await shell.run("sync"))
        app.push(.stub("List"))
        #expect(try await shell.run("sync --status"))
        #expect(app.calls == ["sync", "sync --status"])
        #expect(try await !shell.run("sync --stauts"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: "))
        #expect(shell.errors.contains("--status"))
    }

    @Test("An action of the app is suggested for a misspelled name, and listed with the commands of every screen")
    func help() async throws {
        let shell = shell()
        #expect(try await !shell.run("snyc"))
        #expect(shell.errors.contains("did you mean 'sync'?"))
        try await shell.run("help all; help sync")
        let lines = shell.output.split(separator: "\n").map { String($0) }
        #expect(lines.first == "  App")
        #expect(lines.contains { $0.hasPrefix("    sync [--status]") && $0.hasSuffix("Do sync") })
        #expect(lines.contains("sync [--status]"))
        #expect(!shell.output.contains("(opened first)"))
    }

    @Test("A command of the session hides an action of the app, which hides an action of a screen")
    func names() async throws {
        app.show(.stub("Home", actions: [app.action("sync", outcome: .answer("screen"))]))
        let shell = shell([app.action("echo", outcome: .answer("app")), app.action("sync", outcome: .answer("app"))])
        try await shell.run("echo a; sync")
        #expect(shell.output == "a\napp\n")
        #expect(
            shell.session.commands.commandTable.all.map(\.description.name).count { $0 == "sync" || $0 == "echo" } == 2)
    }

    @Test("An action of the app is known before anything runs")
    func check() async throws {
        app.features[0].actions = [app.action("sync", forms: Self.forms)]
        #expect(try await ScriptChecker.mistakes(in: "sync; sync --status; sync now", app: app).count == 1)
        #expect(app.calls == [])
    }
}
