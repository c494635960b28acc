import ChallengeTestSupport

@testable import ChallengeLocation

@Suite("The details of a location", .limited)
struct LocationDetailTests {
    private let locations = LocationsUnderTest()

    @Test("The details show the known values, to people and to programs")
    func rows() async throws {
        let rendering = try await locations.rendering(of: .detail(identifier: 1))
        #expect(
            rendering.page == [
                "First", "location 1", "Type | Planet", "Dimension | C-137", "Residents | 3", "", "Residents",
                "8 | Rick | Human",
                "14 | (no name) | ", "  <warning> A row is left out: there is no character 300.",
            ])
        #expect(
            try rendering.content == [
                "location": [
                    "id": 1, "name": "First", "type": "Planet", "dimension": "C-137",
                    "residents": [
                        ["id": 8, "name": "Rick", "species": "Human"], ["id": 14, "name": "", "species": ""],
                    ],
                    "leftOut": ["there is no character 300"], "residentCount": 3,
                ]
            ])
    }
}
