import Observation

/// What the advanced search's view asks of its view model.
protocol AdvancedSearchViewModelContract: AnyObject {
    /// The filter as it is set here; in force only once it is applied.
    var filter: CharacterFilter { get }

    func didAppear()
    func didSet(_ field: AdvancedSearchField, to value: String)
    func didReset()
    /// Leaves, and returns when the list has loaded what the filter asks for.
    func didApply() async
    /// Sets some parts of the filter, after taking out every part where that is wished, and applies it. When it is
    /// cancelled, the filter is as it was.
    func didApply(_ parts: [(field: AdvancedSearchField, value: String)], resetting: Bool) async
    /// Leaves without changing the filter in force.
    func didClose()
}

@Observable
final class AdvancedSearchViewModel: AdvancedSearchViewModelContract {
    private(set) var filter: CharacterFilter

    @ObservationIgnored private weak var delegate: (any CharacterFilterDelegate)?
    private let navigator: any AdvancedSearchNavigatorContract
    private let tracker: any AdvancedSearchTrackerContract

    init(
        delegate: any CharacterFilterDelegate,
        navigator: any AdvancedSearchNavigatorContract,
        tracker: any AdvancedSearchTrackerContract
    ) {
        self.delegate = delegate
        self.navigator = navigator
        self.tracker = tracker
        filter = delegate.filter.withoutName
    }

    func didAppear() {
        tracker.trackScreenViewed()
    }

    func didSet(_ field: AdvancedSearchField, to value: String) {
        field.set(value, in: &filter)
    }

    func didReset() {
        tracker.trackReset()
        filter = CharacterFilter()
    }

    func didApply() async {
        tracker.trackApplied()
        navigator.dismiss()
        await delegate?.didApply(filter)
    }

    func didApply(_ parts: [(field: AdvancedSearchField, value: String)], resetting: Bool) async {
        let before = filter
        if resetting { didReset() }
        for part in parts { didSet(part.field, to: part.value) }
        let wanted = filter
        await didApply()
        // Someone may have set something since, where the work had not noticed that it was cancelled.
        if Task.isCancelled, filter == wanted { filter = before }
    }

    func didClose() {
        tracker.trackClosed()
        navigator.dismiss()
    }
}
