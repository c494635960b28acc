import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct LocationListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "location", plural: "locations", key: "name", isFiltered: true)

    nonisolated static let events = ListEventNames(screen: "location_list", noun: "location")

    nonisolated static let declaration = ScreenDeclaration(
        "LocationList", title: "Locations", navigation: "LocationIncomingNavigation.list",
        LocationIncomingNavigation.list,
        route: .init("location-list", help: "the list of locations, without a redirect"),
        links: ["challenge://location/list", "challenge://location"],
        events: events.events(filteredBy: LocationFilter.keys))

    let viewModel: ListModel<Location, LocationFilter>

    var body: some View {
        PagedList(viewModel, nouns: Self.nouns, row: Self.row, to: LocationIncomingNavigation.detail)
    }

    nonisolated static func row(_ location: Location) -> Row {
        Row {
            Column.id(location.id)
            Column("name", location.name, .emphasis)
            Column("type", location.type, rank: 1)
            Column("dimension", location.dimension, .secondary, rank: 2)
            Column.hidden(
                "residents", location.residents.items?.map(LocationDetailView.row), help: "Only in the details.")
            Column.hidden(
                "leftOut", location.residents.leftOut(Resident.nouns.singular),
                help: "Why some are missing from the residents; absent if none is.", minimum: 1)
        }
    }
}
