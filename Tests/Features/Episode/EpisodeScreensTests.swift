import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeEpisode

@Suite("The list of episodes", .limited)
struct EpisodeListTests {
    private let episodes = EpisodesUnderTest()
    private let view: any RenderableView

    init() throws { view = try episodes.view(.list) }

    @Test("A row has the name, the code and the date, for people and for programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.label == "episodes")
        #expect(
            rendering.page == [
                "Episodes", "41 episodes, page 1 of 3", "1 | S01E01 | First | May 5, 2014", "2 |  | (no name) | ",
            ])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "",
                "episodes": [
                    ["id": 1, "name": "First", "code": "S01E01", "airDate": "May 5, 2014"],
                    ["id": 2, "name": "", "code": "", "airDate": ""],
                ],
            ])
    }

    @Test("The list drops dates and then codes before it cuts names, and aligns numbers by their last digit")
    func columns() {
        let columns = Table([EpisodeListView.row(.preview)]).columns
        #expect(columns.map(\.rank) == [0, 1, 0, 2])
        #expect(columns.map(\.alignment) == [.trailing, .leading, .leading, .leading])
    }

    @Test("The list shows its search, and advice if nothing matches")
    func nothingFits() async throws {
        episodes.client.setAnswer { _ in .failure(.nothingHere) }
        try await view.render().perform("search", Arguments(["TEXT": .text("Nowhere")]))
        #expect(
            view.render().lines == ["  [search: Nowhere]", "No matches.", "Type search \"\" to end the search."])
        #expect(episodes.client.asked == ["/api/episode?page=1&name=nowhere"])
    }

    @Test("Each event has a name")
    func events() {
        #expect(
            EpisodeListView.declaration.description.events.map(\.name) == [
                "episode_list_viewed", "episode_selected", "episode_search_performed", "recent_episode_search_deleted",
                "episode_list_refreshed", "episode_list_more_loaded", "episode_list_retried",
            ])
    }
}

@Suite("The details of an episode", .limited)
struct EpisodeDetailTests {
    private let episodes = EpisodesUnderTest()

    @Test("The details show the known values, to people and to programs")
    func rows() async throws {
        let rendering = try await episodes.rendering(of: .detail(identifier: 1))
        #expect(
            rendering.page == [
                "First", "episode 1", "Code | S01E01", "First shown | May 5, 2014", "Cast | 3", "", "Cast",
                "8 | Rick | Human",
                "14 | (no name) | ", "  <warning> A row is left out: there is no character 300.",
            ])
        #expect(
            try rendering.content == [
                "episode": [
                    "id": 1, "name": "First", "code": "S01E01", "airDate": "May 5, 2014",
                    "cast": [["id": 8, "name": "Rick", "species": "Human"], ["id": 14, "name": "", "species": ""]],
                    "leftOut": ["there is no character 300"],
                ]
            ])
    }

    @Test("The details lead to each of the cast without naming their screen")
    func cast() async throws {
        let rendering = try await episodes.rendering(of: .detail(identifier: 1))
        #expect(rendering.selection?.noun == "character")
        #expect(
            rendering.selection?.items == [
                .init(identifier: 8, name: "Rick"), .init(identifier: 14, name: "(no name)"),
            ])
        rendering.selection?.open(8)
        #expect(episodes.navigator.calls == [.navigate(to: EpisodeOutgoingNavigation.character(identifier: 8))])
        #expect(episodes.tracker.events.last == "episode_character_selected id=8")
    }
}

@Suite("The episodes of a character", .limited)
struct CharacterEpisodesTests {
    private let episodes = EpisodesUnderTest()
    private let view: any RenderableView

    init() throws { view = try episodes.view(.character(identifier: 8)) }

    @Test("The list has the name of its character, for people and for programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(
            rendering.page == [
                "Episodes", "2 episodes", "  [character=8]", "1 | S01E01 | First | May 5, 2014",
                "28 | S03E07 | The Mixup | ",
            ])
        let content = try rendering.content
        #expect(content["filter"] == ["character": "8"])
        #expect(content["total"] == 2)
    }

    @Test("A search selects from the list, and all episodes return at its end")
    func search() async throws {
        try await view.render().perform("search", Arguments(["TEXT": .text("S03")]))
        #expect(view.render().lines == ["  [search: S03] [character=8]", "28 | S03E07 | The Mixup | "])
        try await view.render().perform("search", Arguments(["TEXT": .text("")]))
        #expect(view.render().selection?.items.map(\.identifier) == [1, 28])
    }

    @Test("Each row leads to its details")
    func details() {
        view.render().selection?.open(28)
        #expect(episodes.navigator.calls == [.navigate(to: EpisodeIncomingNavigation.detail(identifier: 28))])
        #expect(episodes.tracker.events == ["episode_selected id=28"])
    }

    @Test("The screen says that there is no such character, or what could not be loaded")
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
                == "cannot load /api/character/8: no response in time; wait a little")
    }

    @Test("Each event has a name")
    func events() {
        #expect(
            CharacterEpisodesView.declaration.description.events.map(\.name) == [
                "character_episodes_viewed", "episode_selected", "episode_search_performed",
                "recent_episode_search_deleted", "character_episodes_refreshed", "character_episodes_more_loaded",
                "character_episodes_retried",
            ])
    }
}
