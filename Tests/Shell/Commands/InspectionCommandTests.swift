import ChallengeCore
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("show, path, routes and help", .limited)
struct InspectionCommandTests {
    private let root = RootDouble()

    private func output(_ command: String) async throws -> String {
        let shell = SessionUnderTest(root)
        #expect(try await shell.type(command))
        return shell.output
    }

    @Test("show prints the screen again")
    func show() async throws {
        root.screens = [[.stub(.stub("Home", summary: "2 rows", rows: ["a", "b"]))]]
        #expect(try await output("show") == "Home" + String(repeating: " ", count: 70) + "2 rows\na\nb\n")
    }

    @Test("path prints the first screen without a history, for nothing has led there")
    func pathOfTheRoot() async throws {
        #expect(try await output("path") == "  Home  Place.home\n")
    }

    @Test("path prints how each screen was reached, with its redirects, modals set in")
    func path() async throws {
        root.screens = [
            [
                .stub(.stub("Home")), .stub(.stub("List"), Wish.list, reached: .push, by: "open characters"),
                .stub(.stub("Rick"), Place.detail(identifier: 1), reached: .push, by: "open 1"),
            ],
            [
                .stub(.stub("Search"), Place.search, reached: .present(.sheet), by: "filter"),
                .stub(.stub("Help"), Place.list, reached: .push, by: "open help"),
            ],
            [.stub(.stub("Photo"), Place.search, reached: .present(.fullScreenCover), by: "zoom")],
        ]
        #expect(
            try await output("path") == """
                  Home       Place.home
                  List       Place.list
                             pushed by: open characters
                             ↪ redirected from Wish.list
                  Rick       Place.detail(identifier: 1)
                             pushed by: open 1
                    Search   Place.search
                             presented as a sheet by: filter
                    Help     Place.list
                             pushed by: open help
                      Photo  Place.search
                             presented as a full-screen cover by: zoom

                """)
    }

    @Test("path prints the intent that each screen was given last, also to programs")
    func delivered() async throws {
        root.screens = [[.stub(.stub("Home"), intent: Intent("refresh"))]]
        root.origin = "search rick"
        root.push(.stub("List"), Place.list, intent: .search("rick"))
        #expect(
            try await output("path") == """
                  Home  Place.home
                        delivered: refresh
                  List  Place.list
                        pushed by: search rick
                        delivered: search rick

                """)
        var traits = OutputTraits.stub()
        traits.format = .json
        let shell = SessionUnderTest(root, traits: traits)
        #expect(try await shell.type("path"))
        #expect(shell.output.contains(#""navigation":"Place.home","delivered":"refresh"}"#))
        #expect(shell.output.contains(#""redirects":[]},"delivered":"search rick"}"#))
    }

    @Test("routes prints how each is asked for, what is there, whose it is, and where it leads")
    func routes() async throws {
        root.routes =
            AppRoute.samples + [
                .stub(Route(name: "search", help: "a search", target: .action("filter", name: "Place.search")))
            ]
        #expect(
            try await output("routes") == """
                  home          where it begins       Test
                                Place.home
                                test://home
                  characters    everyone              Test
                                Wish.list
                                ↪ Place.list
                  character ID  one of them           Test
                                Place.detail
                                test://character/ID
                  search        a search              Test
                                Place.search
                                by the action filter

                """)
    }

    @Test("routes prints every redirect after them, as far as it goes, and why it leads nowhere")
    func redirects() async throws {
        let chains = [
            RedirectChain(following: Wish.list, with: WishRedirect()), RedirectChain(following: Wish.list, with: nil),
        ]
        root.map = AppMap(features: [.init(name: "Test", screens: [], redirects: chains)], root: "Place.home")
        #expect(
            try await output("routes") == """
                  Redirects
                  Wish.list  ↪ Place.list
                  Wish.list  nobody redirects Wish.list

                """)
    }

    @Test("routes are told whole below each other where the output is narrow")
    func narrowRoutes() async throws {
        root.routes = [AppRoute.samples[2]]
        root.map = AppMap(
            features: [
                .init(
                    name: "Test", screens: [],
                    redirects: [RedirectChain(following: Wish.list, with: WishRedirect())])
            ], root: "Place.home")
        var traits = OutputTraits.stub()
        traits.width = 24
        let shell = SessionUnderTest(root, traits: traits)
        #expect(try await shell.type("routes"))
        #expect(
            shell.output == """
                  character ID
                    one of them (Test)
                    Place.detail
                    test://character/ID
                  Redirects
                  Wish.list
                    ↪ Place.list

                """)
    }

    @Test("help prints what the screen offers first, then what is always possible, then what is elsewhere")
    func help() async throws {
        let rename = root.action("rename", forms: [[], [Parameter("NAME", .word)]])
        root.screens = [[.stub(.stub("List", actions: [rename, root.action("echo")]))]]
        root.routes = [
            .stub(
                Route(name: "people", help: "everyone", to: Place.list),
                intents: [
                    ActionDescription(name: "search", help: "Find"), ActionDescription(name: "rename", help: "No"),
                ])
        ]
        let rows = try await output("help").split(separator: "\n").map(String.init)
        // The columns are as wide as the longest row, whichever that is.
        let cells = rows.map { $0.split(separator: /[ ]{2,}/).map(String.init) }
        let own = SessionCommand.all.map { [$0.description.usage, $0.description.help] }
        #expect(
            cells == [["On List"], ["rename [NAME]", "Do rename"], ["On every screen"]] + own
                + [["On Place.list, going there first"], ["search", "Find"]])
    }

    @Test("help leaves out a group without anything in it")
    func helpWithoutGroups() async throws {
        #expect(try await output("help").hasPrefix("  On every screen\n"))
        #expect(try await !output("help").contains("going there first"))
    }

    @Test(
        "help prints how one command is written and what it does",
        arguments: [
            ("rename", "rename NAME | clear\n  Do rename.\n"),
            ("back", "back [N]\n  Go back one screen, or N screens.\n"),
            ("search", "search\n  Find.\n"),
        ])
    func topic(name: String, expected: String) async throws {
        let forms = [[Parameter("NAME", .word)], [Parameter("clear", .keyword)]]
        root.screens = [[.stub(.stub("List", actions: [root.action("rename", forms: forms)]))]]
        let search = ActionDescription(name: "search", help: "Find")
        root.routes = [.stub(Route(name: "people", help: "everyone", to: Place.list), intents: [search])]
        #expect(try await output("help \(name)") == expected)
        #expect(root.calls == [])
    }

    @Test("help says of what is not possible here that it is not known")
    func unknownTopic() async throws {
        let shell = SessionUnderTest(root)
        #expect(try await !shell.run("help bakc"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: no command 'bakc' on Home; did you mean 'back'?\n"))
    }
}
