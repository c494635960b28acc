package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The episodes of the show: a list with search, the details of an episode with its cast, and a character's episodes.
package struct EpisodeFeature: FeatureContract {
    let container: ListContainer<Episode, EpisodeQuery>

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = ListContainer(
            of: EpisodeListView.nouns, tracker: tracker,
            remoteDataSource: EpisodeRemoteDataSource(httpClient: httpClient))
    }

    package let name = "Episode"

    package var screens: [Screen] {
        [
            EpisodeListView.declaration.shown { _, _ in
                EpisodeListView(viewModel: container.makeList(tracking: EpisodeListView.events))
            } preview: { _ in
                [EpisodeListView(viewModel: container.makeList(tracking: EpisodeListView.events).showing(.preview))]
            },
            EpisodeDetailView.declaration.shown { identifier, _ in
                EpisodeDetailView(viewModel: container.makeDetail(identifier: identifier))
            } preview: { _ in
                [EpisodeDetailView(viewModel: container.makeDetail(identifier: 1).showing(.preview))]
            },
            CharacterEpisodesView.declaration.shown { character, _ in
                CharacterEpisodesView(viewModel: makeCharacterEpisodes(character))
            } preview: { _ in
                [CharacterEpisodesView(viewModel: makeCharacterEpisodes(1).showing(.preview))]
            },
        ]
    }

    private func makeCharacterEpisodes(_ character: Int) -> ListModel<Episode, EpisodeQuery> {
        container.makeList(tracking: CharacterEpisodesView.events, query: EpisodeQuery(character: character))
    }

    package var exits: [Exit] { [Exit(EpisodeOutgoingNavigation.character(identifier: 1))] }
}
