package import ChallengeCore

/// One screen, without data.
package struct __Feature__Feature: FeatureContract {
    private let tracker: any TrackerContract

    package init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    package let name = "__Feature__"

    package var screens: [Screen] {
        [
            __Feature__View.declaration.shown { _, navigator in
                __Feature__View(
                    viewModel: __Feature__ViewModel(
                        navigator: __Feature__Navigator(navigator: navigator),
                        tracker: __Feature__Tracker(tracker: tracker)))
            }
        ]
    }
}

/// The destinations that the __Feature__ feature shows.
package nonisolated enum __Feature__IncomingNavigation: IncomingNavigationContract {
    case main

    package var navigationName: NavigationName { __Feature__View.declaration.navigationName }
}
