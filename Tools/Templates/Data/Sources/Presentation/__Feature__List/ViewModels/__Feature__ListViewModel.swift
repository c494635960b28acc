import ChallengeListing

protocol __Feature__ListViewModelContract: AnyObject {
    var list: ListModel<__Feature__, TextQuery> { get }
    func didSelect(identifier: Int)
}

final class __Feature__ListViewModel: __Feature__ListViewModelContract {
    let list: ListModel<__Feature__, TextQuery>
    private let navigator: any __Feature__ListNavigatorContract

    init(
        get__Features__UseCase: any Get__Features__UseCaseContract,
        refresh__Features__UseCase: any Refresh__Features__UseCaseContract,
        search__Features__UseCase: any Search__Features__UseCaseContract,
        recentSearches: RecentSearches,
        navigator: any __Feature__ListNavigatorContract,
        tracker: any __Feature__ListTrackerContract
    ) {
        let source = __Feature__ListSource(
            get__Features__UseCase: get__Features__UseCase,
            refresh__Features__UseCase: refresh__Features__UseCase,
            search__Features__UseCase: search__Features__UseCase,
            searches: recentSearches)
        list = ListModel(source) { tracker.track($0) }
        self.navigator = navigator
    }

    func didSelect(identifier: Int) {
        list.select(identifier)
        navigator.navigateTo__Feature__Detail(identifier: identifier)
    }
}
