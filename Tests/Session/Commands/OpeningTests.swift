import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("open", .limited)
struct OpeningTests {
    private let root = RootDouble()

    private func shell(rows: [Int: String]? = nil) -> SessionUnderTest {
        root.routes = AppRoute.samples
        root.screens = [[.stub(.stub("Home", selection: rows.map { root.selection($0) }))]]
        return SessionUnderTest(root)
    }

    private func failure(_ command: String, rows: [Int: String]? = nil) async throws -> String {
        let shell = shell(rows: rows)
        #expect(try await !shell.run(command))
        #expect(root.calls == [])
        #expect(root.topCalls.calls == [])
        return String(shell.errors.prefix { $0 != "\n" })
    }

    @Test("navigates to a route's navigation, in any letter case", arguments: ["characters", "CharActers"])
    func route(name: String) async throws {
        #expect(try await shell().run("open \(name)"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Outgoing.list))])
    }

    @Test("makes a route's navigation of its arguments")
    func routeWithArguments() async throws {
        #expect(try await shell().run("open character 05"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Place.detail(identifier: 5)))])
    }

    @Test("performs the action that a route stands for, on another screen too")
    func routeByAction() async throws {
        let filter = ActionDescription(name: "filter", help: "Narrow down", isIntent: true)
        let shell = shell()
        root.routes = [
            .stub(Route(name: "list", help: "a list", to: Place.list), intents: [filter]),
            .stub(Route(name: "search", help: "a search", target: .action("filter", name: "Place.search"))),
        ]
        root.destinations = [AnyNavigation(Place.list): .stub("List", actions: [root.action("filter")])]
        #expect(try await shell.run("open search"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Place.list)), .deliver(Intent("filter"))])
        #expect(root.calls == ["filter"])
        #expect(try await !shell.run("open search it"))
        #expect(root.calls == ["filter"])
    }

    @Test("hands a link on as it is", arguments: ["test://character/5", "TEST://a?b=c%20d", "nobody://knows"])
    func link(link: String) async throws {
        #expect(try await shell(rows: [1: link]).run("open '\(link)'"))
        #expect(root.calls == ["open \(link)"])
        #expect(root.topCalls.calls == [])
    }

    @Test("opens a row by its number")
    func number() async throws {
        #expect(try await shell(rows: [826: "Butter Robot", 1: "Rick Sanchez"]).run("open 826"))
        #expect(root.calls == ["select 826"])
    }

    private nonisolated static let rows = [
        1: "Rick Sanchez", 2: "Morty Smith", 15: "Alien Rick", 22: "Rick", 30: "Home alone",
    ]

    @Test(
        "opens a row by its whole name, by a part of it, and in any letter case, quoted or not",
        arguments: [
            ("open Rick Sanchez", 1), ("open 'rick SANCHEZ'", 1), ("open mort", 2), ("open  y   sm", 2),
            ("open en", 15),
        ])
    func name(command: String, identifier: Int) async throws {
        #expect(try await shell(rows: Self.rows).run(command))
        #expect(root.calls == ["select \(identifier)"])
    }

    @Test("prefers the row with exactly that name to rows that contain it")
    func exactName() async throws {
        #expect(try await shell(rows: Self.rows).run("open rick"))
        #expect(root.calls == ["select 22"])
    }

    /// On a screen with actions that lead somewhere, and one that presents a modal.
    private func shellWithActions() -> SessionUnderTest {
        let shell = shell()
        let leading: [(String, ActionDescription.Effect)] = [
            ("origin", .leads(to: "Place.list")), ("character", .leads(to: "Place.list")),
            ("home", .leads(to: "Place.list")), ("filter", .leads(to: "Place.search", as: .sheet)), ("close", .leaves),
        ]
        let actions = leading.map { name, effect in
            Action(ActionDescription(name: name, help: "Do \(name)", effect: effect)) { [root] _ in
                root.calls.append(name)
                return .done
            }
        }
        root.screens = [[.stub(.stub("Detail", actions: actions, selection: root.selection([1: "Origin of all"])))]]
        return shell
    }

    @Test(
        "goes where an action of the screen leads, before a row, and also where a route takes what is not given",
        arguments: ["origin", "ORIGIN", "character"])
    func action(name: String) async throws {
        #expect(try await shellWithActions().run("open \(name)"))
        #expect(root.calls == [name.lowercased()])
        #expect(root.topCalls.calls == [])
    }

