import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeLocation

@Suite("The details of a location", .limited)
struct LocationDetailTests {
    private let locations = LocationsUnderTest()

    private func render(_ identifier: Int) async throws -> Rendering {
        let view = try locations.view(.detail(identifier: identifier))
        await view.appear()
        return view.render()
    }

    @Test("say what is known, to people and to programs")
    func rows() async throws {
        let rendering = try await render(1)
        #expect(rendering.title == "First")
        #expect(rendering.summary == "location 1")
        #expect(
            rendering.lines == [
                "Type | Planet", "Dimension | C-137", "Residents | 3", "", "Residents", "8 | Rick | Human",
                "14 | (no name) | ", "  <warning> A row is left out: there is no character 300.",
            ])
        #expect(
            try rendering.content == [
                "location": [
                    "id": 1, "name": "First", "type": "Planet", "dimension": "C-137",
                    "residents": [
                        ["id": 8, "name": "Rick", "species": "Human"], ["id": 14, "name": "", "species": ""],
                    ],
                    "leftOut": ["there is no character 300"],
                ]
            ])
    }

    @Test("lead to each resident without naming who shows them")
    func residents() async throws {
        let rendering = try await render(1)
        #expect(rendering.selection?.noun == "character")
        #expect(
            rendering.selection?.items == [
                .init(identifier: 8, name: "Rick"), .init(identifier: 14, name: "(no name)"),
            ])
        rendering.selection?.open(8)
        #expect(
            locations.navigator.calls == [.navigate(AnyNavigation(LocationOutgoingNavigation.character(identifier: 8)))]
        )
        #expect(locations.tracker.events.last == "location_resident_selected id=8")
    }
}
