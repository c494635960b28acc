import Observation

protocol AdvancedSearchViewModelContract: AnyObject {
    /// The filter that the user edits. The list uses the filter once it is applied.
    var filter: CharacterFilter { get set }
    /// Returns the characters whose values are suggested. May be called on any thread.
    var knownCharacters: @Sendable () -> [Character] { get }
    func didAppear()
    func didReset()
    /// Leaves the screen, applies the filter, and returns when the list has loaded the matches.
    func didApply() async
    func didClose()
}

@Observable
final class AdvancedSearchViewModel: AdvancedSearchViewModelContract {
    var filter: CharacterFilter

    @ObservationIgnored private weak var delegate: (any CharacterFilterDelegate)?
    private let navigator: any AdvancedSearchNavigatorContract
    private let tracker: any AdvancedSearchTrackerContract

    init(
        delegate: any CharacterFilterDelegate, navigator: any AdvancedSearchNavigatorContract,
        tracker: any AdvancedSearchTrackerContract
    ) {
        self.delegate = delegate
        self.navigator = navigator
        self.tracker = tracker
        filter = delegate.filter.withoutName
    }

    var knownCharacters: @Sendable () -> [Character] {
        if let delegate { delegate.knownCharacters } else { { [] } }
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didReset() {
        tracker.trackReset()
        filter = CharacterFilter()
    }

    func didApply() async {
        tracker.trackApplied()
        navigator.dismiss()
        await delegate?.didApply(filter)
    }

    func didClose() {
        tracker.trackClosed()
        navigator.dismiss()
    }
}
