import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias EpisodeListViewModel = ListModel<Episode, EpisodeQuery>
typealias EpisodeListTracker = ListTracker
typealias EpisodeListEvent = ListEvent

struct EpisodeListView: View {
    nonisolated static let events = EpisodeListEvent.Names(screen: "episode_list", noun: "episode")

    let viewModel: EpisodeListViewModel

    var body: some View {
        PagedList(viewModel, nouns: Episode.nouns, row: Self.row, to: EpisodeIncomingNavigation.detail)
    }

    nonisolated static func row(_ episode: Episode) -> Row {
        Row {
            Column.id(episode.id)
            Column("name", episode.name, .emphasis)
            Column("code", episode.code, shrinks: false, rank: 1, before: "name")
            Column("airDate", episode.airDate, .secondary, shrinks: false, rank: 2)
            Column.hidden("cast", episode.cast.items?.map(EpisodeDetailView.row), help: "Only in the details.")
            Column.hidden(
                "leftOut", episode.cast.leftOut(CastMember.nouns.singular),
                help: "Why some are missing from the cast; absent if none is.", minimum: 1)
        }
    }
}
