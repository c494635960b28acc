import ChallengeCore

/// The destinations that the __Feature__ feature shows.
package nonisolated enum __Feature__IncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
}
