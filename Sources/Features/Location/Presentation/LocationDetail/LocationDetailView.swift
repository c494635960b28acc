import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias LocationDetailViewModel = DetailModel<Location>
typealias LocationDetailTracker = DetailTracker
typealias LocationDetailEvent = DetailEvent

struct LocationDetailView: View {
    let viewModel: LocationDetailViewModel

    var body: some View {
        Details(viewModel, nouns: Location.nouns, row: LocationListView.row) { location in
            LabeledContent("Type", value: location.type)
            LabeledContent("Dimension", value: location.dimension)
            LabeledContent("Residents", value: location.residents.identifiers.count).key("residentCount")
        } below: { location in
            RelatedList("Residents", location?.residents, nouns: Resident.nouns, row: Self.row) {
                LocationOutgoingNavigation.character(identifier: $0)
            } open: {
                viewModel.select("resident", $0)
            }
        }
    }

    nonisolated static func row(_ resident: Resident) -> Row {
        Row {
            Column.id(resident.id)
            Column("name", resident.name, .emphasis)
            Column("species", resident.species, .secondary, rank: 1)
        }
    }
}
