package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The episodes of the show: a list with search, the details of an episode with its cast, and a character's episodes.
///
/// A feature in the short form, for a list with details. `ChallengeListing` provides its repository, memory data source,
/// recent searches, view models, trackers and events; aliases name the view models, trackers and events. The view models
/// load from the repository without use cases. Rows and links in the views navigate, so no screen has a navigator of its
/// own. The main view, the view of each navigation and the links follow from ``screens``.
package struct EpisodeFeature: FeatureContract {
    private let container: EpisodeContainer

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = EpisodeContainer(httpClient: httpClient, tracker: tracker)
    }

    package var lookup: ItemLookup? { ItemLookup(Episode.nouns, in: container.source) }

    package var screens: [Screen] {
        [
            EpisodeListView.declaration.shown { _, _ in
                EpisodeListView(viewModel: container.makeEpisodeListViewModel())
            } preview: { _ in
                [EpisodeListView(viewModel: container.makeEpisodeListViewModel().showing(.preview))]
            },
            EpisodeDetailView.declaration.shown { identifier, _ in
                EpisodeDetailView(viewModel: container.makeEpisodeDetailViewModel(identifier: identifier))
            } preview: { _ in
                [EpisodeDetailView(viewModel: container.makeEpisodeDetailViewModel(identifier: 1).showing(.preview))]
            },
            CharacterEpisodesView.declaration.shown { character, _ in
                CharacterEpisodesView(viewModel: container.makeCharacterEpisodesViewModel(character: character))
            } preview: { _ in
                [
                    CharacterEpisodesView(
                        viewModel: container.makeCharacterEpisodesViewModel(character: 1).showing(.preview))
                ]
            },
        ]
    }
}
