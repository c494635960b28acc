import ChallengeCore

/// What the not-found view asks of its view model.
protocol NotFoundViewModelContract: AnyObject {
    /// Why nothing was found; nil where nobody said so.
    var reason: NotFoundReason? { get }

    func didAppear()
    func didSelectClose()
}

final class NotFoundViewModel: NotFoundViewModelContract {
    let reason: NotFoundReason?
    private let navigator: any NotFoundNavigatorContract
    private let tracker: any NotFoundTrackerContract

    init(
        reason: NotFoundReason?, navigator: any NotFoundNavigatorContract, tracker: any NotFoundTrackerContract
    ) {
        self.reason = reason
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() {
        tracker.trackScreenViewed()
    }

    func didSelectClose() {
        tracker.trackClosed()
        navigator.goBack()
    }
}
