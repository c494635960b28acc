import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, searching", .limited)
struct CharacterListSearchTests {
    private let list = ListUnderTest()
    private var viewModel: CharacterListViewModel { list.viewModel }

    @Test("asks for the first page of whom the name fits")
    func search() async {
        let states = list.followStates()
        await viewModel.didSearch("Rick")
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(viewModel.filter == CharacterFilter(name: "Rick"))
        #expect(list.pages.requests == [.search(1, CharacterFilter(name: "Rick"))])
        #expect(list.tracker.events == ["search_performed query=Rick"])
    }

    @Test("shows what is searched for while it is on its way")
    func filterWhileLoading() async {
        list.pages.setAnswer { @MainActor [viewModel] _ in
            #expect(viewModel.state == .loading)
            #expect(viewModel.filter.name == "rick")
            return .page(.sample())
        }
        await viewModel.didSearch("rick")
    }

    @Test("tells a search that nobody fits from a list without anybody")
    func emptySearch() async {
        list.pages.setAnswer { _ in .page(.none) }
        let states = list.followStates()
        await viewModel.didSearch("nobody")
        await viewModel.didSearch("")
        await viewModel.didApply(CharacterFilter(status: .dead))
        #expect(states.all == ["idle", "loading", "emptySearch", "loading", "empty", "loading", "emptySearch"])
    }

    @Test("keeps the filter in force")
    func keepsFilter() async {
        await viewModel.didApply(CharacterFilter(species: "alien"))
        await viewModel.didSearch("rick")
        #expect(list.pages.requests.last == .search(1, CharacterFilter(name: "rick", species: "alien")))
    }

    @Test("remembers what was searched for, the newest first")
    func saves() async {
        await viewModel.didSearch("rick")
        await viewModel.didSearch("morty")
        #expect(viewModel.recentSearches == ["morty", "rick"])
        #expect(await list.recentSearches.getRecentSearches() == ["morty", "rick"])
    }

    @Test("remembers a search that failed too, so that it can be made again")
    func savesFailed() async {
        list.pages.setAnswer { _ in .failure(.timeout) }
        await viewModel.didSearch("rick")
        #expect(viewModel.state == .error(.failed(.timeout)))
        #expect(viewModel.recentSearches == ["rick"])
    }

    @Test("ends with an empty text, which is neither remembered nor counted", arguments: ["", "  \t"])
    func end(text: String) async {
        await viewModel.didSearch("rick")
        await viewModel.didSearch(text)
        #expect(viewModel.filter.isEmpty)
        #expect(viewModel.state == .loaded(.sample()))
        #expect(list.pages.requests.last == .page(1, .localFirst))
        #expect(viewModel.recentSearches == ["rick"])
        #expect(list.tracker.events == ["search_performed query=rick"])
    }

    @Test("leaves out the blanks around a text: they would be another search that finds the same")
    func trims() async {
        await viewModel.didSearch("  rick sanchez ")
        #expect(viewModel.filter.name == "rick sanchez")
        #expect(viewModel.recentSearches == ["rick sanchez"])
    }

    @Test("forgets one search, or all, and says whether there was such a one")
    func delete() async {
        for text in ["rick", "morty", "summer"] { await viewModel.didSearch(text) }
        #expect(await viewModel.didDeleteRecentSearch("MORTY"))
        #expect(viewModel.recentSearches == ["summer", "rick"])
        #expect(await !viewModel.didDeleteRecentSearch("beth"))
        #expect(viewModel.recentSearches == ["summer", "rick"])
        await viewModel.didDeleteAllRecentSearches()
        #expect(viewModel.recentSearches.isEmpty)
        #expect(list.tracker.events.suffix(2) == ["recent_search_deleted", "recent_search_deleted"])
        #expect(list.tracker.events.count == 5)
    }
}
