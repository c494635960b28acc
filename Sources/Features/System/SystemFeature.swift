public import ChallengeCore

/// The feature that shows an error screen for an unknown navigation or link: ``ChallengeCore/UnknownNavigation``.
public struct SystemFeature: FeatureContract {
    private let tracker: any TrackerContract

    /// Creates the feature, which tracks `not_found_viewed` and `not_found_closed`.
    public init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    public let name = "System"

    public var screens: [Screen] {
        [
            NotFoundView.declaration.shown {
                makeView($0, navigator: $1)
            } preview: {
                [makeView(.unknownLink(""), navigator: $0)]
            }
        ]
    }

    private func makeView(_ reason: NotFoundReason, navigator: any NavigatorContract) -> NotFoundView {
        NotFoundView(
            viewModel: NotFoundViewModel(
                reason: reason, navigator: NotFoundNavigator(navigator: navigator),
                tracker: NotFoundTracker(tracker: tracker)))
    }
}
