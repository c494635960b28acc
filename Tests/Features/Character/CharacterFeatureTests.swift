import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The Character feature", .limited)
struct CharacterFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract { case somewhere }

    private let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/character"
            ? .success(#"{"info":{"count":1,"pages":1},"results":[{"id":1,"name":"Rick"}]}"#)
            : .success(#"{"id":2,"name":"Morty"}"#)
    }
    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private let feature: CharacterFeature

    init() {
        feature = CharacterFeature(httpClient: client, imageLoader: ScriptedImageLoader(), tracker: tracker)
    }

    private func view(_ navigation: CharacterIncomingNavigation) throws -> AnyView {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    @Test("begins with the list")
    func mainView() {
        #expect(feature.makeMainView(navigator: navigator).render().screen == "CharacterList")
    }

    @Test("has a screen for each of its navigations")
    func resolve() throws {
        #expect(try view(.list).render().screen == "CharacterList")
        #expect(try view(.detail(identifier: 5)).render().screen == "CharacterDetail")
        #expect(try view(.detail(identifier: 5)).render().label == "5")
        let lender = FilterDelegateDouble(filter: CharacterFilter(status: .dead))
        let search = try view(.advancedSearch(delegate: lender)).render()
        #expect(search.screen == "AdvancedSearch")
        #expect(try search.content == ["filter": ["status": "Dead"]])
    }

    @Test("has nothing for a navigation of somebody else")
    func resolveForeign() {
        #expect(feature.resolve(ForeignNavigation.somewhere, navigator: navigator) == nil)
    }

    @Test("hands its screens the navigator and the tracker that it was given")
    func wiring() async throws {
        let detail = try view(.detail(identifier: 2))
        await detail.appear()
        try await detail.render().perform("close")
        let list = try view(.list)
        await list.appear()
        list.render().selection?.open(1)
        let lender = FilterDelegateDouble()
        try await view(.advancedSearch(delegate: lender)).render().perform("close")
        #expect(
            navigator.calls == [
                .goBack, .navigate(AnyNavigation(CharacterIncomingNavigation.detail(identifier: 1))), .dismiss,
            ])
        #expect(
            tracker.events == [
                "character_detail_viewed id=2", "character_detail_closed id=2", "character_list_viewed",
                "character_selected id=1", "advanced_search_closed",
            ])
    }

    @Test("shows whom the list has loaded without asking for them again")
    func sharesCharacters() async throws {
        await feature.makeMainView(navigator: navigator).appear()
        let detail = try view(.detail(identifier: 1))
        await detail.appear()
        #expect(detail.render().title == "Rick")
        #expect(client.requests.map(\.path) == ["/api/character"])
    }

    @Test("remembers on one list what was searched for on another")
    func sharesRecentSearches() async throws {
        try await view(.list).render().perform("search", Arguments(["TEXT": "rick"]))
        let other = try view(.list)
        await other.appear()
        #expect(try await other.render().perform("recent").answer == ["Recent searches", "  <bullet> rick"])
    }
}
