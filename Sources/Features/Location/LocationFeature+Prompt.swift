import ChallengeActions
package import ChallengeCore
import ChallengeListing

// What only a prompt needs of the locations.

extension LocationFeature {
    package var name: String { "Location" }

    package var exits: [Exit] { [Exit(LocationOutgoingNavigation.character(identifier: 1))] }
}

nonisolated extension LocationIncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: LocationListView.declaration.navigationName
        case .detail(let identifier): LocationDetailView.declaration.navigationName(identifier)
        }
    }
}

nonisolated extension LocationOutgoingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .character(let identifier):
            NavigationName(
                "LocationOutgoingNavigation.character", [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}

extension LocationListView {
    nonisolated static let declaration = ScreenDeclaration(
        "LocationList", title: "Locations", navigation: "LocationIncomingNavigation.list",
        LocationIncomingNavigation.list,
        route: .init("location-list", help: "the list of locations, without a redirect"),
        links: ["challenge://location/list", "challenge://location"],
        events: events.events(filteredBy: LocationFilter.keys))
}

extension LocationDetailView {
    nonisolated static let declaration = ScreenDeclaration(
        "LocationDetail", navigation: "LocationIncomingNavigation.detail", label: "identifier",
        .identifier(of: Location.nouns.singular), LocationIncomingNavigation.detail,
        route: .init("location", help: "one location"),
        links: ["challenge://location/detail/ID", "challenge://location/detail?id=ID"],
        events: LocationDetailEvent.events(of: Location.nouns.singular, leadingTo: "resident"))
}

extension Location {
    static let preview = Location(
        id: 3, name: "Citadel of Ricks", type: "Space station", dimension: "unknown",
        residents: RelatedItems([1], showing: [Resident(id: 1, name: "Rick Sanchez", species: "Human")]))
}
