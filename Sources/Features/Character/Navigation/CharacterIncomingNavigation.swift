import ChallengeCore

package nonisolated enum CharacterIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The form that edits the delegate's filter. A comparison of two navigations ignores the delegate.
    case advancedSearch(delegate: any CharacterFilterDelegate)

    package static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.list, .list), (.advancedSearch, .advancedSearch): true
        case (.detail(let identifier), .detail(let other)): identifier == other
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .list:
            hasher.combine(0)
        case .detail(let identifier):
            hasher.combine(1)
            hasher.combine(identifier)
        case .advancedSearch:
            hasher.combine(2)
        }
    }
}
