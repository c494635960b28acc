import ChallengeListing

protocol __Feature__DetailViewModelContract: AnyObject {
    var detail: DetailModel<__Feature__> { get }
    func didSelectList()
}

final class __Feature__DetailViewModel: __Feature__DetailViewModelContract {
    let detail: DetailModel<__Feature__>
    private let navigator: any __Feature__DetailNavigatorContract
    private let tracker: any __Feature__DetailTrackerContract

    init(
        identifier: Int,
        get__Feature__UseCase: any Get__Feature__UseCaseContract,
        refresh__Feature__UseCase: any Refresh__Feature__UseCaseContract,
        navigator: any __Feature__DetailNavigatorContract,
        tracker: any __Feature__DetailTrackerContract
    ) {
        let source = __Feature__DetailSource(
            get__Feature__UseCase: get__Feature__UseCase, refresh__Feature__UseCase: refresh__Feature__UseCase)
        detail = DetailModel(identifier: identifier, source) { tracker.track($0, identifier: identifier) }
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelectList() {
        tracker.trackListSelected(identifier: detail.identifier)
        navigator.navigateTo__Feature__List()
    }
}
