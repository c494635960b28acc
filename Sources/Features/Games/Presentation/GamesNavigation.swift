package import ChallengeCore

package nonisolated enum GamesIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .list: GamesListView.declaration.navigationName
        case .detail(let identifier): GameDetailView.declaration.navigationName(identifier)
        }
    }
}
