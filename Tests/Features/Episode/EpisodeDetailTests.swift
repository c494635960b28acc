import ChallengeTestSupport

@testable import ChallengeEpisode

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
                    "leftOut": ["there is no character 300"], "castCount": 3,
                ]
            ])
    }
}
