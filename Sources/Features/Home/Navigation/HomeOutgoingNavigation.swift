import ChallengeCore

/// The destinations outside of Home, which does not know their features.
package nonisolated enum HomeOutgoingNavigation: OutgoingNavigationContract {
    case characters
    case games
    case locations
    case episodes
}
