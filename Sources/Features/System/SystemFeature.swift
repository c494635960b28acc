package import ChallengeCore

/// What the app itself has to show: that something was not found.
package struct SystemFeature: FeatureContract {
    private let tracker: any TrackerContract

    package init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    package let name = "System"

    package var screens: [Screen] {
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
