import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("A screen's actions", .limited)
struct ScreenActionTests {
    private let root = RootDouble()

    private static let search = [[], [Parameter("TEXT", .text)]]
    private static let filter = [
        [], [Parameter("clear", .keyword)],
        [Parameter("KEY=VALUE", .assignments([Parameter.Key(name: "status", values: ["alive", "dead"])]))],
    ]

    /// A list with a search and a filter, the latter carried on with on a modal.
    private func list(then invocations: [ActionInvocation]) -> Rendering {
        let filter = root.action("filter", forms: Self.filter)
        return .stub(
            "List",
            actions: [
                root.action("search", forms: Self.search),
                Action(filter.description) { [root] arguments in
                    _ = try await filter.perform(arguments)
                    root.present(
                        .stub(
                            "Search",
                            actions: [
                                root.action("set", forms: [[Parameter("KEY", .word), Parameter("VALUE", .text)]]),
                                root.action("apply"),
                            ]))
                    return .then(invocations)
                },
            ])
    }

    /// On the list.
    private func listShell(then invocations: [ActionInvocation] = []) -> SessionUnderTest {
        root.screens = [[.stub(list(then: invocations))]]
        return SessionUnderTest(root)
    }

    /// On a screen that has neither, but for a route to the list that offers both.
    private func homeShell() -> SessionUnderTest {
        let actions = [("search", Self.search), ("filter", Self.filter)]
        root.routes = [
            .stub(
                Route(
                    name: "characters", help: "everyone", to: Wish.list,
                    actions: actions.map { ActionDescription(name: $0, help: "Find", forms: $1) }))
        ]
        root.destinations = [AnyNavigation(Wish.list): list(then: [])]
        return SessionUnderTest(root)
    }

    @Test("get their arguments as they were typed")
    func arguments() async throws {
        let shell = listShell()
        #expect(try await shell.run("search rick  'of it'\nsearch ''\nsearch"))
        #expect(root.calls == ["search TEXT=rick of it", "search TEXT=", "search"])
        #expect(root.topCalls.calls == [])
    }

    @Test("are not performed with arguments that do not fit")
    func wrongArguments() async throws {
        let shell = listShell()
        #expect(try await !shell.run("filter status=x"))
        #expect(root.calls == [])
        #expect(shell.errors.hasPrefix("test.chal:1:8: error: no status 'x': choose from alive, dead\n"))
    }

    @Test("that the screen does not have are performed where a route leads to them")
    func distant() async throws {
        let shell = homeShell()
        #expect(try await shell.run("search rick"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Wish.list))])
        #expect(root.calls == ["search TEXT=rick"])
        #expect(try await shell.run("search morty"))
        #expect(root.topCalls.calls.count == 1)
    }

    @Test("that the screen does not have are checked before one is brought to them")
    func distantWrongArguments() async throws {
        #expect(try await !homeShell().run("filter status=x"))
        #expect(root.topCalls.calls == [])
        #expect(root.calls == [])
    }

    @Test("that are promised by a route and then not there are an error, where one was before")
    func brokenPromise() async throws {
        let shell = homeShell()
        root.destinations = [AnyNavigation(Wish.list): .stub("Not found")]
        #expect(try await !shell.type("search rick"))
        #expect(root.screens.joined().map(\.rendering.title) == ["Home"])
        #expect(shell.writes == [.error("error: 'search' is not possible on Not found\n")])
    }

    @Test("are carried on with in order, each on the screen that is then on top")
    func continuation() async throws {
        let shell = listShell(then: [ActionInvocation("set", ["status", "dead"]), ActionInvocation("apply")])
        #expect(try await shell.run("filter status=dead"))
        #expect(root.calls == ["filter status=dead", "set KEY=status VALUE=dead", "apply"])
    }

    @Test(
        "are not carried on with after one that is not possible, or not with its arguments",
        arguments: [
            (ActionInvocation("search", ["rick"]), "'search' is not possible on Search"),
            (ActionInvocation("set", ["status"]), "VALUE is missing; usage: set KEY VALUE"),
        ])
    func brokenContinuation(invocation: ActionInvocation, message: String) async throws {
        let shell = listShell(then: [invocation, ActionInvocation("apply")])
        #expect(try await !shell.run("echo a; filter clear"))
        #expect(root.calls == ["filter clear=clear"])
        #expect(shell.errors.hasPrefix("test.chal:1:9: error: \(message)\n"))
    }

    @Test("have their answer printed after the screen")
    func answer() async throws {
        root.screens = [
            [.stub(.stub("Home", actions: [root.action("recent", outcome: .answer("rick"))]))]
        ]
        let shell = SessionUnderTest(root)
        root.setNeedsDisplay()
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\n")
        #expect(try await shell.type("recent"))
        #expect(shell.output == "Home\nrick\nrick\n")
    }

    @Test("tell of their failure in their own words, at the command")
    func failure() async throws {
        let more = Action(name: "more", help: "Load more") { throw ActionError("page 7 is the last one") }
        root.screens = [[.stub(.stub("Home", actions: [more]))]]
        let shell = SessionUnderTest(root)
        #expect(try await !shell.run("  more"))
        #expect(shell.errors == "test.chal:1:3: error: page 7 is the last one\n  more\n  ^\n")
    }
}
