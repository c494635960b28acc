import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeEpisode

@Suite("The details of an episode", .limited)
struct EpisodeDetailTests {
    private let episodes = EpisodesUnderTest()

    private func render(_ identifier: Int) async throws -> Rendering {
        let view = try episodes.view(.detail(identifier: identifier))
        await view.appear()
        return view.render()
    }

    @Test("say what is known, to people and to programs")
    func rows() async throws {
        let rendering = try await render(1)
        #expect(rendering.title == "First")
        #expect(rendering.summary == "episode 1")
        #expect(rendering.lines == ["Name | First"])
        #expect(try rendering.content == ["episode": ["id": 1, "name": "First"]])
    }

    @Test("leave out what is empty")
    func sparse() async throws {
        episodes.client.setAnswer { _ in .success(#"{"id":4}"#) }
        let rendering = try await render(4)
        #expect(rendering.title == "(no name)")
        #expect(rendering.lines == [])
    }

    @Test("say that there is nothing with the number, or what could not be loaded")
    func failures() async throws {
        episodes.client.setAnswer { _ in .failure(EpisodesUnderTest.notFound("Episode not found")) }
        #expect(try await render(9).lines == ["<warning> There is no episode 9.", "Type back to leave."])
        episodes.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            try await render(9).lines == [
                "<warning> Cannot load /api/episode/9: no answer in time.", "Wait a little, then type retry.",
            ])
    }

    @Test("count each thing that happens by a name, and what it is about")
    func events() {
        let recorder = RecordingTracker()
        let tracker = EpisodeDetailTracker(tracker: recorder)
        for event in [.viewed, .refreshed, .retried, .closed] as [DetailEvent] { tracker.track(event, identifier: 5) }
        #expect(
            recorder.events == [
                "episode_detail_viewed id=5", "episode_detail_refreshed id=5", "episode_detail_retried id=5",
                "episode_detail_closed id=5",
            ])
    }
}
