import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

struct CharacterListView: View {
    /// What one row is called.
    nonisolated static let noun = "character"

    nonisolated static let description = ScreenDescription(
        name: "CharacterList", title: "Characters", navigation: CharacterIncomingNavigation.list.name,
        actions: [search(), filter, refresh, more, retry, .recent()],
        rowNavigation: "CharacterIncomingNavigation.detail")

    let viewModel: any CharacterListViewModelContract

    init(viewModel: any CharacterListViewModelContract) {
        self.viewModel = viewModel
    }

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "characters", title: "Characters", summary: summary,
            state: viewModel.state.name, body: .stack([conditions, content]),
            snapshot: CharacterListSnapshot(state: viewModel.state, filter: viewModel.filter),
            actions: actions, selection: selection)
    }

    func appear() async {
        await viewModel.didAppear()
    }

    private var summary: String {
        guard case .loaded(let loaded) = viewModel.state else { return "" }
        let page = loaded.current
        let count = page.total == 1 ? "1 character" : "\(page.total) characters"
        return page.pages == 1 ? count : "\(count), page \(page.page) of \(page.pages)"
    }

    /// What is searched and filtered for, above the rows; nothing where all are wanted.
    private var conditions: Element {
        let filter = viewModel.filter
        guard !filter.isEmpty else { return .stack([]) }
        var badges = filter.withoutName.parts.map { Span.badge("\($0.key)=\($0.value)") }
        if !filter.name.isEmpty { badges.insert(.badge("search: \(filter.name)"), at: 0) }
        return .line([Span("  ")] + Array(badges.map { [$0] }.joined(separator: [Span(" ")])))
    }

    private var content: Element {
        switch viewModel.state {
        case .idle:
            .emptyState("The characters are not loaded.", advice: "Type retry to load them.")
        case .loading:
            .loading("Loading the characters")
        case .loaded(let loaded):
            rows(of: loaded.current)
        case .empty:
            .emptyState("There are no characters.")
        case .emptySearch:
            .emptyState(
                "Nobody fits.", advice: "Type search \"\" to end the search, or filter clear to end the filter.")
        case .error(let error):
            .errorState(error.text.sentence, advice: error.text.advice)
        }
    }

    /// The rows, and below them that some are missing, if so.
    private func rows(of page: CharactersPage) -> Element {
        let table = Element.table(
            [
                Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(shrinks: false),
                Table.Column(), Table.Column(),
            ],
            rows: page.items.map(row))
        guard let omission = Element.omission(page.leftOut.map(\.reason)) else { return table }
        return .stack([table, omission])
    }

    private func row(_ character: Character) -> [[Span]] {
        [
            [Span("\(character.identifier)", .secondary)], [Span(character.title, .emphasis)],
            character.status.indicator, [Span(character.species)], [Span(character.location, .secondary)],
        ]
    }

    private var selection: Selection {
        var items: [Selection.Item] = []
        var shownCount = 0
        var hasMore = false
        if case .loaded(let loaded) = viewModel.state {
            shownCount = loaded.current.items.count
            hasMore = !loaded.current.isLast
            items = loaded.all.map { Selection.Item(identifier: $0.identifier, name: $0.title) }
        }
        return Selection(noun: Self.noun, items: items, shownCount: shownCount, hasMore: hasMore) {
            viewModel.didSelect(identifier: $0)
        }
    }
}

extension Character.Status {
    var indicator: [Span] {
        switch self {
        case .alive: StatusIndicator.positive.spans(title)
        case .dead: StatusIndicator.negative.spans(title)
        case .unknown: StatusIndicator.unknown.spans(title)
        }
    }
}
