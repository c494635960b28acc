protocol __Feature__ViewModelContract: AnyObject {
    func didAppear()
    func didSelectClose()
}

final class __Feature__ViewModel: __Feature__ViewModelContract {
    private let navigator: any __Feature__NavigatorContract
    private let tracker: any __Feature__TrackerContract

    init(navigator: any __Feature__NavigatorContract, tracker: any __Feature__TrackerContract) {
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didSelectClose() {
        tracker.trackClosed()
        navigator.goBack()
    }
}
