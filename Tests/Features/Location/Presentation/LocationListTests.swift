import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeLocation

@Suite("The list of locations", .limited)
struct LocationListTests {
    private let locations = LocationsUnderTest()
    private let view: any View

    init() throws {
        view = try locations.view(.list)
    }

    @Test("says of each what it is called, to people and to programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.title == "Locations")
        #expect(rendering.label == "locations")
        #expect(rendering.summary == "41 locations, page 1 of 3")
        #expect(rendering.lines == ["1 | First", "2 | (no name)"])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "",
                "locations": [["id": 1, "name": "First"], ["id": 2, "name": ""]],
            ])
    }

    @Test("cuts names before numbers, which it aligns by their last digit")
    func columns() {
        #expect(LocationListView.columns.map(\.shrinks) == [false, true])
        #expect(LocationListView.columns.map(\.alignment) == [.trailing, .leading])
    }

    @Test("says what was searched for, and what to do where nothing fits")
    func nothingFits() async throws {
        locations.client.setAnswer { _ in .failure(LocationsUnderTest.nothing) }
        try await view.render().perform("search", Arguments(["TEXT": .text("Nowhere")]))
        #expect(
            view.render().lines == [
                "  [search: Nowhere]", "No location fits.", "Type search \"\" to end the search.",
            ])
        #expect(locations.client.requests.map(\.description) == ["/api/location?page=1&name=nowhere"])
    }

    @Test("counts each thing that happens by a name")
    func events() {
        let recorder = RecordingTracker()
        let tracker = LocationListTracker(tracker: recorder)
        for event in [
            .viewed, .selected(identifier: 1), .searched(query: "first"), .recentSearchDeleted, .refreshed,
            .loadedMore(page: 2), .retried,
        ] as [ListEvent] {
            tracker.track(event)
        }
        #expect(
            recorder.events == [
                "location_list_viewed", "location_selected id=1", "location_search_performed query=first",
                "recent_location_search_deleted", "location_list_refreshed", "location_list_more_loaded page=2",
                "location_list_retried",
            ])
    }
}
