import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeEpisode

@Suite("The list of episodes", .limited)
struct EpisodeListTests {
    private let episodes = EpisodesUnderTest()
    private let view: any View

    init() throws {
        view = try episodes.view(.list)
    }

    @Test("says of each what it is called, to people and to programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.title == "Episodes")
        #expect(rendering.label == "episodes")
        #expect(rendering.summary == "41 episodes, page 1 of 3")
        #expect(rendering.lines == ["1 | S01E01 | First | May 5, 2014", "2 |  | (no name) | "])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "",
                "episodes": [
                    ["id": 1, "name": "First", "code": "S01E01", "airDate": "May 5, 2014"],
                    ["id": 2, "name": "", "code": "", "airDate": ""],
                ],
            ])
    }

    @Test("leaves out dates and then codes before it cuts names, and aligns numbers by their last digit")
    func columns() {
        #expect(EpisodeListView.columns.map(\.rank) == [0, 1, 0, 2])
        #expect(EpisodeListView.columns.map(\.alignment) == [.trailing, .leading, .leading, .leading])
    }

    @Test("says what was searched for, and what to do where nothing fits")
    func nothingFits() async throws {
        episodes.client.setAnswer { _ in .failure(.nothingHere) }
        try await view.render().perform("search", Arguments(["TEXT": .text("Nowhere")]))
        #expect(
            view.render().lines == [
                "  [search: Nowhere]", "No episode fits.", "Type search \"\" to end the search.",
            ])
        #expect(episodes.client.requests.map(\.description) == ["/api/episode?page=1&name=nowhere"])
    }

    @Test("has a name for each thing that happens")
    func events() {
        #expect(
            EpisodeListView.declaration.description.events.map(\.name) == [
                "episode_list_viewed", "episode_selected", "episode_search_performed", "recent_episode_search_deleted",
                "episode_list_refreshed", "episode_list_more_loaded", "episode_list_retried",
            ])
    }
}
