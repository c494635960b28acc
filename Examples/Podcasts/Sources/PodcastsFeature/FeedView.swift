import ChallengeDesignSystem
import ChallengeViews
import PodcastModels
import SwiftUI

struct FeedView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.feed.declared(as: "Feed", "Feed")

    let viewModel: FeedViewModel

    var body: some View {
        Group {
            if let message = viewModel.errorMessage {
                ContentUnavailableView(FailureText(message), description: "Type refresh to try again.")
            } else {
                if viewModel.episodes.isEmpty { ProgressView("Loading…") }
                EpisodeList(episodes: viewModel.episodes)
            }
            Button("refresh", help: "Reload the episodes") { viewModel.didTapRefresh() }
            Button("more", help: "Load more episodes") { viewModel.loadMore() }
                .disabled(viewModel.hasMore ? nil : "there are no more episodes")
        }
        .navigationSubtitle("\(viewModel.episodes.count) episodes")
        .state(state, "The newest episodes.", among: .idle, .loading, .loaded)
        .onAppear { viewModel.onAppear() }
    }

    private var state: ViewState {
        if viewModel.errorMessage != nil { return .error }
        if viewModel.isLoading || viewModel.isLoadingMore { return .loading }
        return viewModel.episodes.isEmpty ? .idle : .loaded
    }
}
