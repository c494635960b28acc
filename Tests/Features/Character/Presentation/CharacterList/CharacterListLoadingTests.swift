import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, loading", .limited)
struct CharacterListLoadingTests {
    @Test("begins idle, and loads the first page of everyone when it appears")
    func appear() async {
        let list = ListUnderTest()
        let states = list.followStates()
        await list.viewModel.didAppear()
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(list.viewModel.state == .loaded(.sample()))
        #expect(list.pages.requests == [.page(1, .localFirst)])
        #expect(list.tracker.events == ["character_list_viewed"])
    }

    @Test("has the recent searches when it appears, before the characters are there")
    func recentSearches() async {
        let list = ListUnderTest()
        let seen = FollowedValues { list.viewModel.recentSearches }
        await list.recentSearches.saveRecentSearch("rick")
        list.pages.setAnswer { @MainActor _ in
            #expect(seen.all.last == ["rick"])
            return .page(.sample())
        }
        await list.viewModel.didAppear()
        #expect(seen.all == [[], ["rick"]])
    }

    @Test("is empty where there is nobody at all")
    func empty() async {
        let list = ListUnderTest { _ in .page(.none) }
        let states = list.followStates()
        await list.viewModel.didAppear()
        #expect(states.all == ["idle", "loading", "empty"])
    }

    @Test("keeps the error where it cannot load, and loads again when told to")
    func retry() async {
        let list = ListUnderTest { _ in .failure(.timeout) }
        let states = list.followStates()
        await list.viewModel.didAppear()
        #expect(list.viewModel.state == .error(.failed(.timeout)))
        list.pages.setAnswer { _ in .page(.sample([3])) }
        await list.viewModel.didRetry()
        #expect(states.all == ["idle", "loading", "error", "loading", "loaded"])
        #expect(list.viewModel.state == .loaded(.sample([3])))
        #expect(list.tracker.events == ["character_list_viewed", "character_list_retried"])
    }

    @Test("retries what failed: the search and the filter stay in force")
    func retryKeepsFilter() async {
        let list = ListUnderTest { _ in .failure(.timeout) }
        await list.viewModel.didApply(CharacterFilter(status: .dead))
        await list.viewModel.didSearch("rick")
        #expect(list.viewModel.state == .error(.failed(.timeout)))
        await list.viewModel.didRetry()
        #expect(list.pages.requests.suffix(1) == [.search(1, CharacterFilter(name: "rick", status: .dead))])
    }

    @Test("opens a character by its number, on the page or not")
    func select() {
        let list = ListUnderTest()
        list.viewModel.didSelect(identifier: 700)
        #expect(
            list.navigator.calls == [.navigate(AnyNavigation(CharacterIncomingNavigation.detail(identifier: 700)))])
        #expect(list.tracker.events == ["character_selected id=700"])
    }
}
