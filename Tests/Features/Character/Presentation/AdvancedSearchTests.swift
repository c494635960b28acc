import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeCharacter
import SwiftUI

@Suite("The advanced search", .limited)
struct AdvancedSearchTests {
    private let delegate = CharacterFilterDelegateMock(filter: CharacterFilter(name: "rick", status: .alive))
    private let navigator = NavigatorMock()
    private let tracker = TrackerMock()
    private let viewModel: AdvancedSearchViewModel
    private let view: AnyView

    init() throws {
        let viewModel = Self.makeViewModel(delegate, navigator, tracker)
        self.viewModel = viewModel
        let screen = AdvancedSearchView.declaration.shown { _, _ in
            AdvancedSearchView(viewModel: viewModel)
        } preview: { _ in
            []
        }
        view = try #require(screen.makeView(CharacterIncomingNavigation.advancedSearch(delegate: delegate), navigator))
    }

    private static func makeViewModel(
        _ delegate: CharacterFilterDelegateMock, _ navigator: NavigatorMock, _ tracker: TrackerMock
    ) -> AdvancedSearchViewModel {
        AdvancedSearchViewModel(
            delegate: delegate, navigator: AdvancedSearchNavigator(navigator: navigator),
            tracker: AdvancedSearchTracker(tracker: tracker))
    }

    @discardableResult
    private func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws -> Bool {
        try await view.render().perform(action, Arguments(arguments)).isDone
    }

    private func parts(_ parts: [String: String]) -> [String: ArgumentValue] {
        ["KEY=VALUE": .assignments(parts.map { Assignment(key: $0.key, value: $0.value) })]
    }

    @Test("Destinations are distinguished by their values, except by the advanced search's filter")
    func navigations() {
        let all: [CharacterIncomingNavigation] = [
            .list, .detail(identifier: 1), .detail(identifier: 2), .advancedSearch(delegate: CharacterFilterDelegateMock()),
        ]
        #expect(Set(all).count == all.count)
        #expect(Set(all + [.detail(identifier: 2), .advancedSearch(delegate: CharacterFilterDelegateMock())]) == Set(all))
    }

    @Test("A reset removes every part, and applies nothing")
    func reset() async throws {
        #expect(try await perform("reset"))
        #expect(viewModel.filter.isEmpty)
        #expect(delegate.applied.isEmpty)
        #expect(tracker.events == ["advanced_search_reset"])
    }

    @Test("Applying leaves first, so that the list shows its loading, and returns after the load")
    func apply() async throws {
        let gate = Gate()
        delegate.gate = gate
        var callsBeforeApply: [NavigatorMock.Call] = []
        delegate.onApply = { [navigator] in callsBeforeApply = navigator.calls }
        try await perform("set", ["gender": .keyword, "VALUE": .text("female")])
        var hasReturned = false
        let applying = Task {
            try await perform("apply")
            hasReturned = true
        }
        await gate.waitForArrival()
        #expect(!hasReturned)
        gate.open()
        try await applying.value
        #expect(callsBeforeApply == [.dismiss])
        #expect(navigator.calls == [.dismiss])
        #expect(delegate.applied == [CharacterFilter(status: .alive, gender: .female)])
        #expect(tracker.events == ["advanced_search_applied"])
    }

    @Test("A cancelled step restores the filter before it, without undoing later changes")
    func cancelled() async throws {
        let gate = Gate()
        delegate.gate = gate
        let clearing = Task { try await perform("filter", ["clear": .keyword]) }
        await gate.waitForArrival()
        clearing.cancel()
        _ = await clearing.result
        #expect(viewModel.filter == CharacterFilter(status: .alive))

        let deaf = DeafGate()
        (delegate.gate, delegate.deafGate) = (nil, deaf)
        let filtering = Task { try await perform("filter", parts(["species": "alien"])) }
        await deaf.waitForArrival()
        filtering.cancel()
        viewModel.filter.type = "clone"
        await deaf.open()
        _ = await filtering.result
        #expect(viewModel.filter == CharacterFilter(status: .alive, species: "alien", type: "clone"))
    }

    @Test("Closing applies nothing, and the screen does not retain the owner of the filter")
    func close() async throws {
        viewModel.filter.gender = .female
        #expect(try await perform("close"))
        #expect(navigator.calls == [.dismiss])
        #expect(delegate.applied.isEmpty)
        #expect(tracker.events == ["advanced_search_closed"])
        var lender: CharacterFilterDelegateMock? = CharacterFilterDelegateMock()
        weak let observed = lender
        let orphan = Self.makeViewModel(lender!, navigator, tracker)
        lender = nil
        #expect(observed == nil)
        await orphan.didApply()
        #expect(navigator.calls == [.dismiss, .dismiss])
    }
}
