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
}
