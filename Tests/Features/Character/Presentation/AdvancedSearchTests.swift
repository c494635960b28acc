import ChallengeListing
import ChallengeShellTestSupport
import Observation

@testable import ChallengeShellCharacter

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

    @Test("shows the filter in force without the name that is searched for, and what one can choose")
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
                "Type set KEY VALUE, then apply; reset, or close to leave the filter.",
            ])
        #expect(try rendering.content == ["filter": ["status": "Alive"]])
        #expect(rendering.actionNames == screen.description.actions.map(\.name))
        #expect(tracker.events == ["advanced_search_viewed"])
    }

    @Test("offers to set each part, from its choices or as any text")
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

    @Test("sets a part of its own filter only, also to nothing, and is seen to", arguments: ["species", "type"])
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

    @Test("takes out every part when it is reset, and applies nothing")
    func reset() async throws {
        #expect(try await perform("reset"))
        #expect(viewModel.filter.isEmpty)
        #expect(delegate.applied.isEmpty)
        #expect(tracker.events == ["advanced_search_reset"])
    }

    @Test("leaves and then applies, so that the list is seen to load, and returns when it has loaded")
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

    @Test("takes filter too: it sets and applies, or resets and applies, and alone stays as it is")
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

    @Test("has the filter that it had when such a step is cancelled, but for what was set since")
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

    @Test("leaves without applying anything when it is closed, and does not keep alive whose filter it has")
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
