import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct LocationDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "LocationDetail", navigation: "LocationIncomingNavigation.detail", label: "identifier",
        .identifier(of: LocationListView.nouns.singular), LocationIncomingNavigation.detail,
        route: .init("location", help: "one location"),
        links: ["challenge://location/detail/ID", "challenge://location/detail?id=ID"],
        events: DetailEvent.events(of: "location", leadingTo: "resident"))

    let viewModel: DetailModel<Location>

    var body: some View {
        Details(viewModel, nouns: LocationListView.nouns, row: LocationListView.row) { location in
            LabeledContent("Type", value: location.type)
            LabeledContent("Dimension", value: location.dimension)
            LabeledContent("Residents", value: location.residents.identifiers.count)
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

extension Location {
    static let preview = Location(
        id: 3, name: "Citadel of Ricks", type: "Space station", dimension: "unknown",
        residents: RelatedItems([1], showing: [Resident(id: 1, name: "Rick Sanchez", species: "Human")]))
}
