import ChallengeCore

package nonisolated enum GamesIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
}
