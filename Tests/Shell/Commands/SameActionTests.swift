import ChallengeCore
import ChallengeLineEdit
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

/// In an app of two features whose lists both have a search and a filter.
@Suite("An action that several features have", .limited)
struct SameActionTests {
    private let root = RootDouble.library

    /// Where one was brought, in order.
    private var visited: [LibraryWish] {
        root.topCalls.calls.compactMap {
            if case .navigate(let navigation) = $0 { navigation.wrapped as? LibraryWish } else { nil }
        }
    }

    /// On a screen, given by its title; on the first one where that is nil.
    private func shell(_ title: String? = nil, _ navigation: Library = .home) -> SessionUnderTest {
        if let title { root.push(.stub(title), navigation) }
        return SessionUnderTest(root)
    }

    @Test("is looked for in the feature that one is in, by the way that the app's home has there")
    func near() async throws {
        #expect(try await shell("Book", .book).run("search 1965"))
        #expect(visited == [.books])
        #expect(root.calls == ["search YEAR=1965"])
    }

    @Test("is looked for there also in the feature that comes first")
    func nearAndFirst() async throws {
        #expect(try await shell("Person", .person).run("search Ada"))
        #expect(visited == [.people])
    }

    @Test("is that of the app's first route on a screen of neither")
    func neither() async throws {
        #expect(try await shell().run("search 1965"))
        #expect(visited == [.people])
        #expect(root.calls == ["search NAME=1965"])
    }

    @Test("is looked for below a screen whose feature has nothing to go to, as where nothing was found")
    func nothingFound() async throws {
        root.push(.stub("Person"), Library.person)
        root.push(.stub("Book"), Library.book)
        root.push(.stub("Not found"), UnknownNavigation.notFound(.unknownLink("x")))
        #expect(try await SessionUnderTest(root).run("search 1965"))
        #expect(visited == [.books])
    }

    @Test("is the screen's own where it has one, whatever comes first")
    func own() async throws {
        let shell = shell("Book", .book)
        #expect(try await shell.run("search 1965; search 1966"))
        #expect(visited == [.books])
        #expect(root.calls == ["search YEAR=1965", "search YEAR=1966"])
    }

    @Test("does not hide what only another feature has")
    func far() async throws {
        #expect(try await shell("Book", .book).run("call"))
        #expect(visited == [.people])
        #expect(root.calls == ["call"])
    }

    @Test("is that of a route's own feature where the route is followed by it")
    func route() async throws {
        let shell = shell("Book", .book)
        #expect(try await shell.run("filter; open books-filter"))
        #expect(visited == [.books])
        #expect(try await shell.run("open people-filter"))
        #expect(visited == [.books, .people])
        #expect(root.calls == ["filter", "filter", "filter"])
    }

    @Test("is told by help as it is meant where one is")
    func help() async throws {
        let shell = shell("Book", .book)
        #expect(try await shell.type("help"))
        #expect(try await shell.type("help search"))
        #expect(shell.output.contains("\n    search YEAR "))
        #expect(shell.output.contains("\nsearch YEAR\n"))
        #expect(!shell.output.contains("search NAME"))
    }

    @Test("is completed, and hinted at, as it is meant where one is")
    func completion() {
        let source = CompletionSource()
        source.update(from: shell("Book", .book).session)
        #expect(source.complete("search ", at: 7).candidates.map(\.text) == ["1965"])
        #expect(source.hint("search", at: 6) == " YEAR")
        source.update(from: shell("Person", .person).session)
        #expect(source.complete("search ", at: 7).candidates.map(\.text) == ["Ada"])
    }

    @Test(
        "is checked as it would be carried out",
        arguments: [
            ("open one-of-books; search 1965", nil),
            ("open one-of-people; search Ada; search Ada", nil),
            ("search Ada; open one-of-books; search 1965", nil),
            ("open books; open people-filter; age", nil),
            ("open one-of-books; search Ada", "27: YEAR is a whole number, 1 to 9999, not 'Ada'"),
            ("open books; open books-filter; age", "32: no command 'age' on Books; type help to see what is possible"),
        ])
    func check(script: String, message: String?) async throws {
        #expect(try await ScriptChecker.mistakes(in: script, root: .library) == (message.map { ["a:1:\($0)"] } ?? []))
    }
}
