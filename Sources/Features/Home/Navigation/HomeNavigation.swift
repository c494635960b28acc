import ChallengeCore

/// The destinations that Home shows.
package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
    case main
}

/// Where Home leads without knowing who shows it.
package nonisolated enum HomeOutgoingNavigation: OutgoingNavigationContract, CaseIterable {
    case characters
    case games
}
