import ChallengeCore
import ChallengeListing
import ChallengeNetworking
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
        #expect(
            rendering.lines == [
                "Code | S01E01", "First shown | May 5, 2014", "Cast | 3", "", "Cast", "8 | Rick | Human",
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

    @Test("lead to each of the cast without naming who shows them")
    func cast() async throws {
        let rendering = try await render(1)
        #expect(rendering.selection?.noun == "character")
        #expect(
            rendering.selection?.items == [
                .init(identifier: 8, name: "Rick"), .init(identifier: 14, name: "(no name)"),
            ])
        rendering.selection?.open(8)
        #expect(
            episodes.navigator.calls == [.navigate(AnyNavigation(EpisodeOutgoingNavigation.character(identifier: 8)))])
        #expect(episodes.tracker.events.last == "episode_character_selected id=8")
    }

    @Test("ask once for a cast of any size, up to a limit")
    func hugeCast() async throws {
        let addresses = (1...700).map { #""https://host/api/character/\#($0)""# }.joined(separator: ",")
        let cast = (1...500).map { #"{"id":\#($0)}"# }.joined(separator: ",")
        episodes.client.setAnswer { endpoint in
            .success(endpoint.path == "/api/episode/1" ? #"{"id":1,"characters":[\#(addresses)]}"# : "[\(cast)]")
        }
        let rendering = try await render(1)
        #expect(rendering.selection?.items.count == 500)
        #expect(
            rendering.lines.last
                == "  <warning> 200 rows are left out, the first because only 500 are asked for at a time.")
        #expect(episodes.client.requests.count == 2)
    }

    @Test("leave out what is empty")
    func sparse() async throws {
        episodes.client.setAnswer { _ in .success(#"{"id":4}"#) }
        let rendering = try await render(4)
        #expect(rendering.title == "(no name)")
        #expect(rendering.lines == ["Cast | 0"])
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
