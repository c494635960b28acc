import ChallengeActions
package import ChallengeCore

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

/// The destinations in other features that the Location feature leads to.
package nonisolated enum LocationOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .character(let identifier):
            NavigationName(
                "LocationOutgoingNavigation.character", [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}
