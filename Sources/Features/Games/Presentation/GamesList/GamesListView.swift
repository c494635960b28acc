import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

struct GamesListView: View {
    /// What one row is called.
    nonisolated static let noun = "game"

    nonisolated static let description = ScreenDescription(
        name: "GamesList", title: "Games", navigation: GamesIncomingNavigation.list.name,
        actions: [search(), refresh, more, retry, .recent()], rowNavigation: "GamesIncomingNavigation.detail")

    let viewModel: any GamesViewModelContract

    func render() -> Rendering {
        Rendering(
            screen: Self.description.name, label: "games", title: "Games", summary: summary,
            state: viewModel.state.name, body: .stack([conditions, content]),
            snapshot: GamesSnapshot(state: viewModel.state, query: viewModel.query),
            actions: actions, selection: selection)
    }

    func appear() async {
        await viewModel.didAppear()
    }

    private var summary: String {
        guard case .loaded(let loaded) = viewModel.state else { return "" }
        let page = loaded.current
        let count = page.total == 1 ? "1 game" : "\(page.total) games"
        return page.pages == 1 ? count : "\(count), page \(page.page) of \(page.pages)"
    }

    /// What is searched for, above the rows; nothing where all are wanted.
    private var conditions: Element {
        viewModel.query.isEmpty ? .stack([]) : .line([Span("  "), .badge("search: \(viewModel.query)")])
    }

    private var content: Element {
        switch viewModel.state {
        case .idle:
            .emptyState("The games are not loaded.", advice: "Type retry to load them.")
        case .loading:
            .loading("Loading the games")
        case .loaded(let loaded):
            rows(of: loaded.current)
        case .empty:
            .emptyState("There are no games.")
        case .emptySearch:
            .emptyState("No game fits.", advice: "Type search \"\" to end the search.")
        case .error(let error):
            .errorState(error.text.sentence, advice: error.text.advice)
        }
    }

    /// The rows, and below them that some are missing, if so.
    private func rows(of page: ListPage<Game>) -> Element {
        let table = Element.table(
            [
                Table.Column(alignment: .trailing, shrinks: false), Table.Column(),
                Table.Column(alignment: .trailing, shrinks: false), Table.Column(),
            ],
            rows: page.items.map(row))
        return .stack([table] + [.omission(page.leftOut.map(\.reason))].compactMap(\.self))
    }

    private func row(_ game: Game) -> [[Span]] {
        [
            [Span("\(game.id)", .secondary)], [Span(game.name, .emphasis)], [Span(game.year.map { "\($0)" } ?? "")],
            [Span(game.genre, .secondary)],
        ]
    }

    private var selection: Selection {
        var items: [Selection.Item] = []
        var shownCount = 0
        var hasMore = false
        if case .loaded(let loaded) = viewModel.state {
            shownCount = loaded.current.items.count
            hasMore = !loaded.current.isLast
            items = loaded.all.map { Selection.Item(identifier: $0.id, name: $0.name) }
        }
        return Selection(noun: Self.noun, items: items, shownCount: shownCount, hasMore: hasMore) {
            viewModel.didSelect(identifier: $0)
        }
    }
}
