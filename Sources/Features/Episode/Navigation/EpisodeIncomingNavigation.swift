import ChallengeCore

package nonisolated enum EpisodeIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    /// The episodes of the character with this identifier.
    case character(identifier: Int)
}
