import ChallengeActions
import ChallengeHost
import ChallengeViews
import Foundation

@testable import ChallengeConsole
@testable import ChallengeLanguage
@testable import ChallengePrompt
@testable import ChallengeSession
@testable import ChallengeCommand
@testable import ChallengeVerification
@testable import ChallengeSessionTestSupport
@testable import ChallengeShellTestSupport

@Suite("The commands path, routes and help", .limited)
struct InspectionCommandTests {
    private let root = RootDouble()

    private func output(_ command: String, _ format: OutputTraits.Format = .text) async throws -> String {
        let shell = SessionUnderTest(root, format: format)
        #expect(try await shell.type(command))
        return shell.output
    }

    /// Returns a map whose only feature has these redirects.
    private func map(_ redirects: [RedirectChain]) -> AppMap {
        AppMap(features: [.init(name: "Test", screens: [], redirects: redirects)], root: "Place.home")
    }

    @Test("A screen's event has the last 20 navigations, and the number of screens below it")
    func place() async throws {
        root.screens = [
            (0...20).map { .stub(.stub("\($0)"), Place.detail(identifier: $0)) },
            (100...101).map { .stub(.stub("\($0)"), Place.detail(identifier: $0)) },
        ]
        let path = (Array(3...20) + [100, 101]).map { "\"Place.detail(identifier: \($0))\"" }.joined(separator: ",")
        #expect(try await output("show", .json).contains(#""path":[\#(path)],"depth":22,"state""#))
    }

    @Test("routes prints each route's usage, help, feature, navigation and link")
    func routes() async throws {
        root.routes =
            AppRoute.samples + [
                .stub(Route(name: "search", help: "a search", target: .action("filter", name: "Place.search")))
            ]
        #expect(
            try await output("routes") == """
                  home          where it begins (Test)
                                Place.home
                                test://home
                  characters    everyone (Test)
                                Outgoing.list
                                ↪ Place.list
                  character ID  one of them (Test)
                                Place.detail
                                test://character/ID
                  search        a search (Test)
                                Place.search
                                by the action filter

                """)
    }

    @Test("path has in JSON the last intent of each screen")
    func delivered() async throws {
        root.screens = [[.stub(.stub("Home"), intent: Intent("refresh"))]]
        root.push(.stub("List"), Place.list, intent: .search("rick"))
        let json = try await output("path", .json)
        #expect(json.contains(#""navigation":"Place.home","delivered":"refresh"}"#))
        #expect(json.contains(#""redirects":[]},"delivered":"search rick"}"#))
    }

    @Test("routes ends with every redirect chain, without its values, and with the reason if it ends early")
    func redirects() async throws {
        struct Leaving: OutgoingNavigationContract {
            let navigationName = NavigationName("Leaving", [.init(label: "identifier", content: .integer(1))])
        }
        struct Redirect: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                navigation is Leaving ? Place.detail(identifier: 1) : nil
            }
        }
        root.map = map([
            RedirectChain(following: Leaving(), with: Redirect()), RedirectChain(following: Outgoing.list, with: nil),
        ])
        #expect(
            try await output("routes") == """
                  Redirects
                  Leaving        ↪ Place.detail
                  Outgoing.list  no redirect for Outgoing.list

                """)
        #expect(
            try await output("routes", .json)
                .contains(#""redirects":[{"from":"Leaving","to":"Place.detail"}"#))
    }

    @Test("help leaves out an empty group")
    func helpWithoutGroups() async throws {
        #expect(try await output("help").hasPrefix("  On every screen\n"))
        #expect(try await !output("help").contains("(opened first)"))
    }

    @Test(
        "help prints one command's usage and help",
        arguments: [
            ("rename", "rename NAME | clear\n  Do rename.\n"),
            (
                "back",
                "back [N]\n  Go back one screen, or N screens.\n  A screen with unsaved changes asks first; 'back --discard' does not ask.\n    For example:  back\n                  back 2\n"
            ),
            ("search", "search\n  Find.\n  Goes to Place.list first.\n"), ("people", "open people\n  everyone.\n"),
        ])
    func topic(name: String, expected: String) async throws {
        let forms = [[Parameter("NAME", .word)], [Parameter("clear", .keyword)]]
        root.screens = [[.stub(.stub("List", actions: [root.action("rename", forms: forms)]))]]
        let search = ActionDescription(name: "search", help: "Find", isIntent: true)
        root.routes = [.stub(Route(name: "people", help: "everyone", to: Place.list), intents: [search])]
        #expect(try await output("help \(name)") == expected)
        #expect(root.calls == [])
    }

    @Test("help on open has the present destinations, and examples")
    func destinations() async throws {
        root.routes = [.stub(Route(name: "people", help: "everyone", to: Place.list))]
        let rows = SelectableRows(noun: "person", items: [.init(identifier: 7, name: "Jo Doe")]) { _ in }
        root.screens = [[.stub(.stub("List", selection: rows))]]
        let help = try await output("help open")
        #expect(help.contains("    open people") && help.contains("everyone"))
        #expect(help.contains("a person of this list: open 7, or open \"Jo Doe\""))
        #expect(help.contains("For example:") && help.contains("changes nothing."))
    }

    @Test(
        "help on words that are no command finds commands, routes and settings with all of them in their help",
        arguments: [
            ("'screen again'", ["show [OPTIONS]"]),
            ("Ctrl", ["Ctrl-R", "Ctrl-C", "Ctrl-D", "Ctrl-L", "Ctrl-X", "Ctrl-_", "Ctrl-Y", "Alt-Y"]),
            ("EVERYONE", ["open people"]), ("columns output", ["set width"]),
            ("redirect every", ["routes"]), ("'back 2'", ["back [N]"]),
        ])
    func apropos(words: String, expected: [String]) async throws {
        root.routes = [.stub(Route(name: "people", help: "everyone", to: Place.list))]
        let lines = try await output("help \(words)").split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.first?.hasPrefix("Help with '") == true)
        for (line, usage) in zip(lines.dropFirst(), expected) { #expect(line.hasPrefix(usage)) }
        #expect(lines.count == expected.count + 1)
    }

    @Test("Every example is a valid command")
    func examples() throws {
        for description in SessionCommand.all().map(\.description) {
            for example in description.examples {
                let command = try Command.reading(example)
                #expect(command.name.text == description.name)
                _ = try ArgumentMatcher(description: description).match(command.arguments)
            }
        }
    }

    @Test("help fails for an unknown command")
    func unknownTopic() async throws {
        // The word "one" of the help is as near to the second as "open".
        for (word, command) in [("bakc", "back"), ("opne", "open")] {
            let shell = SessionUnderTest(root)
            #expect(try await !shell.run("help \(word)"))
            #expect(
                shell.errors.hasPrefix(
                    "test.chal:1:6: error: no command '\(word)' on Home; did you mean '\(command)'?\n"))
        }
        for words in ["qqqq", "back qqqq"] {
            let shell = SessionUnderTest(root)
            #expect(try await !shell.run("help \(words)"))
            #expect(shell.errors.contains("error: no help for '\(words)'; type help to see what is possible"))
        }
    }
}

