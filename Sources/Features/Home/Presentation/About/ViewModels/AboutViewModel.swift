protocol AboutViewModelContract: AnyObject {
    var about: About { get }
    func didAppear()
    func didSelectClose()
}

final class AboutViewModel: AboutViewModelContract {
    let about: About
    private let navigator: any AboutNavigatorContract
    private let tracker: any AboutTrackerContract

    init(about: About, navigator: any AboutNavigatorContract, tracker: any AboutTrackerContract) {
        self.about = about
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didSelectClose() {
        tracker.trackClosed()
        navigator.dismiss()
    }
}
