import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias LocationListViewModel = ListModel<Location, LocationFilter>
typealias LocationListTracker = ListTracker
typealias LocationListEvent = ListEvent

struct LocationListView: View {
    nonisolated static let events = LocationListEvent.Names(screen: "location_list", noun: "location")

    let viewModel: LocationListViewModel

    var body: some View {
        PagedList(viewModel, nouns: Location.nouns, row: Self.row, to: LocationIncomingNavigation.detail)
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
