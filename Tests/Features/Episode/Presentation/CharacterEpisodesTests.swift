import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeEpisode

@Suite("The episodes of a character", .limited)
struct CharacterEpisodesTests {
    private let episodes = EpisodesUnderTest()
    private let view: any View

    init() throws {
        view = try episodes.view(.character(identifier: 8))
    }

    @Test("are a list, which says whose they are, to people and to programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.title == "Episodes")
        #expect(rendering.summary == "2 episodes")
        #expect(
            rendering.lines == ["  [character=8]", "1 | S01E01 | First | May 5, 2014", "28 | S03E07 | The Mixup | "])
        let content = try rendering.content
        #expect(content["filter"] == ["character": "8"])
        #expect(content["total"] == 2)
    }

    @Test("are searched among themselves, and are all there again when the search ends")
    func search() async throws {
        try await view.render().perform("search", Arguments(["TEXT": .text("S03")]))
        #expect(view.render().lines == ["  [search: S03] [character=8]", "28 | S03E07 | The Mixup | "])
        try await view.render().perform("search", Arguments(["TEXT": .text("")]))
        #expect(view.render().selection?.items.map(\.identifier) == [1, 28])
    }

    @Test("lead to the details of each")
    func details() {
        view.render().selection?.open(28)
        #expect(
            episodes.navigator.calls == [.navigate(AnyNavigation(EpisodeIncomingNavigation.detail(identifier: 28)))])
        #expect(episodes.tracker.events == ["episode_selected id=28"])
    }

    @Test("say that there is no such character, or what could not be loaded")
    func failures() async throws {
        episodes.client.setAnswer { _ in .failure(.notFound("Character not found")) }
        await view.appear()
        #expect(
            view.render().lines == [
                "  [character=8]", "<warning> Cannot load /api/character/8: there is no such character (status 404).",
                "Type retry to try again.",
            ])
        episodes.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            await actionError { try await view.render().perform("retry") }
                == "cannot load /api/character/8: no answer in time; wait a little")
    }

    @Test("has a name for each thing that happens")
    func events() {
        #expect(
            CharacterEpisodesView.declaration.description.events.map(\.name) == [
                "character_episodes_viewed", "episode_selected", "episode_search_performed",
                "recent_episode_search_deleted", "character_episodes_refreshed", "character_episodes_more_loaded",
                "character_episodes_retried",
            ])
    }
}
