import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestSupport
import TestLimits
import Testing

/// A list without rows, which remembers what was searched for, and what it was asked for.
@MainActor
private final class ListDouble: RecentSearchesViewModelContract {
    var recentSearches: [String] = []
    /// What other sessions have searched for since.
    var current: [String] = []
    private(set) var calls: [String] = []

    func didSearch(_ text: String) { calls.append("search '\(text)'") }

    func didAskForRecentSearches() {
        calls.append("ask")
        recentSearches = current
    }

    func didDeleteRecentSearch(_ text: String) -> Bool {
        calls.append("delete '\(text)'")
        let wasThere = current.contains(text)
        current.removeAll { $0 == text }
        return wasThere
    }

    func didDeleteAllRecentSearches() {
        calls.append("delete all")
        current = []
    }
}

@Suite("The actions of a list with recent searches", .limited)
@MainActor
struct RecentSearchesTests {
    private let list = ListDouble()

    private func search(_ arguments: Arguments = Arguments()) async throws -> ActionOutcome {
        try await Action.search(.search(by: "name", recent: { [] }), on: list).perform(arguments)
    }

    private func recent(_ arguments: Arguments = Arguments()) async throws -> ActionOutcome {
        try await Action.recent(on: list).perform(arguments)
    }

    @Test("say how they are written, and by what is searched")
    func usage() {
        let search = ActionDescription.search(by: "colour", recent: { [] })
        #expect(search.usage == "search [TEXT]")
        #expect(search.help == "Find by colour; alone, show recent searches")
        #expect(ActionDescription.recent().usage == "recent [delete TEXT | clear]")
    }

    @Test("suggest the recent searches as they are when asked for, said to be such, then the names")
    func suggestions() throws {
        let now = ActionDescription.search(by: "name", recent: { ["b", "a"] }, names: ["c"])
        #expect(
            now.forms.last?.last?.suggest() == [
                .init("b", help: "recent search"), .init("a", help: "recent search"), .init("c"),
            ])
        list.recentSearches = ["b"]
        let texts = Action.recent(on: list).description.forms[1].last?.suggest().map(\.text)
        #expect(texts == ["b"])
    }

    @Test("search, also for nothing", arguments: ["rick", ""])
    func searches(text: String) async throws {
        #expect(try await search(Arguments(["TEXT": text])).isDone)
        #expect(list.calls == ["search '\(text)'"])
    }

    @Test("show alone what was searched for, other sessions' too; for programs under the name of recent")
    func shows() async throws {
        #expect(try await search().answer == ["No recent searches."])
        list.current = ["rick", "morty"]
        for outcome in [try await search(), try await recent()] {
            #expect(outcome.answer == ["Recent searches", "  <bullet> rick", "  <bullet> morty"])
            guard case .output(let report) = outcome else { continue }
            #expect(report.name == "recent")
            #expect(try JSONValue(encoding: report.content) == ["searches": ["rick", "morty"]])
        }
    }

    @Test("delete one, or all, and show what is left; what is not there is an error")
    func deletes() async throws {
        list.current = ["rick", "morty"]
        let delete = Arguments(["delete": "delete", "TEXT": "rick"])
        #expect(try await recent(delete).answer == ["Recent searches", "  <bullet> morty"])
        await #expect(throws: ActionError("'rick' is not among the recent searches")) { try await recent(delete) }
        #expect(try await recent(Arguments(["clear": "clear"])).answer == ["No recent searches."])
        #expect(list.calls == ["delete 'rick'", "ask", "delete 'rick'", "delete all", "ask"])
    }
}
