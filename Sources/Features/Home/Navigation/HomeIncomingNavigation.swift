package import ChallengeCore

/// The destinations that Home shows.
package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
    case main

    package var navigationName: NavigationName { HomeView.declaration.navigationName }
}
