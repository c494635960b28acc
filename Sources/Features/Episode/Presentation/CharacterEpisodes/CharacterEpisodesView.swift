import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

typealias CharacterEpisodesViewModel = ListModel<Episode, EpisodeQuery>
typealias CharacterEpisodesTracker = ListTracker
typealias CharacterEpisodesEvent = ListEvent

struct CharacterEpisodesView: View {
    nonisolated static let events = CharacterEpisodesEvent.Names(screen: "character_episodes", noun: "episode")

    let viewModel: CharacterEpisodesViewModel

    var body: some View {
        PagedList(
            viewModel, nouns: Episode.nouns, failure: Self.text, row: EpisodeListView.row,
            to: EpisodeIncomingNavigation.detail)
    }

    private nonisolated static func text(for failure: LoadFailure) -> FailureText {
        guard case .request(_, .status(404, _)) = failure else { return FailureText(failure) }
        return FailureText(failure, reason: "there is no such character (status 404)")
    }
}
