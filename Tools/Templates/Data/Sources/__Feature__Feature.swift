package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking
package import ChallengeStorage

/// The __nouns__: a list with search, and each one's details.
package struct __Feature__Feature: FeatureContract {
    let container: __Feature__Container

    /// - Parameters:
    ///   - store: keeps recent searches; nil keeps them for the session only.
    ///   - log: records the uses of the cache in memory.
    ///   - warn: told, once, when that file cannot be used.
    package init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store? = nil,
        log: ActivityLog = ActivityLog(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container = __Feature__Container(
            httpClient: httpClient, tracker: tracker, store: store, log: log, warn: warn)
    }

    package let name = "__Feature__"

    package var screens: [Screen] {
        [
            __Feature__ListView.makeDeclaration(recent: container.recentSearches.atHand).shown {
                __Feature__ListView(viewModel: container.make__Feature__ListViewModel(navigator: $1))
            },
            __Feature__DetailView.declaration.shown {
                __Feature__DetailView(
                    viewModel: container.make__Feature__DetailViewModel(identifier: $0, navigator: $1))
            },
        ]
    }
}

/// The destinations that the __Feature__ feature shows.
package nonisolated enum __Feature__IncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .list: __Feature__ListView.declaration.navigationName
        case .detail(let identifier): __Feature__DetailView.declaration.navigationName(identifier)
        }
    }
}
