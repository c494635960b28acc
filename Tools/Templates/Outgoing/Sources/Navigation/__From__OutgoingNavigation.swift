import ChallengeCore

/// The destinations outside the __From__ feature, which does not know their screens.
package nonisolated enum __From__OutgoingNavigation: OutgoingNavigationContract {
    case __exit__
}
