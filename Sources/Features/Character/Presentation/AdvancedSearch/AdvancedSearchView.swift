import ChallengeCore
import ChallengeDesignSystem

struct AdvancedSearchView: View {
    private let viewModel: any AdvancedSearchViewModelContract

    init(viewModel: any AdvancedSearchViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: "AdvancedSearch", label: "advanced-search", title: "Advanced search", state: "loaded",
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
        let choices = field.choices.isEmpty ? "any text" : field.choices.joined(separator: ", ")
        return [Span("any", .plain), Span("  (\(choices))", .secondary)]
    }

    private var actions: [Action] {
        [
            Action(ActionDescription(name: "set", help: "Set a part of the filter", forms: Self.setForms)) { arguments in
                for field in AdvancedSearchField.allCases where arguments.has(field.rawValue) {
                    viewModel.didSet(field, to: arguments["VALUE"] ?? "")
                }
                return .done
            },
            Action(name: "apply", help: "Put the filter in force and go back to the list") {
                await viewModel.didApply()
            },
            Action(name: "reset", help: "Take every part out of the filter") { viewModel.didReset() },
            Action(name: "close", help: "Leave, and keep the filter in force as it was") { viewModel.didClose() },
            Action(CharacterListView.filter) { CharacterListView.continuation(ofFilter: $0) },
        ]
    }

    private static let setForms: [[Parameter]] = AdvancedSearchField.allCases.map { field in
        let kind: Parameter.Kind = field.choices.isEmpty ? .text : .choice(field.choices)
        return [Parameter(field.rawValue, .keyword), Parameter("VALUE", kind)]
    }
}

/// The advanced search for programs.
nonisolated struct AdvancedSearchSnapshot: Encodable, Sendable {
    let filter: [String: String]

    init(filter: CharacterFilter) {
        self.filter = Dictionary(filter.parts.map { ($0.key, $0.value) }) { $1 }
    }
}
