package import ChallengeCore

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
