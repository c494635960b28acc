import ChallengeLineEdit

@testable import ChallengePrompt
@testable import ChallengeVerification
@testable import ChallengeSessionTestSupport
@testable import ChallengeShellTestSupport

/// The app has two features whose lists both have a search and a filter.
@Suite("An action that several features have", .limited)
struct SameActionTests {
    private let root = RootDouble.library

    /// The outgoing navigations, in order.
    private var visited: [LibraryOutgoing] {
        root.topCalls.calls.compactMap {
            if case .navigate(let navigation) = $0 { navigation.wrapped as? LibraryOutgoing } else { nil }
        }
    }

    /// Returns a session on the screen with this title; nil for the first one.
    private func shell(_ title: String? = nil, _ navigation: Library = .home) -> SessionUnderTest {
        if let title { root.push(.stub(title), navigation) }
        return SessionUnderTest(root)
    }

    @Test(
        "The action of the screen's feature comes first, then the others' in the order of the app's routes",
        arguments: [
            ("Book", .book, "search 1965", .books, "search YEAR=1965"),
            ("Person", .person, "search Ada", .people, "search NAME=Ada"),
            (nil, .home, "search 1965", .people, "search NAME=1965"),
            // An action that only another feature has.
            ("Book", .book, "call", .people, "call"),
        ] as [(String?, Library, String, LibraryOutgoing, String)])
    func near(title: String?, place: Library, command: String, list: LibraryOutgoing, call: String) async throws {
        #expect(try await shell(title, place).run(command))
        #expect(visited == [list])
        #expect(root.calls == [call])
    }

    @Test("The features of the screens below count if the top screen's has no destination, as the not-found screen")
    func nothingFound() async throws {
        root.push(.stub("Person"), Library.person)
        root.push(.stub("Book"), Library.book)
        root.push(.stub("Not found"), UnknownNavigation.notFound(.unknownLink("x")))
        #expect(try await SessionUnderTest(root).run("search 1965"))
        #expect(visited == [.books])
    }

    @Test("The screen's own action comes first")
    func own() async throws {
        let shell = shell("Book", .book)
        #expect(try await shell.run("search 1965; search 1966"))
        #expect(visited == [.books])
        #expect(root.calls == ["search YEAR=1965", "search YEAR=1966"])
    }

    @Test("A route followed by the action uses the route's own feature")
    func route() async throws {
        let shell = shell("Book", .book)
        #expect(try await shell.run("filter; open books-filter"))
        #expect(visited == [.books])
        #expect(try await shell.run("open people-filter"))
        #expect(visited == [.books, .people])
        #expect(root.calls == ["filter", "filter", "filter"])
    }

    @Test(
        "A check resolves the action as a run does",
        arguments: [
            ("open one-of-books; search 1965", nil), ("open one-of-people; search Ada; search Ada", nil),
            ("search Ada; open one-of-books; search 1965", nil), ("open books; open people-filter; age", nil),
            ("open one-of-books; search Ada", "27: YEAR must be a whole number, 1 to 9999, not 'Ada'"),
            ("open books; open books-filter; age", "32: no command 'age' on Books; it is on PeopleFilter"),
        ])
    func check(script: String, message: String?) async throws {
        let mistakes = try await ScriptChecker.mistakes(in: script, root: .library)
        #expect(mistakes == (message.map { ["a:1:\($0)"] } ?? []))
    }
}
