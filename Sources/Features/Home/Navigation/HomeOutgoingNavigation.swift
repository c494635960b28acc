package import ChallengeCore

/// Where Home leads without knowing who shows it.
package nonisolated enum HomeOutgoingNavigation: String, OutgoingNavigationContract, CaseIterable {
    case characters = "HomeOutgoingNavigation.characters"
    case games = "HomeOutgoingNavigation.games"

    package var navigationName: NavigationName { NavigationName(rawValue) }
}
