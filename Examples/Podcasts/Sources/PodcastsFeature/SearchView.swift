import ChallengeActions
import ChallengeViews
import PodcastModels
import SwiftUI

struct SearchView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.search.declared(as: "Search", "Search")

    private static let text = ArgumentKey<String>("TEXT") { ["swift", "moon"].map { .init($0) } }

    let viewModel: SearchViewModel

    var body: some View {
        Group {
            switch state {
            case .idle: ContentUnavailableView("No search yet.", description: "Type find and a word.")
            case .loading: ProgressView("Searching…")
            case .emptySearch: ContentUnavailableView("No matches.")
            default: EmptyView()
            }
            Value("query", viewModel.query)
            EpisodeList(episodes: viewModel.results)
            Button("find", help: "Find episodes by their titles", Self.text) { viewModel.query = $0 }
        }
        .navigationSubtitle(viewModel.query)
        .state(state, "The matching episodes.", among: .idle, .loading, .loaded, .emptySearch)
    }

    private var state: ViewState {
        if viewModel.isSearching { return .loading }
        if viewModel.query.isEmpty { return .idle }
        return viewModel.results.isEmpty ? .emptySearch : .loaded
    }
}
