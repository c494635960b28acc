import ChallengeActions
package import ChallengeCore

package nonisolated enum CharacterIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The form that edits the delegate's filter. A comparison of two navigations ignores the delegate.
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

/// The destinations in other features that the Character feature leads to.
package nonisolated enum CharacterOutgoingNavigation: OutgoingNavigationContract {
    case location(identifier: Int)
    /// The episodes of the character with this identifier.
    case episodes(identifier: Int)

    package var navigationName: NavigationName {
        let (base, identifier) =
            switch self {
            case .location(let identifier): ("CharacterOutgoingNavigation.location", identifier)
            case .episodes(let identifier): ("CharacterOutgoingNavigation.episodes", identifier)
            }
        return NavigationName(base, [.init(label: "identifier", content: .integer(identifier))])
    }
}
