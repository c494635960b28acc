import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("What can be done on the list", .limited)
struct CharacterListActionsTests {
    private let viewModel = CharacterListViewModelDouble(.loaded(.sample([1], pages: 2)))
    private var rendering: Rendering { CharacterListView(viewModel: viewModel).render() }

    private func suggestions(_ action: String, form: Int) throws -> [String] {
        let description = try #require(rendering.actions.first { $0.description.name == action }?.description)
        return try #require(description.forms[form].last).suggest().map(\.text)
    }

    @Test("is the same in every state, so that help does not change while something loads")
    func names() {
        let names = ["search", "filter", "refresh", "more", "retry", "recent"]
        for state: CharacterListViewState in [.idle, .loading, .empty, .emptySearch, .error(.failed(.timeout))] {
            viewModel.state = state
            #expect(rendering.actionNames == names)
        }
    }

    @Test("is to search, also for nothing", arguments: ["rick", ""])
    func search(text: String) async throws {
        #expect(try await rendering.perform("search", Arguments(["TEXT": text])).isDone)
        #expect(viewModel.calls == ["search '\(text)'"])
    }

    @Test("is to see the recent searches, by search alone or by recent", arguments: ["search", "recent"])
    func recentSearches(action: String) async throws {
        #expect(try await rendering.perform(action).answer == ["No recent searches."])
        viewModel.recentSearches = ["rick", "morty"]
        let answer = try await rendering.perform(action).answer
        #expect(answer == ["Recent searches", "  <bullet> rick", "  <bullet> morty"])
    }

    @Test("is to see the recent searches as they are now, those of other sessions among them")
    func currentRecentSearches() async throws {
        try await rendering.perform("recent")
        #expect(viewModel.calls == ["ask for recent searches"])
    }

    @Test("is completed with the recent searches, and then with the names that are loaded")
    func suggestions() throws {
        viewModel.recentSearches = ["morty"]
        #expect(try suggestions("search", form: 1) == ["morty", "Character 1"])
        #expect(try suggestions("recent", form: 1) == ["morty"])
        let search = try #require(rendering.actions.first?.description.forms[1].last)
        #expect(search.suggest().map(\.help) == ["recent search", nil])
        viewModel.state = .loading
        #expect(try suggestions("search", form: 1) == ["morty"])
    }

    @Test("is to delete one recent search, or all, and see what is left")
    func deleteRecentSearch() async throws {
        viewModel.recentSearches = ["rick", "morty"]
        let delete = Arguments(["delete": "delete", "TEXT": "rick"])
        #expect(try await rendering.perform("recent", delete).answer == ["Recent searches", "  <bullet> morty"])
        await #expect(throws: ActionError("'rick' is not among the recent searches")) {
            try await rendering.perform("recent", delete)
        }
        #expect(try await rendering.perform("recent", Arguments(["clear": "clear"])).answer == ["No recent searches."])
        #expect(viewModel.calls.filter { $0.hasPrefix("delete") } == ["delete 'rick'", "delete 'rick'", "delete all"])
    }

    @Test("is to open the advanced search, where filter alone stays")
    func filter() async throws {
        #expect(try await rendering.perform("filter").isDone)
        #expect(viewModel.calls == ["advanced search"])
    }

    @Test("is to filter at once, by setting and applying on the advanced search")
    func filterWithValues() async throws {
        let assignments = [
            Arguments.Assignment(key: "status", value: "alive"), Arguments.Assignment(key: "species", value: "alien"),
        ]
        let outcome = try await rendering.perform("filter", Arguments(assignments: assignments))
        #expect(
            outcome.continuation == [
                ActionInvocation("set", ["status", "alive"]), ActionInvocation("set", ["species", "alien"]),
                ActionInvocation("apply"),
            ])
        #expect(viewModel.calls == ["advanced search"])
    }

    @Test("is to end the filter, by resetting and applying on the advanced search")
    func clearFilter() async throws {
        let outcome = try await rendering.perform("filter", Arguments(["clear": "clear"]))
        #expect(outcome.continuation == [ActionInvocation("reset"), ActionInvocation("apply")])
        #expect(viewModel.calls == ["advanced search"])
    }

    @Test(
        "is to refresh and to load more; a failure is told, and where it would have replaced what is shown, what that is",
        arguments: [("refresh", "; what is shown was loaded before"), ("more", "")])
    func load(action: String, note: String) async throws {
        #expect(try await rendering.perform(action).isDone)
        viewModel.failure = .failed(.status(500))
        let message = "cannot load /api/character: the API answered with status 500; wait a little" + note
        await #expect(throws: ActionError(message)) { try await rendering.perform(action) }
        #expect(viewModel.calls == [action, action])
    }

    @Test("is to refresh, which tells nothing of what is shown where that is an error")
    func refreshAfterError() async {
        viewModel.state = .error(.failed(.timeout))
        viewModel.failure = .failed(.timeout)
        let message = "cannot load /api/character: no answer in time; wait a little"
        await #expect(throws: ActionError(message)) { try await rendering.perform("refresh") }
    }

    @Test("is not to load more after the last page, or where there is no list")
    func noMore() async {
        viewModel.state = .loaded(.sample([3], page: 2, pages: 2))
        await #expect(throws: ActionError("page 2 is the last one")) { try await rendering.perform("more") }
        viewModel.state = .emptySearch
        await #expect(throws: ActionError("there is no list to go on with")) { try await rendering.perform("more") }
        #expect(viewModel.calls.isEmpty)
    }

    @Test("is to try again where nothing is loaded, after an error or an interruption, and at no other time")
    func retry() async throws {
        let nothing = ActionError("nothing has failed here; 'refresh' loads the list anew")
        await #expect(throws: nothing) { try await rendering.perform("retry") }
        #expect(viewModel.calls.isEmpty)
        viewModel.stateAfterRetry = .empty
        for state in [CharacterListViewState.error(.failed(.timeout)), .idle] {
            viewModel.state = state
            #expect(try await rendering.perform("retry").isDone)
        }
        #expect(viewModel.calls == ["retry", "retry"])
    }

    @Test("is to try again, which tells a failure")
    func failingRetry() async {
        viewModel.state = .error(.failed(.timeout))
        let message = "cannot load /api/character: no answer in time; wait a little"
        await #expect(throws: ActionError(message)) { try await rendering.perform("retry") }
    }
}
