import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, loading more", .limited)
struct CharacterListMoreTests {
    private let list = ListUnderTest { _ in .page(.sample([1, 2], page: 1, pages: 3, total: 5)) }
    private var viewModel: CharacterListViewModel { list.viewModel }

    private var loaded: LoadedPages<Character>? {
        if case .loaded(let loaded) = viewModel.state { loaded } else { nil }
    }

    @Test("adds the next page to those before, and has that one in view")
    func adds() async throws {
        await viewModel.didAppear()
        let next = CharactersPage.sample([3, 4], page: 2, pages: 3, total: 5)
        list.pages.setAnswer { _ in .page(next) }
        try await viewModel.didLoadMore()
        #expect(loaded?.current == next)
        #expect(loaded?.all.map(\.identifier) == [1, 2, 3, 4])
        #expect(list.pages.requests.last == .page(2, .localFirst))
        #expect(list.tracker.events.last == "character_list_more_loaded page=2")
    }

    @Test("asks for the next page of the search and the filter in force")
    func keepsFilter() async throws {
        await viewModel.didApply(CharacterFilter(gender: .female))
        await viewModel.didSearch("beth")
        try await viewModel.didLoadMore()
        #expect(list.pages.requests.last == .search(2, CharacterFilter(name: "beth", gender: .female)))
    }

    @Test("stops at the last page")
    func stops() async throws {
        await viewModel.didAppear()
        for page in 2...3 {
            list.pages.setAnswer { _ in .page(.sample([page * 10], page: page, pages: 3, total: 5)) }
            try await viewModel.didLoadMore()
        }
        let before = list.shown
        try await viewModel.didLoadMore()
        #expect(list.shown == before)
        #expect(list.pages.requests.count == 3)
        #expect(list.tracker.events.count == 3)
    }

    @Test("ends the list where it is when the next page turns out not to be there any more")
    func nothingThere() async throws {
        await viewModel.didAppear()
        list.pages.setAnswer { _ in .page(.sample([], page: 2, pages: 1)) }
        try await viewModel.didLoadMore()
        #expect(viewModel.state == .loaded(.sample([1, 2], page: 1, pages: 1, total: 2)))
        #expect(loaded?.current.isLast == true)
    }

    @Test("has those once who were on a page before, as when the next page is the same one again")
    func repeated() async throws {
        await viewModel.didAppear()
        for (page, characters) in [(2, [2, 3]), (3, [2, 3])] {
            list.pages.setAnswer { _ in .page(.sample(characters, page: page, pages: 3, total: 5)) }
            try await viewModel.didLoadMore()
            #expect(loaded?.current.items.map(\.identifier) == [2, 3])
            #expect(loaded?.all.map(\.identifier) == [1, 2, 3])
        }
    }

    @Test("ends at an empty page, however many there are said to be")
    func emptyForEver() async throws {
        await viewModel.didAppear()
        list.pages.setAnswer { _ in .page(.sample([], page: 2, pages: .max, total: .max)) }
        try await viewModel.didLoadMore()
        #expect(viewModel.state == .loaded(.sample([1, 2], page: 1, pages: 1, total: 2)))
    }

    @Test("throws and keeps what is shown where it fails")
    func failure() async {
        await viewModel.didAppear()
        let before = list.shown
        list.pages.setAnswer { _ in .failure(.sample(.unreadable(.empty))) }
        await #expect(throws: CharactersPageError.failed(.sample(.unreadable(.empty)))) {
            try await viewModel.didLoadMore()
        }
        #expect(list.shown == before)
    }

    @Test("does nothing where no list is shown")
    func withoutList() async throws {
        try await viewModel.didLoadMore()
        #expect(viewModel.state == .idle)
        #expect(list.pages.requests.isEmpty)
        #expect(list.tracker.events.isEmpty)
    }
}
