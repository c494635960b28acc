package import ChallengeCore

/// Makes the view models of System.
package final class SystemContainer: Sendable {
    private let tracker: any TrackerContract

    package init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func makeNotFoundViewModel(reason: NotFoundReason?, navigator: any NavigatorContract) -> NotFoundViewModel {
        NotFoundViewModel(
            reason: reason, navigator: NotFoundNavigator(navigator: navigator),
            tracker: NotFoundTracker(tracker: tracker))
    }
}