@Suite("A command that an app omits", .limited)
struct OptionalCommandTests {
    private let root = RootDouble()

    private var shell: SessionUnderTest { SessionUnderTest(root, without: [.fault]) }

    @Test("The command is one of the session's", arguments: OptionalCommand.allCases)
    func names(command: OptionalCommand) {
        let all = SessionCommand.all().map(\.description.name)
        #expect(all.filter { $0 != command.rawValue } == SessionCommand.all(without: [command]).map(\.description.name))
        #expect(all.contains(command.rawValue))
    }

    @Test("The command is unknown at a prompt, in help, and in a script that is checked")
    func unknown() async throws {
        let shell = shell
        #expect(try await !shell.run("fault off"))
        #expect(shell.errors.hasPrefix("test.chal:1:1: error: no command 'fault' "))
        #expect(try await shell.type("help"))
        #expect(!shell.output.contains("fault") && shell.output.contains("wait, together, expect"))
        let script = ScriptInput.text("fault off", name: "a")
        var options = SessionOptions(traits: .stub(), commands: SessionCommand.all(without: [.fault]))
        #expect(await ScriptChecker.check([script], for: root, options: options) == 1)
        options.commands = SessionCommand.all()
        #expect(await ScriptChecker.check([script], for: root, options: options) == 0)
    }

    @Test("The command's name is free for the app")
    func ownAction() async throws {
        root.actions = [root.action("fault", outcome: .answer("the app's"))]
        let shell = shell
        #expect(try await shell.run("fault"))
        #expect(shell.output == "the app's\n")
    }
}
