package import ChallengeCore
package import ChallengeListing
package import ChallengeNetworking

/// The episodes of the show: a list with search, the details of an episode with its cast, and a character's episodes.
package struct EpisodeFeature: FeatureContract {
    let container: EpisodeContainer

    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract,
        recentSearchesFile: RecentSearchesFile = RecentSearchesFile(), log: ActivityLog = ActivityLog()
    ) {
        container = EpisodeContainer(
            httpClient: httpClient, tracker: tracker, recentSearchesFile: recentSearchesFile, log: log)
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
