import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view model, filtering", .limited)
struct CharacterListFilterTests {
    private let list = ListUnderTest()
    private var viewModel: CharacterListViewModel { list.viewModel }

    @Test("lends its own filter to the advanced search, which it presents as a sheet")
    func present() throws {
        viewModel.didSelectAdvancedSearch()
        guard case .present(let navigation, .sheet) = try #require(list.navigator.calls.first),
            case .advancedSearch(let delegate) = navigation.wrapped as? CharacterIncomingNavigation
        else {
            Issue.record("no sheet with an advanced search: \(list.navigator.calls)")
            return
        }
        #expect(delegate === viewModel)
        #expect(list.navigator.calls.count == 1)
        #expect(list.tracker.events == ["advanced_search_selected"])
    }

    @Test("keeps what is searched for when a filter is applied, whatever name is in it")
    func keepsName() async {
        await viewModel.didSearch("rick")
        await viewModel.didApply(CharacterFilter(name: "morty", status: .dead, gender: .male))
        let filter = CharacterFilter(name: "rick", status: .dead, gender: .male)
        #expect(viewModel.filter == filter)
        #expect(list.pages.requests.last == .search(1, filter))
        #expect(list.tracker.events.last == "filter_applied gender=Male status=Dead")
    }

    @Test("loads the first page again, and shows that it does")
    func states() async {
        await viewModel.didAppear()
        list.pages.setAnswer { _ in .page(.sample([9])) }
        let states = list.followStates()
        await viewModel.didApply(CharacterFilter(type: "clone"))
        #expect(states.all == ["loaded", "loading", "loaded"])
        #expect(viewModel.state == .loaded(.sample([9])))
    }

    @Test("shows everyone again when an empty filter is applied")
    func emptyFilter() async {
        await viewModel.didApply(CharacterFilter(status: .dead))
        await viewModel.didApply(CharacterFilter())
        #expect(list.pages.requests.last == .page(1, .localFirst))
        #expect(list.tracker.events.last == "filter_applied")
    }

    @Test("returns from applying when the load is done")
    func returnsWhenLoaded() async {
        let gate = Gate()
        list.pages.setAnswer { _ in await .page(behind: gate) }
        var hasReturned = false
        let applying = Task {
            await viewModel.didApply(CharacterFilter(status: .dead))
            hasReturned = true
        }
        await gate.waitForArrival()
        #expect(viewModel.state == .loading)
        #expect(!hasReturned)
        gate.open()
        await applying.value
        #expect(viewModel.state.name == "loaded")
    }

    @Test("keeps the filter in force when it cannot load what fits")
    func failure() async {
        list.pages.setAnswer { _ in .failure(.status(500)) }
        await viewModel.didApply(CharacterFilter(status: .dead))
        #expect(viewModel.state == .error(.failed(.status(500))))
        #expect(viewModel.filter == CharacterFilter(status: .dead))
    }
}
