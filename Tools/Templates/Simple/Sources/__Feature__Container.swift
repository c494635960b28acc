package import ChallengeCore

/// Makes the view models of the __Feature__ feature.
package final class __Feature__Container: Sendable {
    private let tracker: any TrackerContract

    package init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func make__Feature__ViewModel(navigator: any NavigatorContract) -> __Feature__ViewModel {
        __Feature__ViewModel(
            navigator: __Feature__Navigator(navigator: navigator), tracker: __Feature__Tracker(tracker: tracker))
    }
}
