import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The model of the advanced search", .limited)
struct AdvancedSearchViewModelTests {
    private let delegate = CharacterFilterDelegateMock(filter: CharacterFilter(name: "rick", status: .alive))
    private let navigator = AdvancedSearchNavigatorMock()
    private let tracker = AdvancedSearchTrackerMock()
    private let sut: AdvancedSearchViewModel

    init() { sut = AdvancedSearchViewModel(delegate: delegate, navigator: navigator, tracker: tracker) }

    @Test("The form begins with the filter of the list, without the name")
    func begin() {
        sut.didAppear()
        #expect(sut.filter == CharacterFilter(status: .alive))
        #expect(sut.knownCharacters() == [.stub()])
        #expect(tracker.events == ["screenViewed"])
    }

    @Test("A reset removes every part, and applies nothing")
    func reset() {
        sut.didReset()
        #expect(sut.filter.isEmpty)
        #expect(delegate.applied.isEmpty)
        #expect(tracker.events == ["reset"])
    }

    @Test("Applying leaves first, so that the list shows its loading, and returns after the load")
    func apply() async {
        let gate = Gate()
        delegate.gate = gate
        var dismissalsBeforeApply = 0
        delegate.onApply = { [navigator] in dismissalsBeforeApply = navigator.dismissals }
        sut.filter.gender = .female
        var hasReturned = false
        let applying = Task {
            await sut.didApply()
            hasReturned = true
        }
        await gate.waitForArrival()
        #expect(!hasReturned)
        gate.open()
        await applying.value
        #expect(dismissalsBeforeApply == 1)
        #expect(navigator.dismissals == 1)
        #expect(delegate.applied == [CharacterFilter(status: .alive, gender: .female)])
        #expect(tracker.events == ["applied"])
    }

    @Test("Closing applies nothing, and the form does not retain the owner of the filter")
    func close() async {
        sut.filter.gender = .female
        sut.didClose()
        #expect(navigator.dismissals == 1)
        #expect(delegate.applied.isEmpty)
        #expect(tracker.events == ["closed"])
        var lender: CharacterFilterDelegateMock? = CharacterFilterDelegateMock()
        weak let observed = lender
        let orphan = AdvancedSearchViewModel(delegate: lender!, navigator: navigator, tracker: tracker)
        lender = nil
        #expect(observed == nil)
        #expect(orphan.knownCharacters().isEmpty)
        await orphan.didApply()
        #expect(navigator.dismissals == 2)
    }
}
