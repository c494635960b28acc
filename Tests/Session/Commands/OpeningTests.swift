@testable import ChallengeShellTestSupport

@Suite("The command open", .limited)
struct OpeningTests {
    private let app = AppUnderTest(declaring: .routes)

    private func shell(rows: [Int: String]? = nil) -> SessionUnderTest {
        app.show(.stub("Home", selection: rows.map { app.selection($0) }))
        return SessionUnderTest(app)
    }

    private func failure(_ command: String, rows: [Int: String]? = nil) async throws -> String {
        let shell = shell(rows: rows)
        #expect(try await !shell.run(command))
        #expect(app.calls == [])
        #expect(app.path == ["Place.home"])
        return String(shell.errors.prefix { $0 != "\n" })
    }

    private nonisolated static let rows = [
        1: "Rick Sanchez", 2: "Morty Smith", 15: "Alien Rick", 22: "Rick", 30: "Home alone",
    ]

    @Test(
        "open follows a link, a route in any letter case, or opens a row by number or name",
        arguments: [
            ([1: "test://character/5"], "'test://character/5'", "Place.detail(identifier: 5)"),
            ([1: "TEST://Character/7"], "'TEST://Character/7'", "Place.detail(identifier: 7)"),
            (nil, "characters", "Place.list"), (nil, "CharActers", "Place.list"),
            (nil, "character 05", "Place.detail(identifier: 5)"),
            ([826: "Butter Robot", 1: "Rick Sanchez"], "826", "select 826"),
            // By the whole name or a part of it, in any letter case, quoted or not.
            (rows, "Rick Sanchez", "select 1"), (rows, "'rick SANCHEZ'", "select 1"), (rows, "mort", "select 2"),
            (rows, " y   sm", "select 2"), (rows, "en", "select 15"),
            // The row with exactly that name is preferred to rows that contain it.
            (rows, "rick", "select 22"),
            // A route is preferred to a row, unless the name is one word in quotes.
            ([5: "Characters"], "characters", "Place.list"), (rows, "'home alone'", "select 30"),
        ] as [([Int: String]?, String, String)])
    func destination(rows: [Int: String]?, words: String, expected: String) async throws {
        #expect(try await shell(rows: rows).run("open \(words)"))
        #expect(app.path.dropFirst() + app.calls == [expected])
    }

    @Test("open performs the action that a route stands for, on another screen too")
    func routeByAction() async throws {
        let filter = ActionDescription(name: "filter", help: "Narrow down", isIntent: true)
        app.features = [
            GivenFeature(descriptions: [
                .stub("List", Place.list, route: "list", actions: [filter]),
                .stub(
                    "Search", title: "Search", "Place.search",
                    route: .init("search", help: "a search", by: "filter")),
            ])
        ]
        let shell = shell()
        #expect(try await shell.run("open search"))
        #expect(app.path == ["Place.home", "Place.list"])
        #expect(app.calls == ["filter"])
        #expect(try await !shell.run("open search it"))
        #expect(app.calls == ["filter"])
    }

    /// Returns a session on a screen with actions that lead somewhere, and one that presents a modal.
    private func shellWithActions() -> SessionUnderTest {
        let list = ActionDescription.Effect.leads(to: "Place.list")
        let actions = [
            app.action("origin", effect: list), app.action("character", effect: list), app.action("home", effect: list),
            app.action("filter", effect: .leads(to: "Place.search", as: .sheet)), app.action("close", effect: .leaves),
        ]
        app.push(.stub("Other", actions: actions, selection: app.selection([1: "Origin of all"])), Place.search)
        return SessionUnderTest(app)
    }

    @Test(
        "open prefers an action's destination to a row, also if a route takes an argument that is missing",
        arguments: ["origin", "ORIGIN", "character"])
    func action(name: String) async throws {
        #expect(try await shellWithActions().run("open \(name)"))
        #expect(app.calls == [name.lowercased()])
    }

