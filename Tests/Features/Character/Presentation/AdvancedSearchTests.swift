import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Observation

@testable import ChallengeCharacter

@Suite("The advanced search", .limited)
struct AdvancedSearchTests {
    private let delegate = FilterDelegateDouble(filter: CharacterFilter(name: "rick", status: .alive))
    private let navigator = RecordingNavigator()
    private let tracker = RecordingTracker()
    private let viewModel: AdvancedSearchViewModel
    private let screen: Screen
    private let view: AnyView

    init() throws {
        let viewModel = Self.makeViewModel(delegate, navigator, tracker)
        let make = { @MainActor @Sendable in AdvancedSearchView(viewModel: viewModel) }
        self.viewModel = viewModel
        screen = AdvancedSearchView.declaration.shown { _, _ in
            make()
        } preview: { _ in
            [make()]
        }
        view = try #require(screen.makeView(CharacterIncomingNavigation.advancedSearch(delegate: delegate), navigator))
    }

    private static func makeViewModel(
        _ delegate: FilterDelegateDouble, _ navigator: RecordingNavigator, _ tracker: RecordingTracker
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

    @Test("The screen shows the current filter without the name of the search, and the choices")
    func rendering() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.screen == "AdvancedSearch")
        #expect(rendering.label == "advanced-search")
        #expect(rendering.title == "Advanced search")
        #expect(rendering.state == .loaded)
        #expect(
            rendering.lines == [
                "status | Alive", "species | any  (a text)", "type | any  (a text)",
                "gender | any  (female, male, genderless, unknown)", "origin | any  (a text)",
                "location | any  (a text)", "",
                "Type set KEY VALUE, then apply; reset clears the filter, close cancels.",
            ])
        #expect(try rendering.content == ["filter": ["status": "Alive"]])
        #expect(rendering.actionNames == screen.description.actions.map(\.name))
        #expect(tracker.events == ["advanced_search_viewed"])
    }

    @Test("The screen has actions to set each part, from its choices or as any text")
    func usage() throws {
        let actions = screen.description.actions
        #expect(actions.map(\.usage) == ["set KEY VALUE", "apply", "reset", "close", "filter [clear | KEY=VALUE...]"])
        let forms = actions[0].forms.map { form -> String in
            switch form[1].kind {
            case .choice(let choices): "\(form[0].name) \(choices.joined(separator: "|"))"
            case .text: "\(form[0].name) \(form[1].name)"
            default: "?"
            }
        }
        #expect(
            forms == [
                "status alive|dead|unknown|any", "species VALUE", "type VALUE",
                "gender female|male|genderless|unknown|any", "origin VALUE", "location VALUE",
            ])
    }

    @Test(
        "Setting a part, also to nothing, changes and shows this screen's filter only", arguments: ["species", "type"])
    func set(key: String) async throws {
        var isSeen = false
        withObservationTracking {
            _ = view.render()
        } onChange: {
            MainActor.assumeIsolated { isSeen = true }
        }
        #expect(try await perform("set", [key: .keyword, "VALUE": .text("alien")]))
        #expect(isSeen)
        #expect(try view.render().content == ["filter": ["status": "Alive", key: "alien"]])
        try await perform("set", [key: .keyword, "VALUE": .text("")])
        try await perform("set", ["status": .keyword, "VALUE": .text("any")])
        #expect(viewModel.filter.isEmpty)
        #expect(delegate.applied.isEmpty)
        #expect(navigator.calls.isEmpty)
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
        var callsBeforeApply: [RecordingNavigator.Call] = []
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

    @Test("The command filter sets and applies, or resets and applies, and alone changes nothing")
    func filter() async throws {
        #expect(try await perform("filter"))
        #expect(delegate.applied.isEmpty)
        #expect(navigator.calls.isEmpty)
        #expect(try await perform("filter", parts(["species": "alien", "type": "clone"])))
        #expect(try await perform("filter", ["clear": .keyword]))
        #expect(
            delegate.applied == [CharacterFilter(status: .alive, species: "alien", type: "clone"), CharacterFilter()])
        #expect(navigator.calls == [.dismiss, .dismiss])
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
        var lender: FilterDelegateDouble? = FilterDelegateDouble()
        weak let observed = lender
        let orphan = Self.makeViewModel(lender!, navigator, tracker)
        lender = nil
        #expect(observed == nil)
        await orphan.didApply()
        #expect(navigator.calls == [.dismiss, .dismiss])
    }
}
