package import ChallengeCore

/// Makes the view models of Home.
package final class HomeContainer: Sendable {
    private let tracker: any TrackerContract
    private let about: About

    /// Takes the information about the app from the environment in which the app is made.
    package init(tracker: any TrackerContract) {
        self.tracker = tracker
        about = About(AppEnvironment.current)
    }

    func makeHomeViewModel(navigator: any NavigatorContract) -> HomeViewModel {
        HomeViewModel(navigator: HomeNavigator(navigator: navigator), tracker: HomeTracker(tracker: tracker))
    }

    func makeAboutViewModel(navigator: any NavigatorContract) -> AboutViewModel {
        AboutViewModel(
            about: about, navigator: AboutNavigator(navigator: navigator), tracker: AboutTracker(tracker: tracker))
    }
}
