package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The locations of the show: a list with search and filter, and each one's details with its residents.
package struct LocationFeature: FeatureContract {
    let container: LocationContainer

    /// - Parameters:
    ///   - store: keeps recent searches; nil keeps them for the session only.
    ///   - log: records the uses of the cache in memory.
    ///   - warn: told, once, when that file cannot be used.
    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store? = nil,
        log: ActivityLog = ActivityLog(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = LocationContainer(
            httpClient: httpClient, tracker: tracker, store: store, log: log, warn: warn)
    }

    package let name = "Location"

    package var screens: [Screen] {
        [
            LocationListView.makeDeclaration(recent: container.recentSearches.atHand).shown {
                LocationListView(viewModel: container.makeLocationListViewModel(navigator: $1))
            },
            LocationDetailView.declaration.shown {
                LocationDetailView(
                    viewModel: container.makeLocationDetailViewModel(identifier: $0, navigator: $1))
            },
        ]
    }

    package var exits: [Exit] { [Exit(LocationOutgoingNavigation.character(identifier: 1))] }
}

/// The destinations that the Location feature shows.
package nonisolated enum LocationIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .list: LocationListView.declaration.navigationName
        case .detail(let identifier): LocationDetailView.declaration.navigationName(identifier)
        }
    }
}

/// Where the Location feature leads without knowing who shows it.
package nonisolated enum LocationOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)

    static let characterName = "LocationOutgoingNavigation.character"

    package var navigationName: NavigationName {
        switch self {
        case .character(let identifier):
            NavigationName(Self.characterName, [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}
