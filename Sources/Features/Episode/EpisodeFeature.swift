package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The episodes of the show: a list with search, each one's details with its cast, and the episodes of a character.
package struct EpisodeFeature: FeatureContract {
    let container: EpisodeContainer

    /// - Parameter store: keeps recent searches; nil keeps them for the session only. `warn` is told if it cannot be used.
    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store? = nil,
        log: ActivityLog = ActivityLog(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = EpisodeContainer(
            httpClient: httpClient, tracker: tracker, store: store, log: log, warn: warn)
    }

    package let name = "Episode"

    package var screens: [Screen] {
        [
            EpisodeListView.makeDeclaration(recent: container.recentSearches.atHand).shown {
                EpisodeListView(viewModel: container.makeEpisodeListViewModel(navigator: $1))
            },
            EpisodeDetailView.declaration.shown {
                EpisodeDetailView(
                    viewModel: container.makeEpisodeDetailViewModel(identifier: $0, navigator: $1))
            },
            CharacterEpisodesView.makeDeclaration(recent: container.recentSearches.atHand).shown {
                CharacterEpisodesView(
                    viewModel: container.makeCharacterEpisodesViewModel(character: $0, navigator: $1))
            },
        ]
    }

    package var exits: [Exit] { [Exit(EpisodeOutgoingNavigation.character(identifier: 1))] }
}
