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

    @Test("say why the residents could not be loaded, and ask for them again, but not for what is there")
    func residentsFailing() async throws {
        locations.client.setAnswer { endpoint in
            endpoint.path == "/api/location/1" ? .success(LocationsUnderTest.one) : .failure(.timeout)
        }
        let rendering = try await render(1)
        #expect(rendering.state == .loaded)
        #expect(
            rendering.lines.suffix(2) == [
                "<warning> Cannot load /api/character/8,14,300: no answer in time.",
                "Type refresh to load the characters.",
            ])
        #expect(rendering.selection?.items == [])
        locations.client.setAnswer { _ in .success(LocationsUnderTest.residents) }
        #expect(try await render(1).selection?.items.count == 2)
        #expect(
            locations.client.requests.map(\.path) == [
                "/api/location/1", "/api/character/8,14,300", "/api/character/8,14,300",
            ])
    }

    @Test("leave out what is empty")
    func sparse() async throws {
        locations.client.setAnswer { _ in .success(#"{"id":4}"#) }
        let rendering = try await render(4)
        #expect(rendering.title == "(no name)")
        #expect(rendering.lines == ["Residents | 0"])
    }

    @Test("say that there is nothing with the number, or what could not be loaded")
    func failures() async throws {
        locations.client.setAnswer { _ in .failure(LocationsUnderTest.notFound("Location not found")) }
        #expect(try await render(9).lines == ["<warning> There is no location 9.", "Type back to leave."])
        locations.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            try await render(9).lines == [
                "<warning> Cannot load /api/location/9: no answer in time.", "Wait a little, then type retry.",
            ])
    }

    @Test("count each thing that happens by a name, and what it is about")
    func events() {
        let recorder = RecordingTracker()
        let tracker = LocationDetailTracker(tracker: recorder)
        for event in [.viewed, .refreshed, .retried, .closed] as [DetailEvent] { tracker.track(event, identifier: 5) }
        #expect(
            recorder.events == [
                "location_detail_viewed id=5", "location_detail_refreshed id=5", "location_detail_retried id=5",
                "location_detail_closed id=5",
            ])
    }
}
