package import ChallengeCore
package import ChallengeNetworking

/// The characters of the show: a list with search and filter, and each one's details.
package struct CharacterFeature: FeatureContract {
    let container: CharacterContainer

    /// - Parameters:
    ///   - recentSearchesFile: where recent searches are kept; nil keeps them for the session only.
    ///   - log: told what becomes of what is kept in memory.
    ///   - warn: told, once, when that file cannot be used.
    package init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        recentSearchesFile: String? = nil, log: ActivityLog = ActivityLog(),
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = CharacterContainer(
            httpClient: httpClient, imageLoader: imageLoader, tracker: tracker,
            recentSearchesFile: recentSearchesFile, log: log, warn: warn)
    }

    package let name = "Character"

    package let screens = [
        CharacterListView.description, CharacterDetailView.description, AdvancedSearchView.description,
    ]

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
