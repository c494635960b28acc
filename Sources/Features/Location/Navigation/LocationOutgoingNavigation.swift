import ChallengeCore

/// The destinations in other features that the Location feature leads to.
package nonisolated enum LocationOutgoingNavigation: OutgoingNavigationContract {
    case character(identifier: Int)
}
