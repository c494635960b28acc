@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("The command tab", .limited)
struct TabCommandTests {
    private let app = AppUnderTest.tabbed

    /// Returns the output of some commands, errors at the end.
    private func output(_ commands: String..., format: OutputTraits.Format = .text) async throws -> String {
        let shell = SessionUnderTest(app, format: format)
        for command in commands { try await shell.type(command) }
        return shell.output + shell.errors
    }

    @Test("An app without tabs has no command tab, and the name is free for its screens")
    func without() async throws {
        let shell = SessionUnderTest(.mapped)
        try await shell.type("tab")
        #expect(shell.errors.hasPrefix("error: no command 'tab' on Home"))
        #expect(!shell.session.commands.commandTable.all.contains { $0.description.name == "tab" })
        let other = AppUnderTest()
        other.show(.stub("Home", actions: [other.action("tab")]))
        #expect(try await SessionUnderTest(other).type("tab"))
        #expect(other.calls == ["tab"])
    }

    @Test("help lists tab behind the commands that navigate, and completion offers the names of the tabs")
    func help() async throws {
        let shell = SessionUnderTest(app)
        let names = shell.session.commands.commandTable.sessionCommands.map(\.description.name)
        #expect(names.prefix(6) == ["open", "back", "forward", "home", "dismiss", "tab"])
        #expect(shell.session.completions(of: "tab ") == ["home", "the-list", "five"])
        #expect(shell.session.completions(of: "tab t") == ["the-list"])
        #expect(try await output("help tab").hasPrefix("tab [NAME]\n  Show another tab, or list them.\n"))
    }

    @Test("tab lists the tabs with their stacks, the selected one marked")
    func list() async throws {
        #expect(
            try await output("tab") == """
                  ● home      Home
                    the-list  not shown yet
                    five      not shown yet

                """)
        app.root.tabs?.select(2)
        app.push(.stub("Further"), Place.search)
        app.root.tabs?.select(1)
        #expect(
            try await output("tab") == """
                    home      Home
                  ● the-list  List
                    five      Detail › Further

                """)
    }

    @Test("tab lists them as a table, and as JSON")
    func table() async throws {
        #expect(
            try await output("tab", format: .csv) == """
                name,title,navigation,selected,screens
                home,Home,Place.home,true,Home
                the-list,The list,Place.list,false,
                five,Five,Place.detail(identifier: 5),false,

                """)
        let json = try await output("tab", format: .json)
        #expect(
            json.contains(
                #"""
                "name":"tab","content":{"tabs":[{"name":"home","title":"Home","navigation":"Place.home",\#
                "selected":true,"screens":["Home"]},{"name":"the-list",
                """#))
    }

    @Test("tab shows a tab's stack, or says that it is already shown")
    func select() async throws {
        #expect(try await output("tab the-list", "tab THE-LIST", "tab home") == "List\nAlready on List\n\nHome\n")
        #expect(app.root.tabs?.selected == 0)
    }

    @Test("Selecting a tab is a navigation for programs, and in the trace")
    func event() async throws {
        let json = try await output("tab five", format: .json)
        #expect(
            json.contains(
                #"{"event":"navigate","kind":"tab","destination":"Place.detail(identifier: 5)","depth":0}"#))
        let trace = try await output("trace on", "tab home")
        #expect(trace.contains("  navigate  tab Place.home, depth 0\n"))
    }

    @Test("An unknown name is an error with the nearest one")
    func unknown() async throws {
        #expect(
            try await output("tab the-lst")
                == "error: no tab 'the-lst': choose from home, the-list, five; did you mean 'the-list'?\n")
        #expect(try await output("tab home five").hasPrefix("error: unexpected argument 'five'"))
        #expect(app.root.tabs?.selected == 0)
    }

    @Test("A modal above the tabs refuses tab, for the selected one too")
    func modal() async throws {
        app.present(.stub("Search"))
        for name in ["five", "home"] {
            #expect(
                try await output("tab \(name)").hasSuffix(
                    "error: the modal on top covers the tabs: type dismiss first\n"))
        }
        #expect(app.root.tabs?.selected == 0)
        #expect(try await output("tab").contains("● home"))
    }

    @Test("path prints a line for each other tab, and why has the tab")
    func provenance() async throws {
        #expect(
            try await output("path") == """
                  tab home
                    Home        Place.home
                  tab the-list  not shown yet
                  tab five      not shown yet

                """)
        #expect(
            try await output("tab the-list", "path", "why").hasSuffix(
                """
                  tab home  Home
                  tab the-list
                    List    Place.list
                            selected by: tab the-list
                  tab five  not shown yet
                  command    tab the-list
                             │
                  requested  Place.list
                             ▼ by the tab The list
                             ┏━━━━━━┓
                  screen     ┃ List ┃  List, of Test
                             ┗━━━━━━┛

                """))
        app.push(.stub("Detail"), Place.detail(identifier: 1))
        #expect(try await output("why").contains("▼ pushed on the stack of the tab The list, to depth 1"))
        let json = try await output("path", format: .json)
        #expect(json.contains(#""reached":{"kind":"tab","command":"tab the-list","redirects":[]}"#))
        #expect(json.contains(#""tabs":[{"name":"home","title":"Home""#))
        let story = try await output("why", format: .json)
        #expect(story.contains(#""tab":"the-list","modal":0,"depth":1"#))
    }

    @Test("The prompt has the root of the stack, which distinguishes the tabs")
    func prompt() {
        app.root.tabs?.select(1)
        app.push(.stub("Rick"), Place.detail(identifier: 1))
        #expect(PromptText(app.root, width: 80, ellipsis: "…").text == "list/rick")
    }

    // MARK: A check

    @Test(
        "A check of scripts follows tab: each tab has its stack",
        arguments: [
            "tab; tab the-list; more; open 1; tab home; tab the-list; back", "tab the-list; tab; tab five; close",
            "open list; more; open 1; tab home; open characters; more", "open list; filter; tab home",
            "home; tab the-list; open 1; back; home; more", "open characters; filter; dismiss; tab home; more",
            "origin; home; more",
        ])
    func check(script: String) async throws { #expect(try await ScriptChecker.mistakes(in: script, app: app) == []) }

    @Test(
        "A check of scripts finds wrong tabs",
        arguments: [
            ("tab fiv", "5: no tab 'fiv': choose from home, the-list, five; did you mean 'five'?"),
            ("tab the-list; back", "15: this is the first screen: there is nothing to go back to"),
            ("open list; back", "12: this is the first screen: there is nothing to go back to"),
            ("open characters; tab home; more", "28: no command 'more' on Home; it is on List: type open list"),
            (
                "tab the-list; open 1; tab home; tab the-list; back 2",
                "52: you can go back 1 screen at most"
            ),
            ("open character 5; back", "19: this is the first screen: there is nothing to go back to"),
            ("open character 6; back 2", "24: you can go back 1 screen at most"),
            ("filter; tab five; home; back", "25: this is the first screen: there is nothing to go back to"),
        ])
    func mistake(script: String, message: String) async throws {
        let mistakes = try await ScriptChecker.mistakes(in: script, app: app)
        #expect(mistakes.last == "a:1:\(message)")
    }
}
