import ChallengeCore

/// The destinations in other features that the Episode feature leads to.
package nonisolated enum EpisodeOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)
}
