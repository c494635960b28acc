package import ChallengeCore

/// What the app itself has to show: that something was not found.
package struct SystemFeature: FeatureContract {
    private let container: SystemContainer

    package init(tracker: any TrackerContract) {
        container = SystemContainer(tracker: tracker)
    }

    package let name = "System"

    package var screens: [Screen] {
        [
            NotFoundView.declaration.shown {
                NotFoundView(viewModel: container.makeNotFoundViewModel(reason: $0, navigator: $1))
            }
        ]
    }
}

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
