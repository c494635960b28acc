@testable import ChallengeShellTestSupport

/// The app has two features whose lists both have a search and a filter.
@Suite("An action that several features have", .limited)
struct SameActionTests {
    private let app = AppUnderTest.library

    /// Returns a session on a screen above the first one.
    private func shell(_ place: Library? = nil) -> SessionUnderTest {
        if let place { app.root.navigator.navigate(to: place) }
        return SessionUnderTest(app)
    }

    @Test(
        "A screen's own command wins over the prompt's of a common name",
        arguments: ["clear", "copy", "forward", "record", "watch"])
    func commonNames(name: String) async throws {
        let app = AppUnderTest()
        app.show(.stub("Home", actions: [app.action(name)]))
        for isInteractive in [true, false] {
            #expect(try await SessionUnderTest(app, isInteractive: isInteractive).type(name))
        }
        #expect(app.calls == [name, name])
    }

    @Test(
        "The action of the screen's feature comes first, then the others' in the order of the app's routes",
        arguments: [
            (.book, "search 1965", "Library.books", "search YEAR=1965"),
            (.person, "search Ada", "Library.people", "search NAME=Ada"),
            (nil, "search 1965", "Library.people", "search NAME=1965"),
            // An action that only another feature has.
            (.book, "call", "Library.people", "call"),
        ] as [(Library?, String, String, String)])
    func near(place: Library?, command: String, list: String, call: String) async throws {
        #expect(try await shell(place).run(command))
        #expect(app.path.last == list)
        #expect(app.calls == [call])
    }

    @Test("The features of the screens below count if the top screen's has no destination, as the not-found screen")
    func nothingFound() async throws {
        for place in [Library.person, .book] { app.root.navigator.navigate(to: place) }
        app.push(.stub("Not found"), UnknownNavigation.notFound(.unknownLink("x")))
        #expect(try await SessionUnderTest(app).run("search 1965"))
        #expect(app.path.last == "Library.books")
    }

    @Test("The screen's own action comes first")
    func own() async throws {
        #expect(try await shell(.book).run("search 1965; search 1966"))
        #expect(app.path == ["Library.home", "Library.book", "Library.books"])
        #expect(app.calls == ["search YEAR=1965", "search YEAR=1966"])
    }

    @Test("A route followed by the action uses the route's own feature")
    func route() async throws {
        let shell = shell(.book)
        #expect(try await shell.run("filter; open books-filter"))
        #expect(app.path.last == "Library.books")
        #expect(try await shell.run("open people-filter"))
        #expect(app.path.suffix(2) == ["Library.books", "Library.people"])
        #expect(app.calls == ["filter", "filter", "filter"])
    }

    @Test(
        "A check resolves the action as a run does",
        arguments: [
            ("open one-of-books; search 1965", nil), ("open one-of-people; search Ada; search Ada", nil),
            ("search Ada; open one-of-books; search 1965", nil), ("open books; open people-filter; age", nil),
            ("open one-of-books; search Ada", "27: YEAR must be a whole number, 1 to 9999, not 'Ada'"),
            (
                "open books; open books-filter; age",
                "32: no command 'age' on Books; it is on PeopleFilter: type open people-filter"
            ),
        ])
    func check(script: String, message: String?) async throws {
        let mistakes = try await ScriptChecker.mistakes(in: script, app: .library)
        #expect(mistakes == (message.map { ["a:1:\($0)"] } ?? []))
    }
}
