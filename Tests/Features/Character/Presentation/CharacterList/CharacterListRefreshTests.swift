import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, refreshing", .limited)
struct CharacterListRefreshTests {
    private let list = ListUnderTest()
    private var viewModel: CharacterListViewModel { list.viewModel }

    @Test("asks the API first for page 1, and shows what it has without a loading state between")
    func refresh() async throws {
        await viewModel.didAppear()
        list.pages.setAnswer { _ in .page(.sample([8])) }
        let states = list.followStates()
        try await viewModel.didRefresh()
        #expect(viewModel.state == .loaded(.sample([8])))
        #expect(states.all == ["loaded", "loaded"])
        #expect(list.pages.requests.last == .page(1, .remoteFirst))
        #expect(list.tracker.events.last == "character_list_refreshed")
    }

    @Test("asks for page 1 with the search and the filter in force, also after more pages")
    func keepsFilter() async throws {
        let filter = CharacterFilter(name: "rick", status: .alive)
        list.pages.setAnswer { _ in .page(.sample(page: 1, pages: 3)) }
        await viewModel.didApply(CharacterFilter(status: .alive))
        await viewModel.didSearch("rick")
        list.pages.setAnswer { _ in .page(.sample([3, 4], page: 2, pages: 3)) }
        try await viewModel.didLoadMore()
        list.pages.setAnswer { _ in .page(.sample([1], page: 1, pages: 3)) }
        try await viewModel.didRefresh()
        #expect(list.pages.requests.last == .search(1, filter))
        #expect(viewModel.filter == filter)
        #expect(viewModel.state == .loaded(.sample([1], page: 1, pages: 3)))
    }

    @Test("shows that nobody is left")
    func becomesEmpty() async throws {
        await viewModel.didSearch("rick")
        list.pages.setAnswer { _ in .page(.none) }
        try await viewModel.didRefresh()
        #expect(viewModel.state == .emptySearch)
    }

    @Test("throws and keeps what is shown where it fails, by a search or without", arguments: ["", "rick"])
    func failure(search: String) async {
        await viewModel.didSearch(search)
        let before = list.shown
        list.pages.setAnswer { _ in .failure(.timeout) }
        await #expect(throws: CharactersPageError.failed(.timeout)) { try await viewModel.didRefresh() }
        #expect(list.shown == before)
    }

    @Test("throws and keeps what is shown where only what was kept can be had")
    func fallback() async {
        await viewModel.didAppear()
        let before = list.shown
        list.pages.setAnswer { _ in .success(Fetched(.sample([9]), fallbackReason: .failed(.status(503)))) }
        await #expect(throws: CharactersPageError.failed(.status(503))) { try await viewModel.didRefresh() }
        #expect(list.shown == before)
    }

    @Test("takes the place of an error when it succeeds, and leaves it when it fails")
    func fromError() async throws {
        list.pages.setAnswer { _ in .failure(.timeout) }
        await viewModel.didAppear()
        await #expect(throws: CharactersPageError.self) { try await viewModel.didRefresh() }
        #expect(viewModel.state == .error(.failed(.timeout)))
        list.pages.setAnswer { _ in .page(.sample()) }
        try await viewModel.didRefresh()
        #expect(viewModel.state == .loaded(.sample()))
    }
}
