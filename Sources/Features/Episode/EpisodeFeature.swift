package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The episodes of the show: a list with search, the details of an episode with its cast, and a character's episodes.
package struct EpisodeFeature: FeatureContract {
    let container: EpisodeContainer

    /// - Parameter store: keeps recent searches; nil keeps them for the session only. Store errors go to `warn`.
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
            EpisodeListView.declaration.shown { _, _ in
                EpisodeListView(viewModel: container.makeEpisodeList())
            } preview: { _ in
                [EpisodeListView(viewModel: container.makeEpisodeList().showing(.preview))]
            },
            EpisodeDetailView.declaration.shown { identifier, _ in
                EpisodeDetailView(viewModel: container.makeEpisodeDetail(identifier: identifier))
            } preview: { _ in
                [EpisodeDetailView(viewModel: container.makeEpisodeDetail(identifier: 1).showing(.preview))]
            },
            CharacterEpisodesView.declaration.shown { character, _ in
                CharacterEpisodesView(viewModel: container.makeCharacterEpisodes(character: character))
            } preview: { _ in
                [CharacterEpisodesView(viewModel: container.makeCharacterEpisodes(character: 1).showing(.preview))]
            },
        ]
    }

    package var exits: [Exit] { [Exit(EpisodeOutgoingNavigation.character(identifier: 1))] }
}
