import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import Synchronization
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The Games feature", .limited)
struct GamesFeatureTests {
    private enum ForeignNavigation: IncomingNavigationContract { case somewhere }

    private let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/game"
            ? .success(#"{"info":{"count":1,"pages":1},"results":[{"id":1,"title":"Pong"}]}"#)
            : .success(#"{"id":2,"title":"Tetris"}"#)
    }
    private let tracker = RecordingTracker()
    private let navigator = RecordingNavigator()
    private let feature: GamesFeature

    init() {
        feature = GamesFeature(httpClient: client, imageLoader: ScriptedImageLoader(), tracker: tracker)
    }

    private func view(_ navigation: GamesIncomingNavigation) throws -> AnyView {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    @Test("begins with the list, and has a screen for each of its navigations")
    func resolve() throws {
        #expect(feature.makeMainView(navigator: navigator).render().screen == "GamesList")
        #expect(try view(.list).render().screen == "GamesList")
        #expect(try view(.detail(identifier: 5)).render().screen == "GameDetail")
        #expect(try view(.detail(identifier: 5)).render().label == "5")
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
        #expect(
            navigator.calls == [.goBack, .navigate(AnyNavigation(GamesIncomingNavigation.detail(identifier: 1)))])
        #expect(
            tracker.events == [
                "game_detail_viewed id=2", "game_detail_closed id=2", "games_list_viewed", "game_selected id=1",
            ])
    }

    @Test("shows what the list has loaded without asking for it again")
    func sharesGames() async throws {
        await feature.makeMainView(navigator: navigator).appear()
        let detail = try view(.detail(identifier: 1))
        await detail.appear()
        #expect(detail.render().title == "Pong")
        #expect(client.requests.map(\.path) == ["/api/game"])
    }

    @Test("shares nothing with another one in the same process, singletons neither")
    func isolation() async throws {
        let otherClient = ScriptedHTTPClient { _ in .success(#"{"id":1,"title":"Other"}"#) }
        let other = GamesFeature(
            httpClient: otherClient, imageLoader: ScriptedImageLoader(), tracker: RecordingTracker())
        await feature.makeMainView(navigator: navigator).appear()
        let detail = try #require(other.resolve(GamesIncomingNavigation.detail(identifier: 1), navigator: navigator))
        await detail.appear()
        #expect(detail.render().title == "Other")
        #expect(otherClient.requests.map(\.path) == ["/api/game/1"])
    }

    /// The feature, begun anew.
    private func session(
        file: String? = nil, warn: @escaping @Sendable (String) -> Void = { _ in }
    ) -> GamesFeature {
        GamesFeature(
            httpClient: client, imageLoader: ScriptedImageLoader(), tracker: tracker, recentSearchesFile: file,
            warn: warn)
    }

    private func search(_ text: String, on feature: GamesFeature) async throws {
        try await feature.makeMainView(navigator: navigator).render().perform("search", Arguments(["TEXT": text]))
    }

    private func recentSearches(of feature: GamesFeature) async throws -> [String] {
        let answer = try await feature.makeMainView(navigator: navigator).render().perform("recent").answer
        return try #require(answer).dropFirst().map { String($0.drop { $0 != ">" }.dropFirst(2)) }
    }

    @Test("remembers on one list what was searched for on another, and offers it from anywhere")
    func sharesRecentSearches() async throws {
        let search = try #require(feature.routes.first { $0.name == "game-list" }?.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        try await self.search("zelda", on: feature)
        #expect(search.suggest() == [Parameter.Suggestion("zelda", help: "recent search")])
        #expect(try await recentSearches(of: feature) == ["zelda"])
    }

    @Test("remembers searches in the file that it is given, for the next session")
    func recentSearchesFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/new/searches.json"
            try await search("zelda", on: session(file: path))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == #"["zelda"]"#)
            #expect(try await recentSearches(of: session(file: path)) == ["zelda"])
        }
    }

    @Test("says once that the file cannot be used, and remembers searches for the session")
    func unusableFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/searches.json"
            try "{}".write(toFile: path, atomically: false, encoding: .utf8)
            let warnings = Mutex<[String]>([])
            let feature = session(file: path) { warning in warnings.withLock { $0.append(warning) } }
            try await search("zelda", on: feature)
            try await search("mario", on: feature)
            #expect(try await recentSearches(of: feature) == ["mario", "zelda"])
            #expect(warnings.withLock { $0 }.count == 1)
            #expect(warnings.withLock { $0 }.first?.contains(path) == true)
        }
    }

    @Test("remembers searches for the session only where it is given no file, and shares them with no other feature")
    func noFile() async throws {
        try await search("zelda", on: feature)
        #expect(try await recentSearches(of: session()).isEmpty)
    }

    @Test("has a route to the list, with what can be asked of it from anywhere, and one to each game")
    func routes() throws {
        let list = try #require(feature.routes.first { $0.name == "game-list" })
        #expect(list.fixedNavigation.map(AnyNavigation.init) == AnyNavigation(GamesIncomingNavigation.list))
        #expect(list.actions.map(\.name) == ["search"])
        let game = try #require(feature.routes.first { $0.name == "game" })
        guard case .navigation(let name, let make) = game.target else { throw NoNavigation() }
        let navigation = make(Arguments(["ID": "7"]))
        #expect(AnyNavigation(navigation) == AnyNavigation(GamesIncomingNavigation.detail(identifier: 7)))
        #expect(navigation.name == name)
        #expect(game.parameters.map(\.noun) == [feature.makeMainView(navigator: navigator).render().selection?.noun])
    }

    private struct NoNavigation: Error {}

    @Test("has routes whose links it takes, to the same place")
    func links() throws {
        let handler = try #require(feature.deepLinkHandler)
        for route in feature.routes {
            let link = try #require(route.deepLink)
            let url = try #require(URL(string: link.replacing("ID", with: "7")))
            #expect(handler.accepts(url))
            #expect(handler.resolve(url)?.name == route.navigationName)
        }
    }
}
