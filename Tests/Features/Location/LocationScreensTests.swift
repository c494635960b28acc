import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeLocation

@Suite("The list of locations", .limited)
struct LocationListTests {
    private let locations = LocationsUnderTest()
    private let view: any RenderableView

    init() throws { view = try locations.view(.list) }

    @Test("A row has the name, the type and the dimension, for people and for programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.label == "locations")
        #expect(
            rendering.page == [
                "Locations", "41 locations, page 1 of 3", "1 | First | Planet | C-137", "2 | (no name) |  | ",
            ])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "", "filter": [:],
                "locations": [
                    ["id": 1, "name": "First", "type": "Planet", "dimension": "C-137"],
                    ["id": 2, "name": "", "type": "", "dimension": ""],
                ],
            ])
    }

    @Test("The list drops dimensions and then types before it cuts names, and aligns numbers by their last digit")
    func columns() {
        let columns = Table([LocationListView.row(.preview)]).columns
        #expect(columns.map(\.rank) == [0, 0, 1, 2])
        #expect(columns.map(\.alignment) == [.trailing, .leading, .leading, .leading])
    }

    @Test("The list shows its search, and advice if nothing matches")
    func nothingFits() async throws {
        locations.client.setAnswer { _ in .failure(.nothingHere) }
        try await view.render().perform("search", Arguments(["TEXT": .text("Nowhere")]))
        #expect(
            view.render().lines == [
                "  [search: Nowhere]", "No matches.",
                "Type search \"\" to end the search, or filter clear to end the filter.",
            ])
        #expect(locations.client.asked == ["/api/location?page=1&name=nowhere"])
    }

    @Test("A filter by parts of the type and the dimension, also from elsewhere, is sent to the API")
    func filter() async throws {
        let filter = [Assignment(key: "dimension", value: "C-137"), Assignment(key: "type", value: "Dream")]
        _ = try await view.appear(with: Intent("filter", Arguments(["KEY=VALUE": .assignments(filter)])))
        #expect(view.render().lines.first == "  [type=Dream] [dimension=C-137]")
        #expect(try view.render().content["filter"] == ["type": "Dream", "dimension": "C-137"])
        try await view.render().perform("filter", Arguments(["clear": .keyword]))
        #expect(locations.client.asked == ["/api/location?page=1&type=dream&dimension=c-137", "/api/location?page=1"])
    }

    @Test("Each event has a name")
    func events() {
        #expect(
            LocationListView.declaration.description.events.map(\.name) == [
                "location_list_viewed", "location_selected", "location_search_performed",
                "recent_location_search_deleted", "location_list_refreshed", "location_list_more_loaded",
                "location_list_retried", "location_list_filtered",
            ])
    }
}

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
                    "leftOut": ["there is no character 300"],
                ]
            ])
    }

    @Test("The details lead to each resident without naming their screen")
    func residents() async throws {
        let rendering = try await locations.rendering(of: .detail(identifier: 1))
        #expect(rendering.selection?.noun == "character")
        #expect(
            rendering.selection?.items == [
                .init(identifier: 8, name: "Rick"), .init(identifier: 14, name: "(no name)"),
            ])
        rendering.selection?.open(8)
        #expect(locations.navigator.calls == [.navigate(to: LocationOutgoingNavigation.character(identifier: 8))])
        #expect(locations.tracker.events.last == "location_resident_selected id=8")
    }
}
