package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The characters of the show: a list with search and filter, and each one's details.
package struct CharacterFeature: FeatureContract {
    let container: CharacterContainer

    /// - Parameters:
    ///   - store: keeps recent searches; nil keeps them for the session only.
    ///   - log: records the uses of the cache in memory.
    ///   - warn: told, once, when that file cannot be used.
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

/// The destinations that the Character feature shows.
package nonisolated enum CharacterIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The filter of the delegate, which does not count when two navigations are compared.
    case advancedSearch(delegate: any CharacterFilterDelegate)

    package var navigationName: NavigationName {
        switch self {
        case .list: CharacterListView.declaration.navigationName
        case .detail(let identifier): CharacterDetailView.declaration.navigationName(identifier)
        case .advancedSearch: NavigationName(AdvancedSearchView.declaration.description.navigation)
        }
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.navigationName == rhs.navigationName }
    package func hash(into hasher: inout Hasher) { hasher.combine(navigationName) }
}

/// Where the Character feature leads without knowing who shows it.
package nonisolated enum CharacterOutgoingNavigation: OutgoingNavigationContract {
    case location(identifier: Int)
    /// The episodes with the character of this identifier.
    case episodes(identifier: Int)

    static let locationName = "CharacterOutgoingNavigation.location"
    static let episodesName = "CharacterOutgoingNavigation.episodes"

    package var navigationName: NavigationName {
        let (base, identifier) =
            switch self {
            case .location(let identifier): (Self.locationName, identifier)
            case .episodes(let identifier): (Self.episodesName, identifier)
            }
        return NavigationName(base, [.init(label: "identifier", content: .integer(identifier))])
    }
}
