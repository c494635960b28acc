package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The characters of the show: a list with search and filter, and each one's details.
package struct CharacterFeature: FeatureContract {
    let container: CharacterContainer

    /// - Parameter store: keeps recent searches; nil keeps them for the session only. `warn` is told if it cannot be used.
    package init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        store: Store? = nil, log: ActivityLog = ActivityLog(),
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = CharacterContainer(
            httpClient: httpClient, imageLoader: imageLoader, tracker: tracker,
            store: store, log: log, warn: warn)
    }

    package let name = "Character"

    package var screens: [Screen] {
        [
            CharacterListView.makeDeclaration(recent: container.recentSearches.atHand).shown {
                CharacterListView(viewModel: container.makeCharacterListViewModel(navigator: $1))
            },
            CharacterDetailView.declaration.shown {
                CharacterDetailView(viewModel: container.makeCharacterDetailViewModel(identifier: $0, navigator: $1))
            },
            AdvancedSearchView.declaration.shown {
                AdvancedSearchView(viewModel: container.makeAdvancedSearchViewModel(delegate: $0, navigator: $1))
            },
        ]
    }

    package var exits: [Exit] {
        [
            Exit(CharacterOutgoingNavigation.location(identifier: 1)),
            Exit(CharacterOutgoingNavigation.episodes(identifier: 1)),
        ]
    }
}