    @Test("open prefers a route with all its arguments to an action, and a row to both if more words follow")
    func routeBeforeAction() async throws {
        #expect(try await shellWithActions().run("open home; open character 5"))
        #expect(app.path == ["Place.home", "Place.detail(identifier: 5)"])
        #expect(app.calls == [])
        #expect(try await shellWithActions().run("open origin of"))
        #expect(app.calls == ["select 1"])
    }

    @Test(
        "A route to the screen on top opens nothing, unless the screen has a search or other values",
        arguments: [(false, ["Place.home", "Place.list"]), (true, ["Place.home", "Place.list", "Place.list"])])
    func sameScreen(hasSearch: Bool, path: [String]) async throws {
        let app = AppUnderTest(declaring: .routes)
        app.show(.stub("List", actions: hasSearch ? [app.action("search", isIntent: true)] : []), for: Place.list)
        let shell = SessionUnderTest(app)
        #expect(try await shell.run("open characters; open characters"))
        #expect(app.path == path)
        #expect(shell.output.contains("Already on List") != hasSearch)
        #expect(try await shell.run("open character 5; open character 5; open character 6"))
        #expect(app.path == path + ["Place.detail(identifier: 5)", "Place.detail(identifier: 6)"])
    }

    @Test(
        "open refuses an action that leaves or presents a modal, and suggests the nearest one that leads somewhere",
        arguments: [
            ("close", "; no row here has this name"), ("filter", "; no row here has this name"),
            ("origni", "; did you mean 'origin'?"),
        ])
    func otherActions(name: String, hint: String) async throws {
        let shell = shellWithActions()
        #expect(try await !shell.run("open \(name)"))
        #expect(shell.errors.contains("no destination named '\(name)'\(hint)\n"), "\(shell.errors)")
    }

    @Test(
        "open fails before it navigates, with the nearest match, if the words are not one destination",
        arguments: [
            // Arguments of a route.
            (nil, "open character", "1: error: ID is missing; usage: open character ID"),
            (nil, "open character x", "16: error: ID must be a whole number, 1 or more, not 'x'"),
            (nil, "open home 5", "11: error: unexpected argument '5'; usage: open home"),
            // Links without a scheme.
            (nil, "open '://a'", "6: error: '://a' is not a link"),
            (nil, "open '//a://b'", "6: error: '//a://b' is not a link"),
            (nil, "open '1a://b'", "6: error: '1a://b' is not a link"),
            (nil, "open 'rick s://b'", "6: error: 'rick s://b' is not a link"),
            // Numbers.
            ([1: "Rick"], "open 0", "6: error: a person's number must be 1 or more"),
            ([1: "Rick"], "open -3", "6: error: a person's number must be 1 or more"),
            (nil, "open 5", "6: error: no destination named '5'; type routes to see what can be opened"),
            ([1: "Rick"], "open 5", "6: error: person 5 is not among the rows here (1); type open character 5"),
            // Names of several rows.
            (rows, "open ric", "6: error: 'ric' matches 3 rows: 1 Rick Sanchez, 15 Alien Rick, 22 Rick"),
            ([3: "Twin", 4: "twin"], "open twin", "6: error: 'twin' matches 2 rows: 3 Twin, 4 twin"),
            // Unknown names.
            (rows, "open charcters", "6: error: no destination named 'charcters'; did you mean 'characters'?"),
            (rows, "open Morti Smith", "6: error: no destination named 'Morti Smith'; did you mean 'Morty Smith'?"),
            (rows, "open smth", "6: error: no destination named 'smth'; did you mean 'Smith'?"),
            (rows, "open zzzzz", "6: error: no destination named 'zzzzz'; no row here has this name"),
            (nil, "open zzzzz", "6: error: no destination named 'zzzzz'; type routes to see what can be opened"),
            (nil, "open Cha", "6: error: no destination named 'Cha': choose from character, characters"),
            (rows, "open ''", "6: error: no destination named ''"),
            (nil, "open hoem", "6: error: no destination named 'hoem'; did you mean 'home'?"),
            (nil, "open 'charcter 5'", "6: error: no destination named 'charcter 5'; did you mean 'character 5'?"),
            (nil, "open 'character/5'", "6: error: no destination named 'character/5'; did you mean 'character 5'?"),
            (nil, "open 'caracter/5'", "6: error: no destination named 'caracter/5'; did you mean 'character 5'?"),
            // No command.
        ] as [([Int: String]?, String, String)])
    func mistakes(rows: [Int: String]?, command: String, message: String) async throws {
        #expect(try await failure(command, rows: rows) == "test.chal:1:\(message)")
    }

