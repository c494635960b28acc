import ChallengeCore
import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames

@Suite("The Games feature", .limited)
struct GamesFeatureTests {
    private let client = ScriptedHTTPClient { endpoint in
        .success(endpoint.path == "/api/game" ? GamesUnderTest.page : GamesUnderTest.zelda)
    }
    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private let feature: GamesFeature

    init() { feature = Self.make(client, tracker) }

    private static func make(
        _ client: ScriptedHTTPClient, _ tracker: RecordingTracker = RecordingTracker()
    ) -> GamesFeature {
        GamesFeature(httpClient: client, imageLoader: ScriptedImageLoader(), tracker: tracker)
    }

    private func view(_ navigation: GamesIncomingNavigation) throws -> any RenderableView {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    @Test("The feature begins with the list, and resolves its own navigations only")
    func resolve() throws {
        #expect(feature.makeMainView(navigator: navigator).render().screen == "GamesList")
        #expect(try view(.list).render().screen == "GamesList")
        #expect(try view(.detail(identifier: 5)).render().label == "5")
        #expect(feature.resolve(UnknownNavigation.notFound(.unknownLink("x")), navigator: navigator) == nil)
    }

    @Test("Routes and links lead to the list, with requests from everywhere, and to each game")
    func routes() {
        let descriptions = feature.screens.map(\.description)
        let routes = descriptions.compactMap(\.route)
        #expect(routes.map(\.usage) == ["game-list", "game ID"])
        #expect(
            descriptions.map(\.links) == [
                ["challenge://games/list", "challenge://games"],
                ["challenge://games/detail/ID", "challenge://games/detail?id=ID"],
            ])
        #expect(descriptions.map { $0.intents.map(\.name) } == [["search", "filter", "refresh"], ["refresh"]])
    }

    @Test("Screens get the navigator and the tracker of the feature")
    func wiring() async throws {
        try view(.list).render().selection?.open(1)
        try await view(.detail(identifier: 2)).render().perform("close")
        #expect(navigator.calls == [.navigate(to: GamesIncomingNavigation.detail(identifier: 1)), .goBack])
        #expect(tracker.events == ["game_selected id=1", "game_detail_closed id=2"])
    }

    @Test("The details show games that the list has loaded without a request, and two features share nothing")
    func sharesGames() async throws {
        await feature.makeMainView(navigator: navigator).appear()
        let detail = try view(.detail(identifier: 8))
        await detail.appear()
        #expect(detail.render().state == .loaded)
        #expect(client.requests.map(\.path) == ["/api/game"])
        let otherClient = ScriptedHTTPClient { _ in .success(#"{"id":8,"title":"Other"}"#) }
        let other = try #require(
            Self.make(otherClient).resolve(GamesIncomingNavigation.detail(identifier: 8), navigator: navigator))
        await other.appear()
        #expect(other.render().title == "Other")
    }

    private func search(_ text: String, on feature: GamesFeature) async throws {
        try await feature.makeMainView(navigator: navigator).render()
            .perform("search", Arguments(["TEXT": .text(text)]))
    }

    private func recentSearches(of feature: GamesFeature) async throws -> [String]? {
        try await feature.makeMainView(navigator: navigator).render().perform("recent").answer
    }

    @Test("Every list offers the searches of the others for the session, from everywhere")
    func sharesRecentSearches() async throws {
        let search = try #require(feature.screens.first?.description.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        try await self.search("zelda", on: feature)
        #expect(search.suggest() == [Parameter.Suggestion("zelda", help: "recent search")])
        #expect(try await recentSearches(of: feature) == ["Recent searches", "  <bullet> zelda"])
        #expect(try await recentSearches(of: Self.make(client)) == ["No recent searches."])
    }
}
