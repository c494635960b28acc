import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeLocation

@Suite("The Location feature", .limited)
struct LocationFeatureTests {
    private let locations = LocationsUnderTest()
    private var feature: LocationFeature { locations.feature }
    private var descriptions: [ScreenDescription] { feature.screens.map(\.description) }

    @Test("begins with the list, has a screen for each of its navigations, and none for another feature's")
    func resolve() throws {
        struct Elsewhere: NavigationContract { let navigationName: NavigationName = "Elsewhere" }
        #expect(feature.makeMainView(navigator: locations.navigator).render().screen == "LocationList")
        #expect(try locations.view(.list).render().screen == "LocationList")
        #expect(try locations.view(.detail(identifier: 5)).render().label == "5")
        #expect(feature.resolve(Elsewhere(), navigator: locations.navigator) == nil)
    }

    @Test("has routes and links to its screens, and takes what can be asked of them from anywhere")
    func routes() {
        #expect(descriptions.compactMap(\.route?.usage) == ["location-list", "location ID"])
        #expect(
            descriptions.map(\.links) == [
                ["challenge://location/list", "challenge://location"],
                ["challenge://location/detail/ID", "challenge://location/detail?id=ID"],
            ])
        #expect(descriptions.map { $0.intents.map(\.name) } == [["search", "filter", "refresh"], ["refresh"]])
        #expect(feature.exits.map(\.navigation.name).contains("LocationOutgoingNavigation.character"))
    }

    @Test("hands its screens the navigator and the tracker that it was given")
    func wiring() async throws {
        try locations.view(.list).render().selection?.open(3)
        try await locations.view(.detail(identifier: 1)).render().perform("close")
        #expect(
            locations.navigator.calls == [
                .navigate(AnyNavigation(LocationIncomingNavigation.detail(identifier: 3))), .goBack,
            ])
        #expect(locations.tracker.events == ["location_selected id=3", "location_detail_closed id=1"])
    }

    @Test("shows what the list has loaded, asks for the residents alone, and asks for a refresh")
    func cache() async throws {
        let list = try locations.view(.list)
        await list.appear()
        let detail = try locations.view(.detail(identifier: 1))
        await detail.appear()
        #expect(detail.render().title == "First")
        try await list.render().perform("refresh")
        #expect(
            locations.client.requests.map(\.description) == [
                "/api/location?page=1", "/api/character/8,14,300", "/api/location?page=1",
            ])
    }

    @Test("remembers on one list what was searched for on another, and offers it from anywhere as soon as it is")
    func recentSearches() async throws {
        let search = try #require(descriptions.first?.actions.first?.forms[1].last)
        #expect(search.suggest().isEmpty)
        locations.client.setAnswer { _ in .failure(.nothingHere) }
        try await locations.view(.list).render().perform("search", Arguments(["TEXT": .text("first")]))
        #expect(search.suggest() == [Parameter.Suggestion("first", help: "recent search")])
        #expect(try await locations.view(.list).render().perform("recent").answer?.last == "  <bullet> first")
    }
}
