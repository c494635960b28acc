import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The advanced search's view model", .limited)
struct AdvancedSearchViewModelTests {
    private let lender = FilterDelegateDouble(filter: CharacterFilter(name: "rick", status: .alive))
    private let navigator = RecordingNavigator()
    private let tracker = RecordingTracker()

    private func makeViewModel(delegate: FilterDelegateDouble? = nil) -> AdvancedSearchViewModel {
        AdvancedSearchViewModel(
            delegate: delegate ?? lender, navigator: AdvancedSearchNavigator(navigator: navigator),
            tracker: AdvancedSearchTracker(tracker: tracker))
    }

    @Test("begins with the filter in force, without the name that is searched for")
    func begins() {
        let viewModel = makeViewModel()
        viewModel.didAppear()
        #expect(viewModel.filter == CharacterFilter(status: .alive))
        #expect(tracker.events == ["advanced_search_viewed"])
    }

    @Test("changes its own filter only, and shows each change")
    func set() {
        let viewModel = makeViewModel()
        let seen = FollowedValues { viewModel.filter.parts.map(\.value) }
        viewModel.didSet(.species, to: "alien")
        viewModel.didSet(.status, to: "any")
        #expect(seen.all == [["Alive"], ["Alive", "alien"], ["alien"]])
        #expect(lender.applied.isEmpty)
        #expect(navigator.calls.isEmpty)
    }

    @Test("takes out every part when it is reset, and applies nothing")
    func reset() {
        let viewModel = makeViewModel()
        viewModel.didSet(.species, to: "alien")
        viewModel.didReset()
        #expect(viewModel.filter.isEmpty)
        #expect(lender.applied.isEmpty)
        #expect(tracker.events == ["advanced_search_reset"])
    }

    @Test("leaves and then applies, so that the list is seen to load")
    func apply() async {
        let viewModel = makeViewModel()
        var callsBeforeApply: [RecordingNavigator.Call] = []
        lender.onApply = { [navigator] in callsBeforeApply = navigator.calls }
        viewModel.didSet(.gender, to: "female")
        await viewModel.didApply()
        #expect(callsBeforeApply == [.dismiss])
        #expect(navigator.calls == [.dismiss])
        #expect(lender.applied == [CharacterFilter(status: .alive, gender: .female)])
        #expect(tracker.events == ["advanced_search_applied"])
    }

    @Test("returns from applying when the list has loaded")
    func returnsWhenLoaded() async {
        let gate = Gate()
        lender.gate = gate
        var hasReturned = false
        let viewModel = makeViewModel()
        let applying = Task {
            await viewModel.didApply()
            hasReturned = true
        }
        await gate.waitForArrival()
        #expect(!hasReturned)
        gate.open()
        await applying.value
        #expect(hasReturned)
    }

    @Test("sets several parts and applies them at once, after a reset where that is wished")
    func applyParts() async {
        let viewModel = makeViewModel()
        await viewModel.didApply([(.species, "alien")], resetting: false)
        await viewModel.didApply([(.type, "clone")], resetting: true)
        #expect(lender.applied == [CharacterFilter(status: .alive, species: "alien"), CharacterFilter(type: "clone")])
        #expect(navigator.calls == [.dismiss, .dismiss])
    }

    @Test("has the filter that it had when such a step is cancelled, but for what was set since")
    func cancelled() async {
        let gate = Gate()
        lender.gate = gate
        let viewModel = makeViewModel()
        let applying = Task { await viewModel.didApply([(.species, "alien")], resetting: true) }
        await gate.waitForArrival()
        applying.cancel()
        await applying.value
        #expect(viewModel.filter == CharacterFilter(status: .alive))

        let deaf = DeafGate()
        (lender.gate, lender.deafGate) = (nil, deaf)
        let again = Task { await viewModel.didApply([(.species, "alien")], resetting: false) }
        await deaf.waitForArrival()
        again.cancel()
        viewModel.didSet(.type, to: "clone")
        await deaf.open()
        await again.value
        #expect(viewModel.filter == CharacterFilter(status: .alive, species: "alien", type: "clone"))
    }

    @Test("leaves without applying anything when it is closed")
    func close() {
        let viewModel = makeViewModel()
        viewModel.didSet(.gender, to: "female")
        viewModel.didClose()
        #expect(navigator.calls == [.dismiss])
        #expect(lender.applied.isEmpty)
        #expect(tracker.events == ["advanced_search_closed"])
    }

    @Test("does not keep alive whose filter it has, and leaves without it")
    func delegateIsWeak() async {
        var delegate: FilterDelegateDouble? = FilterDelegateDouble()
        weak let observed = delegate
        let viewModel = makeViewModel(delegate: delegate)
        delegate = nil
        #expect(observed == nil)
        await viewModel.didApply()
        #expect(navigator.calls == [.dismiss])
    }
}
