package import ChallengeCore

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
