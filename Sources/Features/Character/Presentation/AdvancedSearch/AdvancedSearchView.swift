import ChallengeCore
import ChallengeDesignSystem

struct AdvancedSearchView: View {
    nonisolated static let description = ScreenDescription(
        name: "AdvancedSearch", title: "Advanced search", navigation: "CharacterIncomingNavigation.advancedSearch",
        actions: [set, apply, reset, close, filter])

    private let viewModel: any AdvancedSearchViewModelContract

    init(viewModel: any AdvancedSearchViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "advanced-search", title: "Advanced search", state: "loaded",
            body: .stack([
                .infoRows(AdvancedSearchField.allCases.map { (label: $0.rawValue, value: value(of: $0)) }),
                .blank,
                .paragraph([Span("Type set KEY VALUE, then apply; reset, or close to leave the filter.", .secondary)]),
            ]),
            snapshot: AdvancedSearchSnapshot(filter: viewModel.filter), actions: actions)
    }

    func appear() async {
        viewModel.didAppear()
    }

    private func value(of field: AdvancedSearchField) -> [Span] {
        let value = field.value(in: viewModel.filter)
        guard value.isEmpty else { return [Span(value, .emphasis)] }
        let choices = field.choices.filter { $0 != AdvancedSearchField.any }
        let hint = choices.isEmpty ? "a text" : choices.joined(separator: ", ")
        return [Span(AdvancedSearchField.any), Span("  (\(hint))", .secondary)]
    }

    private var actions: [Action] {
        [
            Action(Self.set) { arguments in
                for field in AdvancedSearchField.allCases where arguments.has(field.rawValue) {
                    viewModel.didSet(field, to: arguments["VALUE"] ?? "")
                }
                return .done
            },
            Action(Self.apply) {
                await viewModel.didApply()
            },
            Action(Self.reset) { viewModel.didReset() },
            Action(Self.close) { viewModel.didClose() },
            Action(Self.filter) { arguments in
                let parts = arguments.assignments.compactMap { assignment in
                    AdvancedSearchField(rawValue: assignment.key).map { (field: $0, value: assignment.value) }
                }
                let resets = arguments.has("clear")
                // Alone it leads here, where one is.
                guard resets || !parts.isEmpty else { return .done }
                await viewModel.didApply(parts, resetting: resets)
                return .done
            },
        ]
    }

    /// A form for each key, because the keys differ in their values.
    private nonisolated static let set = ActionDescription(
        name: "set", help: "Set a part of the filter",
        forms: AdvancedSearchField.allCases.map { field in
            let kind: Parameter.Kind = field.choices.isEmpty ? .text : .choice(field.choices)
            return [Parameter(field.rawValue, .keyword), Parameter("VALUE", kind)]
        }, synopsis: "KEY VALUE")

    private nonisolated static let apply = ActionDescription(
        name: "apply", help: "Put the filter in force and leave", effect: .leaves)
    private nonisolated static let reset = ActionDescription(name: "reset", help: "Take every part out of the filter")
    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave, and change nothing", effect: .leaves)
    /// As on the list, from where it leads here.
    private nonisolated static let filter = ActionDescription(
        name: CharacterListView.filter.name, help: CharacterListView.filter.help, forms: CharacterListView.filter.forms,
        effect: .leaves)
}

/// The advanced search for programs.
nonisolated struct AdvancedSearchSnapshot: Encodable, Sendable {
    let filter: CharacterFilterSnapshot

    init(filter: CharacterFilter) {
        self.filter = CharacterFilterSnapshot(filter)
    }
}
