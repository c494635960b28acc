import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct CharacterEpisodesView: View {
    nonisolated static let events = ListEventNames(screen: "character_episodes", noun: "episode")

    nonisolated static let declaration = ScreenDeclaration(
        "CharacterEpisodes", title: "Episodes", navigation: "EpisodeIncomingNavigation.character",
        label: "identifier", .identifier(of: "character"), EpisodeIncomingNavigation.character,
        route: .init("character-episodes", help: "the episodes of one character"),
        links: ["challenge://episode/character/ID"], events: events.events())

    let viewModel: ListModel<Episode, EpisodeQuery>

    var body: some View {
        PagedList(
            viewModel, nouns: EpisodeListView.nouns, failure: Self.text, row: EpisodeListView.row,
            to: EpisodeIncomingNavigation.detail)
    }

    private nonisolated static func text(for failure: LoadFailure) -> FailureText {
        guard case .request(_, .status(404, _)) = failure else { return FailureText(failure) }
        return FailureText(failure, reason: "there is no such character (status 404)")
    }
}
