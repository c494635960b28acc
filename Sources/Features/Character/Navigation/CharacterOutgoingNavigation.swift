import ChallengeCore

/// The destinations in other features that the Character feature leads to.
package nonisolated enum CharacterOutgoingNavigation: OutgoingNavigationContract {
    case location(identifier: Int)
    /// The episodes of the character with this identifier.
    case episodes(identifier: Int)
}
