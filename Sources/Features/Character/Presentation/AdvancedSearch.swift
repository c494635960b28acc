import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import Observation

@Observable
final class AdvancedSearchViewModel {
    /// The filter as it is set here; in force only once it is applied.
    private(set) var filter: CharacterFilter

    @ObservationIgnored private weak var delegate: (any CharacterFilterDelegate)?
    private let navigator: AdvancedSearchNavigator
    private let tracker: AdvancedSearchTracker

    init(delegate: any CharacterFilterDelegate, navigator: AdvancedSearchNavigator, tracker: AdvancedSearchTracker) {
        self.delegate = delegate
        self.navigator = navigator
        self.tracker = tracker
        filter = delegate.filter.withoutName
    }

    func didAppear() { tracker.track("viewed") }

    func didSet(_ field: CharacterFilter.Field, to value: String) {
        field.set(value, in: &filter)
    }

    func didReset() {
        tracker.track("reset")
        filter = CharacterFilter()
    }

    /// Leaves, and returns when the list has loaded what the filter asks for.
    func didApply() async {
        tracker.track("applied")
        navigator.dismiss()
        await delegate?.didApply(filter)
    }

    /// Sets some parts of the filter, after all are taken out if `resetting`, and applies it; undone if cancelled.
    func didApply(_ parts: [Assignment], resetting: Bool) async {
        let before = filter
        if resetting { didReset() }
        for part in parts { CharacterFilter.Field(rawValue: part.key)?.set(part.value, in: &filter) }
        let wanted = filter
        await didApply()
        // A part that was set after the cancellation stays.
        if Task.isCancelled, filter == wanted { filter = before }
    }

    func didClose() {
        tracker.track("closed")
        navigator.dismiss()
    }
}

struct AdvancedSearchView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "AdvancedSearch", title: "Advanced search", navigation: "CharacterIncomingNavigation.advancedSearch",
        { navigation -> (any CharacterFilterDelegate)? in
            guard case .advancedSearch(let delegate) = navigation as? CharacterIncomingNavigation else { return nil }
            return delegate
        },
        route: .init("advanced-search", help: "the filter of the list of characters", by: filter),
        actions: [set, apply, reset, close, filter],
        contents: [
            .init("The filter of the list.", in: .loaded, schema: .object(["filter": CharacterFilter.partsSchema]))
        ],
        events: [
            "advanced_search_viewed", "advanced_search_reset", "advanced_search_applied", "advanced_search_closed",
        ])

    let viewModel: AdvancedSearchViewModel

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "advanced-search", title: "Advanced search",
            state: .loaded,
            body: .stack([
                .infoRows(CharacterFilter.Field.allCases.map { (label: $0.rawValue, value: value(of: $0)) }),
                .blank,
                .paragraph([Span("Type set KEY VALUE, then apply; reset, or close to leave the filter.", .secondary)]),
            ]),
            snapshot: ["filter": JSON(viewModel.filter.parts ?? [])] as JSON, actions: actions)
    }

    func appear() async { viewModel.didAppear() }

    private func value(of field: CharacterFilter.Field) -> [Span] {
        let value = field.value(in: viewModel.filter)
        guard value.isEmpty else { return [Span(value, .emphasis)] }
        let choices = field.choices.filter { $0 != CharacterFilter.Field.any }
        let hint = choices.isEmpty ? "a text" : choices.joined(separator: ", ")
        return [Span(CharacterFilter.Field.any), Span("  (\(hint))", .secondary)]
    }

    private var actions: [Action] {
        [
            Action(Self.set) { arguments in
                for field in CharacterFilter.Field.allCases where arguments.has(Keyword(field.rawValue)) {
                    viewModel.didSet(field, to: arguments[Self.value] ?? "")
                }
                return .done
            },
            Action(Self.apply) { await viewModel.didApply() },
            Action(Self.reset) { viewModel.didReset() },
            Action(Self.close) { viewModel.didClose() },
            Action(Self.filter) { arguments in
                // Alone it opens this screen.
                guard !arguments.isEmpty else { return .done }
                await viewModel.didApply(arguments[Self.parts] ?? [], resetting: arguments.has(Self.clear))
                return .done
            },
        ]
    }

    private nonisolated static let value = ArgumentKey<String>("VALUE")
    private nonisolated static let clear = Keyword("clear")
    private nonisolated static let parts = ArgumentKey<[Assignment]>("KEY=VALUE", keys: CharacterFilter.Field.keys)

    /// The intent that filters the list. On the list it leads to this screen, on this screen it applies and leaves.
    nonisolated static let filter = ActionDescription(
        name: "filter", help: "Narrow down; alone, open the advanced search",
        forms: [[], [clear.parameter], [parts.parameter]], effect: .leaves, isIntent: true)

    /// A form for each key, because the keys differ in their values.
    private nonisolated static let set = ActionDescription(
        name: "set", help: "Set a part of the filter",
        forms: CharacterFilter.Field.allCases.map { field in
            let kind: Parameter.Kind = field.choices.isEmpty ? .text : .choice(field.choices)
            return [Keyword(field.rawValue).parameter, Parameter(value.parameter.name, kind)]
        }, synopsis: "KEY VALUE")

    private nonisolated static let apply = ActionDescription(
        name: "apply", help: "Put the filter in force and leave", effect: .leaves)
    private nonisolated static let reset = ActionDescription(name: "reset", help: "Take every part out of the filter")
    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave, and change nothing", effect: .leaves)
}

struct AdvancedSearchNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct AdvancedSearchTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("advanced_search_\(what)")) }
}
