import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias EpisodeDetailViewModel = DetailModel<Episode>
typealias EpisodeDetailTracker = DetailTracker
typealias EpisodeDetailEvent = DetailEvent

struct EpisodeDetailView: View {
    let viewModel: EpisodeDetailViewModel

    var body: some View {
        Details(viewModel, nouns: Episode.nouns, row: EpisodeListView.row) { episode in
            LabeledContent("Code", value: episode.code)
            LabeledContent("First shown", value: episode.airDate).key("airDate")
            LabeledContent("Cast", value: episode.cast.identifiers.count).key("castCount")
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
