import ChallengeCore

/// The destinations that the Character feature shows.
package nonisolated enum CharacterIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The filter of whoever asks for it; the delegate does not count when two navigations are compared.
    case advancedSearch(delegate: any CharacterFilterDelegate)

    package static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.list, .list), (.advancedSearch, .advancedSearch): true
        case (.detail(let lhs), .detail(let rhs)): lhs == rhs
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .list: hasher.combine(0)
        case .detail(let identifier):
            hasher.combine(1)
            hasher.combine(identifier)
        case .advancedSearch: hasher.combine(2)
        }
    }
}
