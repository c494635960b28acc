import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct SearchView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Search", title: "Search", navigation: "PodcastsIncomingNavigation.search", PodcastsIncomingNavigation.search,
        route: PodcastsIncomingNavigation.search.route, links: ["podcasts://search"], actions: [find],
        contents: [
            .init(
                "What was found.", in: .idle, .loading, .loaded, .emptySearch,
                schema: .object(["query": .string, "episodes": .array(of: Episode.schema)]))
        ])

    private nonisolated static let text = ArgumentKey<String>("TEXT") { ["swift", "moon"].map { .init($0) } }
    private nonisolated static let find = ActionDescription(
        name: "find", help: "Find episodes by their titles", forms: [[text.parameter]])

    let viewModel: SearchViewModel

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "search", title: "Search", summary: viewModel.query,
            state: state, body: content,
            snapshot: ["query": viewModel.query, "episodes": viewModel.results] as JSON,
            actions: [
                Action(Self.find) { arguments in
                    viewModel.query = arguments[Self.text] ?? ""
                    return .done
                }
            ])
    }

    private var state: ViewState {
        if viewModel.isSearching { return .loading }
        if viewModel.query.isEmpty { return .idle }
        return viewModel.results.isEmpty ? .emptySearch : .loaded
    }

    private var content: Element {
        switch state {
        case .idle: .emptyState("Nothing is searched for.", advice: "Type find and a word.")
        case .loading: .loading("Searching…")
        case .emptySearch: .emptyState("No episode fits.")
        default: .table(of: viewModel.results)
        }
    }

    func appear() async {}
}
