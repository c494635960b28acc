public import ChallengeCore

/// What the app itself has to show: that something was not found, which is ``ChallengeCore/UnknownNavigation``.
public struct SystemFeature: FeatureContract {
    private let tracker: any TrackerContract

    /// The feature, which tracks `not_found_viewed` and `not_found_closed`.
    public init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    public let name = "System"

    public var screens: [Screen] {
        [
            NotFoundView.declaration.shown { reason, navigator in
                NotFoundView(
                    viewModel: NotFoundViewModel(
                        reason: reason, navigator: NotFoundNavigator(navigator: navigator),
                        tracker: NotFoundTracker(tracker: tracker)))
            }
        ]
    }
}
