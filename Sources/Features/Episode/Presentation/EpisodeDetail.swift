import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct EpisodeDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "EpisodeDetail", navigation: "EpisodeIncomingNavigation.detail", label: "identifier",
        .identifier(of: EpisodeListView.nouns.singular), EpisodeIncomingNavigation.detail,
        route: .init("episode", help: "one episode"),
        links: ["challenge://episode/detail/ID", "challenge://episode/detail?id=ID"],
        events: DetailEvent.events(of: "episode", leadingTo: "character"))

    let viewModel: DetailModel<Episode>

    var body: some View {
        Details(viewModel, nouns: EpisodeListView.nouns, row: EpisodeListView.row) { episode in
            LabeledContent("Code", value: episode.code)
            LabeledContent("First shown", value: episode.airDate)
            LabeledContent("Cast", value: episode.cast.identifiers.count)
        } below: { episode in
            RelatedList("Cast", episode?.cast, nouns: CastMember.nouns, row: Self.row) {
                EpisodeOutgoingNavigation.character(identifier: $0)
            } open: {
                viewModel.select("character", $0)
            }
        }
    }

    nonisolated static func row(_ character: CastMember) -> Row {
        Row {
            Column.id(character.id)
            Column("name", character.name, .emphasis)
            Column("species", character.species, .secondary, rank: 1)
        }
    }
}

extension Episode {
    static let preview = Episode(
        id: 1, name: "Pilot", code: "S01E01", airDate: "December 2, 2013",
        cast: RelatedItems([1], showing: [CastMember(id: 1, name: "Rick Sanchez", species: "Human")]))
}
