import Foundation
@testable import ChallengeShellTestSupport

@Suite("The commands path, routes and help", .limited)
struct InspectionCommandTests {
    private let app = AppUnderTest()

    private func output(_ command: String, _ format: OutputTraits.Format = .text) async throws -> String {
        let shell = SessionUnderTest(app, format: format)
        #expect(try await shell.type(command))
        return shell.output
    }

    @Test("A screen's event has the last 20 navigations, and the number of screens below it")
    func place() async throws {
        for number in 1...20 { app.push(.stub("\(number)"), Place.detail(identifier: number)) }
        app.present(.stub("100"), Place.detail(identifier: 100))
        app.push(.stub("101"), Place.detail(identifier: 101))
        let path = (Array(3...20) + [100, 101]).map { "\"Place.detail(identifier: \($0))\"" }.joined(separator: ",")
        #expect(try await output("show", .json).contains(#""path":[\#(path)],"depth":22,"state""#))
    }

    @Test("help and a hint know the commands of a screen that only a preview tells of")
    func previewed() async throws {
        let shell = SessionUnderTest(.shelf)
        try await shell.type("help mark-as-read")
        #expect(shell.output == "mark-as-read\n  Mark as Read.\n  On Book.\n")
        #expect(try await !shell.type("mark-as-read"))
        #expect(shell.errors.hasPrefix("error: no command 'mark-as-read' on Shelf; it is on Book\n"))
    }

    @Test("The event of a screen without a declaration has its title and its commands")
    func undeclared() async throws {
        let shell = SessionUnderTest(.shelf, format: .json)
        try await shell.type("show")
        #expect(
            shell.output.contains(
                #""state":"loaded","title":"Shelf","actions":["refresh","delete"],"content":{"rows":["#))
    }

    @Test("The schema of an app without declarations describes each line of its sessions")
    func schema() async throws {
        let tabs = AppUnderTest(views: TabView { Tab("Mail", systemImage: "envelope") { Text("None") }.badge(3) })
        for app in [AppUnderTest.shelf, tabs] {
            let schema = try JSONSchema(EventSchema.text(of: app.root.map, command: "test", answers: [], reports: []))
            #expect(schema.faults == [])
            let shell = SessionUnderTest(app, format: .json, keepsGoing: true)
            try await shell.run("show; tab; open 1; path; graph; back; delete 1; nope")
            for line in shell.output.split(separator: "\n") {
                #expect(throws: Never.self) { try schema.alternative(of: JSON(reading: String(line))).get() }
            }
        }
    }

    @Test("path and why have in JSON the last intent of each screen")
    func delivered() async throws {
        app.show(.stub("Home", actions: [app.action("refresh")]))
        _ = try await app.root.deliver(Intent("refresh"), through: nil)
        app.show(.stub("List", actions: [app.action("search")]), for: Place.list)
        _ = try await app.root.deliver(.search("rick"), through: Place.list)
        let json = try await output("path", .json)
        #expect(json.contains(#""navigation":"Place.home","delivered":"refresh"}"#))
        #expect(json.contains(#""redirects":[]},"delivered":"search rick"}"#))
        #expect(
            try await output("why", .json).contains(
                #""isOutgoing":false,"delivered":"search rick","content":{"state":"loaded"}}]}}"#))
        app.push(.stub("Rick"), Place.detail(identifier: 1))
        #expect(try await !output("why", .json).contains("delivered"))
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
        let app = AppUnderTest(
            declaring: [GivenFeature(exits: [Exit(Leaving()), Exit(Outgoing.list)])], redirector: Redirect())
        let shell = SessionUnderTest(app)
        try await shell.type("routes")
        #expect(
            shell.output == """
                  Redirects
                  Leaving        ↪ Place.detail
                  Outgoing.list  no redirect for Outgoing.list

                """)
        let json = SessionUnderTest(app, format: .json)
        try await json.type("routes")
        #expect(json.output.contains(#""redirects":[{"from":"Leaving","to":"Place.detail"}"#))
    }

    @Test(
        "help prints one command's usage and help",
        arguments: [
            ("rename", "rename NAME | clear\n  Do rename.\n"),
            (
                "back",
                "back [N]\n  Go back one screen, or N screens.\n  A screen with unsaved changes asks first; 'back --discard' does not ask.\n    For example:  back\n                  back 2\n"
            ),
            ("search", "search\n  Find.\n  Goes to People first.\n"), ("people", "open people\n  everyone.\n"),
        ])
    func topic(name: String, expected: String) async throws {
        let forms = [[Parameter("NAME", .word)], [Parameter("clear", .keyword)]]
        app.show(.stub("List", actions: [app.action("rename", forms: forms)]))
        let search = ActionDescription(name: "search", help: "Find", isIntent: true)
        declarePeople([search])
        #expect(try await output("help \(name)") == expected)
        #expect(app.calls == [])
    }

    private func declarePeople(_ actions: [ActionDescription] = []) {
        let people = ScreenDescription.stub("People", Place.list, route: "people", help: "everyone", actions: actions)
        app.features = [GivenFeature(descriptions: [people])]
    }

    @Test("help on open has the present destinations, and examples")
    func destinations() async throws {
        declarePeople()
        app.show(.stub("List", selection: app.selection([7: "Jo Doe"])))
        let help = try await output("help open")
        #expect(help.contains("    open people") && help.contains("everyone"))
        #expect(help.contains("a person of this list: open 7, or open \"Jo Doe\""))
        #expect(help.contains("For example:") && help.contains("changes nothing."))
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
}

@Suite("A command that an app omits", .limited)
struct OptionalCommandTests {
    private let app = AppUnderTest()

    private var shell: SessionUnderTest { SessionUnderTest(app, without: [.fault]) }

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
        #expect(await ScriptChecker.check([script], for: AppUnderTest.mapped.root, options: options) == 1)
        options.commands = SessionCommand.all()
        #expect(await ScriptChecker.check([script], for: AppUnderTest.mapped.root, options: options) == 0)
    }

    @Test("The command's name is free for the app")
    func ownAction() async throws {
        app.features[0].actions = [app.action("fault", outcome: .answer("the app's"))]
        let shell = shell
        #expect(try await shell.run("fault"))
        #expect(shell.output == "the app's\n")
    }
}
