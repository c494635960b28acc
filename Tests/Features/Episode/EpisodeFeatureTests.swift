import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeEpisode

@Suite("The Episode feature", .limited)
struct EpisodeFeatureTests {
    private let episodes = EpisodesUnderTest()
    private var feature: EpisodeFeature { episodes.feature }
    private var descriptions: [ScreenDescription] { feature.screens.map(\.description) }

    @Test("begins with the list, has a screen for each of its navigations, and none for another feature's")
    func resolve() throws {
        struct Elsewhere: NavigationContract { let navigationName: NavigationName = "Elsewhere" }
        #expect(feature.makeMainView(navigator: episodes.navigator).render().screen == "EpisodeList")
        #expect(try episodes.view(.list).render().screen == "EpisodeList")
        #expect(try episodes.view(.detail(identifier: 5)).render().label == "5")
        #expect(try episodes.view(.character(identifier: 5)).render().screen == "CharacterEpisodes")
        #expect(feature.resolve(Elsewhere(), navigator: episodes.navigator) == nil)
    }

    @Test("has routes and links to its screens, and takes what can be asked of them from anywhere")
    func routes() {
        #expect(descriptions.compactMap(\.route?.usage) == ["episode-list", "episode ID", "character-episodes ID"])
        #expect(
            descriptions.map(\.links) == [
                ["challenge://episode/list", "challenge://episode"],
                ["challenge://episode/detail/ID", "challenge://episode/detail?id=ID"],
                ["challenge://episode/character/ID"],
            ])
        #expect(
            descriptions.map { $0.intents.map(\.name) } == [
                ["search", "refresh"], ["refresh"], ["search", "refresh"],
            ])
        #expect(feature.exits.map(\.navigation.name).contains("EpisodeOutgoingNavigation.character"))
    }

    @Test("hands its screens the navigator and the tracker that it was given")
    func wiring() async throws {
        try episodes.view(.list).render().selection?.open(3)
        try await episodes.view(.detail(identifier: 1)).render().perform("close")
        #expect(
            episodes.navigator.calls == [
                .navigate(AnyNavigation(EpisodeIncomingNavigation.detail(identifier: 3))), .goBack,
            ])
        #expect(episodes.tracker.events == ["episode_selected id=3", "episode_detail_closed id=1"])
    }

    @Test("shows what the list has loaded, asks for the cast alone, and asks for a refresh")
    func cache() async throws {
        let list = try episodes.view(.list)
        await list.appear()
        let detail = try episodes.view(.detail(identifier: 1))
        await detail.appear()
        #expect(detail.render().title == "First")
        try await list.render().perform("refresh")
        #expect(
            episodes.client.requests.map(\.description) == [
                "/api/episode?page=1", "/api/character/8,14,300", "/api/episode?page=1",
            ])
    }

    @Test("remembers on one list what was searched for on another, and offers it from anywhere as soon as it is")
    func recentSearches() async throws {
        let search = try #require(descriptions.first?.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        episodes.client.setAnswer { _ in .failure(.nothingHere) }
        try await episodes.view(.list).render().perform("search", Arguments(["TEXT": .text("first")]))
        #expect(search.suggest() == [Parameter.Suggestion("first", help: "recent search")])
        #expect(try await episodes.view(.list).render().perform("recent").answer?.last == "  <bullet> first")
    }
}
