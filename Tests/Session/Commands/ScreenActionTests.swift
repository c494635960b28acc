import ChallengeHost
import ChallengeViews
@testable import ChallengeSession
import ChallengeActions
import ChallengeLineEdit
import ChallengeCommand

@testable import ChallengeConsole
@testable import ChallengePrompt
@testable import ChallengeVerification
@testable import ChallengeSessionTestSupport
@testable import ChallengeShellTestSupport

@Suite("A screen's actions", .limited)
struct ScreenActionTests {
    private let root = RootDouble()

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
                root.action("search", forms: Self.search, isIntent: true),
                root.action("filter", forms: Self.filter, isIntent: true), root.action("grow"),
            ])
    }

    /// A session on the list.
    private func listShell() -> SessionUnderTest {
        root.screens = [[.stub(list)]]
        return SessionUnderTest(root)
    }

    /// Returns a session on another screen, with a route to the list that offers the search and the filter.
    private func homeShell() -> SessionUnderTest {
        root.routes = [
            .stub(
                Route(name: "characters", help: "everyone", to: Outgoing.list),
                intents: list.actions.map(\.description).filter(\.isIntent))
        ]
        root.destinations = [AnyNavigation(Outgoing.list): list]
        return SessionUnderTest(root)
    }

    @Test("An action gets the typed arguments: the coordinator delivers intents, and the screen performs others")
    func arguments() async throws {
        #expect(try await listShell().run("search rick  'of it'\nsearch ''\nsearch; grow"))
        #expect(
            root.topCalls.calls == [.deliver(.search("rick of it")), .deliver(.search("")), .deliver(Intent("search"))])
        #expect(root.calls == ["search TEXT=rick of it", "search TEXT=", "search", "grow"])
    }

    @Test("Wrong arguments are refused before the navigation")
    func wrongArguments() async throws {
        let shell = listShell()
        #expect(try await !shell.run("filter status=x"))
        #expect(shell.errors.hasPrefix("test.chal:1:8: error: no status 'x': choose from alive, dead\n"))
        #expect(try await !homeShell().run("filter status=x"))
        #expect(root.topCalls.calls == [])
        #expect(root.calls == [])
    }

    @Test("An action that the screen lacks goes to the screen to which a route leads")
    func distant() async throws {
        let shell = homeShell()
        #expect(try await shell.run("search rick"))
        #expect(root.topCalls.calls == [.navigate(to: Outgoing.list), .deliver(.search("rick"))])
        #expect(root.calls == ["search TEXT=rick"])
        #expect(try await shell.run("search morty"))
        #expect(root.topCalls.calls.dropFirst(2) == [.deliver(.search("morty"))])
    }

    @Test("An action that a route promises but its screen lacks is an error, and the navigation is rolled back")
    func brokenPromise() async throws {
        let shell = homeShell()
        root.destinations = [AnyNavigation(Outgoing.list): .stub("Not found")]
        #expect(try await !shell.type("search rick"))
        #expect(root.screens.joined().map(\.rendering.title) == ["Home"])
        #expect(shell.writes == [.error("error: 'search' is not possible there\n")])
    }

    @Test("The answer of an action is printed after the screen", arguments: [false, true])
    func answer(isIntent: Bool) async throws {
        let recent = root.action("recent", isIntent: isIntent, outcome: .answer("rick"))
        root.screens = [[.stub(.stub("Home", actions: [recent]))]]
        let shell = SessionUnderTest(root)
        root.setNeedsDisplay()
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\n")
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\nrick\n")
    }

    @Test("The answer of an action that navigates is printed after the new screen")
    func distantAnswer() async throws {
        let shell = homeShell()
        let search = root.action("search", forms: Self.search, isIntent: true, outcome: .answer("3 of 7"))
        root.destinations = [AnyNavigation(Outgoing.list): .stub("List", actions: [search])]
        #expect(try await shell.type("search rick"))
        #expect(shell.output == "List\n3 of 7\n")
    }

    @Test("A failing action has its own message, at the place of the command", arguments: [false, true])
    func failure(isIntent: Bool) async throws {
        let description = ActionDescription(name: "more", help: "Load more", isIntent: isIntent)
        let more = Action(description) { throw StubError("page 7 is the last one") }
        root.screens = [[.stub(.stub("Home", actions: [more]))]]
        let shell = SessionUnderTest(root)
        #expect(try await !shell.run("  more"))
        #expect(shell.errors == "test.chal:1:3: error: page 7 is the last one\n  more\n  ^\n")
    }

    @Test("An action that fails on another screen is rolled back with the navigation, and prints only the error")
    func distantFailure() async throws {
        let shell = homeShell()
        let search = Action(ActionDescription(name: "search", help: "Find", forms: Self.search, isIntent: true)) {
            [root] _ in
            root.onNavigation(.redirect(from: Outgoing.list, to: Place.list))
            throw StubError("it broke")
        }
        root.destinations = [AnyNavigation(Outgoing.list): .stub("List", actions: [search])]
        #expect(try await !shell.type("search rick"))
        #expect(root.screens.joined().map(\.rendering.title) == ["Home"])
        #expect(shell.writes == [.error("error: it broke\n")])
    }
}

@Suite("An action of the app", .limited)
struct AppActionTests {
    private let root = RootDouble()
    private static let forms = [[], [Parameter("--status", .keyword)]]

    private func shell(_ actions: [Action]? = nil) -> SessionUnderTest {
        root.actions = actions ?? [root.action("sync", forms: Self.forms)]
        return SessionUnderTest(root)
    }

    @Test("An action of the app runs on every screen, with its arguments checked")
    func everywhere() async throws {
        let shell = shell()
        #expect(try await shell.run("sync"))
        root.push(.stub("List"))
        #expect(try await shell.run("sync --status"))
        #expect(root.calls == ["sync", "sync --status"])
        #expect(try await !shell.run("sync --stauts"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: "))
        #expect(shell.errors.contains("--status"))
    }

    @Test("An action of the app prints its answer after the screen that it has changed")
    func answer() async throws {
        let shell = shell([root.action("sync", outcome: .answer("done"))])
        #expect(try await shell.run("sync"))
        #expect(shell.output == "done\n")
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
        root.screens = [[.stub(.stub("Home", actions: [root.action("sync", outcome: .answer("screen"))]))]]
        let shell = shell([root.action("echo", outcome: .answer("app")), root.action("sync", outcome: .answer("app"))])
        try await shell.run("echo a; sync")
        #expect(shell.output == "a\napp\n")
        #expect(
            shell.session.commands.commandTable.all.map(\.description.name).count { $0 == "sync" || $0 == "echo" } == 2)
    }

    @Test("An action of the app is known before anything runs")
    func check() async throws {
        root.actions = [root.action("sync", forms: Self.forms)]
        var told: [String] = []
        let checker = ScriptChecker(ScriptModel(root, SessionCommand.all()), home: HomeFolder()) {
            told.append($0.message)
        }
        try await checker.check(.text("sync; sync --status; sync now", name: "test"))
        #expect(told.count == 1)
        #expect(root.calls == [])
    }
}
