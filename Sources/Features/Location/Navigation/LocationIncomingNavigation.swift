import ChallengeCore

package nonisolated enum LocationIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
}
