import ChallengeCore

/// The destinations that the Games feature shows.
package nonisolated enum GamesIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
}
