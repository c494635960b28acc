import ChallengeCore

/// Wires the System feature.
struct SystemContainer {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func makeNotFoundViewModel(reason: NotFoundReason?, navigator: any NavigatorContract) -> NotFoundViewModel {
        NotFoundViewModel(
            reason: reason, navigator: NotFoundNavigator(navigator: navigator),
            tracker: NotFoundTracker(tracker: tracker))
    }
}
