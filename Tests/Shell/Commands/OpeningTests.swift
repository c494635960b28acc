import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

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
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Wish.list))])
    }

    @Test("makes a route's navigation of its arguments")
    func routeWithArguments() async throws {
        #expect(try await shell().run("open character 05"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Place.detail(identifier: 5)))])
    }

    @Test(
        "checks a route's arguments before it navigates",
        arguments: [
            ("open character", "test.chal:1:1: error: ID is missing; usage: open character ID"),
            ("open character x", "test.chal:1:16: error: ID is a whole number, 1 or more, not 'x'"),
            ("open home 5", "test.chal:1:11: error: '5' is one word too many; usage: open home"),
        ])
    func wrongArguments(command: String, message: String) async throws {
        #expect(try await failure(command) == message)
    }

    @Test("performs the action of a screen that a route stands for, as far away as it is")
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

    @Test("says of a link without a scheme that it is none", arguments: ["://a", "//a://b", "1a://b", "rick s://b"])
    func noLink(text: String) async throws {
        #expect(try await failure("open '\(text)'") == "test.chal:1:6: error: '\(text)' is not a link")
    }

    @Test("opens a row by its number, whether it is on the screen or not", arguments: [1, 826])
    func number(identifier: Int) async throws {
        #expect(try await shell(rows: [1: "Rick Sanchez"]).run("open \(identifier)"))
        #expect(root.calls == ["select \(identifier)"])
    }

    @Test("knows that rows are numbered from 1", arguments: ["0", "-3"])
    func noNumber(word: String) async throws {
        #expect(
            try await failure("open \(word)", rows: [1: "Rick"])
                == "test.chal:1:6: error: a person's number is 1 or more")
    }

    @Test("opens no number on a screen that lists nothing")
    func nothingListed() async throws {
        #expect(
            try await failure("open 5")
                == "test.chal:1:6: error: no destination named '5'; this screen lists nothing")
    }

    private static let rows = [1: "Rick Sanchez", 2: "Morty Smith", 15: "Alien Rick", 22: "Rick", 30: "Home alone"]

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

    @Test("takes a row with exactly that name before others that have it in theirs")
    func exactName() async throws {
        #expect(try await shell(rows: Self.rows).run("open rick"))
        #expect(root.calls == ["select 22"])
    }

    @Test("takes a route before a row, unless the name of the row is one word in quotes")
    func routeBeforeRow() async throws {
        #expect(try await shell(rows: [5: "Characters"]).run("open characters"))
        #expect(root.topCalls.calls == [.navigate(AnyNavigation(Wish.list))])
        #expect(root.calls == [])
        #expect(try await shell(rows: Self.rows).run("open 'home alone'"))
        #expect(root.calls == ["select 30"])
    }

    @Test("lists the rows that a name fits, where there are several")
    func ambiguous() async throws {
        #expect(
            try await failure("open ric", rows: Self.rows)
                == "test.chal:1:6: error: 'ric' fits 3 rows: 1 Rick Sanchez, 15 Alien Rick, 22 Rick")
        #expect(
            try await failure("open twin", rows: [3: "Twin", 4: "twin"])
                == "test.chal:1:6: error: 'twin' fits 2 rows: 3 Twin, 4 twin")
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
        "says what was meant by a name that fits nothing, of the routes and of the rows",
        arguments: [
            ("charcters", "no destination named 'charcters'; did you mean 'characters'?"),
            ("Morti Smith", "no destination named 'Morti Smith'; did you mean 'Morty Smith'?"),
            ("zzzzz", "no destination named 'zzzzz'"), ("''", "no destination named ''"),
        ])
    func unknown(name: String, message: String) async throws {
        #expect(try await failure("open \(name)", rows: Self.rows) == "test.chal:1:6: error: \(message)")
    }

    @Test(
        "says how many rows it knows by name where there are more, unless it knows what was meant",
        arguments: [
            ("zzzzz", "no destination named 'zzzzz'; only the 2 rows loaded so far are known by name"),
            ("Morti", "no destination named 'Morti'; did you mean 'Morty'?"),
        ])
    func notLoaded(name: String, message: String) async throws {
        let shell = shell()
        root.screens = [[.stub(.stub("List", selection: root.selection([1: "Rick", 2: "Morty"], hasMore: true)))]]
        #expect(try await !shell.run("open \(name)"))
        #expect(shell.errors.hasPrefix("test.chal:1:6: error: \(message)\n"))
    }

    @Test("says what was meant on a screen that lists nothing, of the routes alone")
    func unknownRoute() async throws {
        #expect(
            try await failure("open hoem") == "test.chal:1:6: error: no destination named 'hoem'; did you mean 'home'?")
    }

    @Test(
        "tells what was meant by a route whose argument is written in another way",
        arguments: ["charcter 5", "character/5", "caracter/5"])
    func nearRouteWithArgument(text: String) async throws {
        let message = try await failure("open '\(text)'")
        #expect(message == "test.chal:1:6: error: no destination named '\(text)'; did you mean 'character 5'?")
    }

    @Test("is what a destination alone is not: the error says so")
    func bareDestination() async throws {
        #expect(
            try await failure("character 5")
                == "test.chal:1:1: error: 'character' is a destination: type open character ID")
    }
}
