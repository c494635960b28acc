package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// The characters of the show: a list with search and filter, and the details of each character.
package struct CharacterFeature: FeatureContract {
    let container: CharacterContainer

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = CharacterContainer(httpClient: httpClient, tracker: tracker)
    }

    package let name = "Character"

    package var screens: [Screen] {
        [
            CharacterListView.declaration.shown {
                CharacterListView(viewModel: container.makeCharacterListViewModel(navigator: $1))
            } preview: {
                let viewModel = container.makeCharacterListViewModel(navigator: $0)
                _ = viewModel.list.showing(.preview)
                return [CharacterListView(viewModel: viewModel)]
            },
            CharacterDetailView.declaration.shown { identifier, _ in
                CharacterDetailView(viewModel: container.makeCharacterDetail(identifier: identifier))
            } preview: { _ in
                [CharacterDetailView(viewModel: container.makeCharacterDetail(identifier: 1).showing(.preview))]
            },
            AdvancedSearchView.declaration.shown {
                AdvancedSearchView(viewModel: container.makeAdvancedSearchViewModel(delegate: $0, navigator: $1))
            } preview: {
                let delegate = container.makeCharacterListViewModel(navigator: $0)
                return [
                    AdvancedSearchView(
                        viewModel: container.makeAdvancedSearchViewModel(delegate: delegate, navigator: $0))
                ]
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