    @Test("prefers a route to an action where its arguments are all there, and a row where more is said")
    func routeBeforeAction() async throws {
        #expect(try await shellWithActions().run("open home; open character 5"))
        #expect(
            root.topCalls.calls == [
                .navigate(AnyNavigation(Place.home)), .navigate(AnyNavigation(Place.detail(identifier: 5))),
            ])
        #expect(root.calls == [])
        #expect(try await shellWithActions().run("open origin of"))
        #expect(root.calls == ["select 1"])
    }

    @Test("goes to no action that leaves, or presents a modal, and tells the nearest one that leads somewhere")
    func otherActions() async throws {
        for (name, hint) in [
            ("close", "; no row here is called so"), ("filter", "; no row here is called so"),
            ("origni", "; did you mean 'origin'?"),
        ] {
            let shell = shellWithActions()
            #expect(try await !shell.run("open \(name)"))
            #expect(shell.errors.contains("no destination named '\(name)'\(hint)\n"), "\(shell.errors)")
        }
    }

    @Test("prefers a route to a row, unless the name is one word in quotes")
    func routeBeforeRow() async throws {
        #expect(try await shell(rows: [5: "Characters"]).run("open characters"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Outgoing.list))])
        #expect(root.calls == [])
        #expect(try await shell(rows: Self.rows).run("open 'home alone'"))
        #expect(root.calls == ["select 30"])
    }

    @Test(
        "fails before it navigates, with the nearest match, where the words are not one destination",
        arguments: [
            // Arguments of a route.
            (nil, "open character", "1: error: ID is missing; usage: open character ID"),
            (nil, "open character x", "16: error: ID is a whole number, 1 or more, not 'x'"),
            (nil, "open home 5", "11: error: '5' is one word too many; usage: open home"),
            // Links without a scheme.
            (nil, "open '://a'", "6: error: '://a' is not a link"),
            (nil, "open '//a://b'", "6: error: '//a://b' is not a link"),
            (nil, "open '1a://b'", "6: error: '1a://b' is not a link"),
            (nil, "open 'rick s://b'", "6: error: 'rick s://b' is not a link"),
            // Numbers.
            ([1: "Rick"], "open 0", "6: error: a person's number is 1 or more"),
            ([1: "Rick"], "open -3", "6: error: a person's number is 1 or more"),
            (nil, "open 5", "6: error: no destination named '5'; this screen lists nothing"),
            ([1: "Rick"], "open 5", "6: error: person 5 is not among the rows here (1); type open character 5"),
            // Names that several rows have.
            (rows, "open ric", "6: error: 'ric' fits 3 rows: 1 Rick Sanchez, 15 Alien Rick, 22 Rick"),
            ([3: "Twin", 4: "twin"], "open twin", "6: error: 'twin' fits 2 rows: 3 Twin, 4 twin"),
            // Names that nothing has.
            (rows, "open charcters", "6: error: no destination named 'charcters'; did you mean 'characters'?"),
            (rows, "open Morti Smith", "6: error: no destination named 'Morti Smith'; did you mean 'Morty Smith'?"),
            (rows, "open smth", "6: error: no destination named 'smth'; did you mean 'Smith'?"),
            (rows, "open zzzzz", "6: error: no destination named 'zzzzz'; no row here is called so"),
            (nil, "open zzzzz", "6: error: no destination named 'zzzzz'; this screen lists nothing"),
            (rows, "open ''", "6: error: no destination named ''"),
            (nil, "open hoem", "6: error: no destination named 'hoem'; did you mean 'home'?"),
            (nil, "open 'charcter 5'", "6: error: no destination named 'charcter 5'; did you mean 'character 5'?"),
            (nil, "open 'character/5'", "6: error: no destination named 'character/5'; did you mean 'character 5'?"),
            (nil, "open 'caracter/5'", "6: error: no destination named 'caracter/5'; did you mean 'character 5'?"),
            // No command.
            (nil, "character 5", "1: error: 'character' is a destination: type open character ID"),
        ] as [([Int: String]?, String, String)])
    func mistakes(rows: [Int: String]?, command: String, message: String) async throws {
        #expect(try await failure(command, rows: rows) == "test.chal:1:\(message)")
    }

    @Test("lists no more than the first rows that a name fits, and cuts their names")
    func manyRows() async throws {
        let name = "rick " + String(repeating: "\u{1b}", count: 10_000)
        let rows = Dictionary(uniqueKeysWithValues: (1...1_000).map { ($0, name) })
        let message = try await failure("open rick", rows: rows)
        #expect(message.hasPrefix(#"test.chal:1:6: error: 'rick' fits 1000 rows: 1 rick \u{1b}"#))
        #expect(message.hasSuffix("…, …"))
        #expect(message.count < 1_500)
    }

    @Test(
        "fails with the number of loaded rows where there are more, unless a name is near, and says how to get at others",
        arguments: [
            ("zzzzz", "no destination named 'zzzzz'; only the 2 rows loaded so far are known by name"),
            ("Morti", "no destination named 'Morti'; did you mean 'Morty'?"),
            ("5", "person 5 is not among the rows loaded so far (2); type more or open character 5"),
        ])
    func notLoaded(name: String, message: String) async throws {
        let shell = shell()
        root.screens = [[.stub(.stub("List", selection: root.selection([1: "Rick", 2: "Morty"], hasMore: true)))]]
        #expect(try await !shell.run("open \(name)"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: \(message)\n"))
    }
}