    @Test("An ambiguous name lists only the first matching rows, and cuts their names")
    func manyRows() async throws {
        let name = "rick " + String(repeating: "\u{1b}", count: 10_000)
        let rows = Dictionary(uniqueKeysWithValues: (1...1_000).map { ($0, name) })
        let message = try await failure("open rick", rows: rows)
        #expect(message.hasPrefix(#"test.chal:1:6: error: 'rick' matches 1000 rows: 1 rick \u{1b}"#))
        #expect(message.hasSuffix("…, …"))
        #expect(message.count < 1_500)
    }

    @Test(
        "If more rows exist, the error has the number of loaded ones and the way to others, unless a name is near",
        arguments: [
            ("zzzzz", "no destination named 'zzzzz'; only the 2 rows loaded so far are known by name"),
            ("Morti", "no destination named 'Morti'; did you mean 'Morty'?"),
            ("5", "person 5 is not among the rows loaded so far (2); type more or open character 5"),
        ])
    func notLoaded(name: String, message: String) async throws {
        let shell = shell()
        app.show(.stub("List", selection: app.selection([1: "Rick", 2: "Morty"], hasMore: true)))
        #expect(try await !shell.run("open \(name)"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: \(message)\n"))
    }
}

@Suite("The commands back, home and dismiss", .limited)
struct NavigationCommandTests {
    private let app = AppUnderTest.stack(["Home", "List", "Detail"])

    @Test("back goes back once or N times, over every stack, and leaves a modal from its first screen")
    func back() async throws {
        app.present(.stub("Search"))
        let shell = SessionUnderTest(app)
        #expect(try await !shell.type("back 4"))
        #expect(app.titles == [["Home", "List", "Detail"], ["Search"]])
        #expect(try await shell.type("back 2"))
        #expect(app.titles == [["Home", "List"]])
        #expect(try await shell.type("back"))
        #expect(app.titles == [["Home"]])
    }

    @Test(
        "back and dismiss do nothing if they cannot do everything",
        arguments: [
            ("back 3", ["Home", "List", "Detail"], "you can go back 2 screens at most"),
            ("back 5", ["Home"], "this is the first screen: there is nothing to go back to"),
            ("back 0", ["Home", "List"], "N must be a whole number, 1 or more, not '0'"),
            ("dismiss", ["Home", "List"], "there is no modal to dismiss"),
        ])
    func impossible(command: String, titles: [String], message: String) async throws {
        let app = AppUnderTest.stack(titles)
        let shell = SessionUnderTest(app)
        #expect(try await !shell.type(command))
        #expect(app.titles == [titles])
        #expect(shell.errors == "error: \(message)\n")
    }

    @Test("home asks the app's own stack, below all modals, and dismiss asks the topmost modal's")
    func stacks() async throws {
        for _ in 1...2 {
            app.present(.stub("Search"))
            app.push(.stub("Help"))
        }
        let shell = SessionUnderTest(app)
        #expect(try await shell.type("dismiss"))
        #expect(app.titles == [["Home", "List", "Detail"], ["Search", "Help"]])
        #expect(try await shell.type("home"))
        #expect(app.titles == [["Home"]])
    }
}
