import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct EpisodeListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "episode", plural: "episodes", key: "name", searched: "name or code")

    nonisolated static let events = ListEventNames(screen: "episode_list", noun: "episode")

    nonisolated static let declaration = ScreenDeclaration(
        "EpisodeList", title: "Episodes", navigation: "EpisodeIncomingNavigation.list",
        EpisodeIncomingNavigation.list,
        route: .init("episode-list", help: "the list of episodes, without a redirect"),
        links: ["challenge://episode/list", "challenge://episode"], events: events.events())

    let viewModel: ListModel<Episode, EpisodeQuery>

    var body: some View {
        PagedList(viewModel, nouns: Self.nouns, row: Self.row, to: EpisodeIncomingNavigation.detail)
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
