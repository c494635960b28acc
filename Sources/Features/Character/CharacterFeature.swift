package import ChallengeCore
package import ChallengeNetworking
package import SwiftUI

/// The characters of the show: a list with search and filter, and the details of each character.
package struct CharacterFeature: FeatureContract {
    private let container: CharacterContainer

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        container = CharacterContainer(httpClient: httpClient, tracker: tracker)
    }

    package var lookup: ItemLookup? { container.lookup }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { CharacterDeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(CharacterListView(viewModel: container.makeCharacterListViewModel(navigator: navigator)))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? CharacterIncomingNavigation else { return nil }
        switch navigation {
        case .list:
            return makeMainView(navigator: navigator)
        case .detail(let identifier):
            return AnyView(
                CharacterDetailView(
                    viewModel: container.makeCharacterDetailViewModel(identifier: identifier, navigator: navigator)))
        case .advancedSearch(let delegate):
            return AnyView(
                AdvancedSearchView(
                    viewModel: container.makeAdvancedSearchViewModel(delegate: delegate, navigator: navigator)))
        }
    }
}
