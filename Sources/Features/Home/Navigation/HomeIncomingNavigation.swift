import ChallengeCore

/// The destinations that Home shows.
package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
    case main
    case about
}
