import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct FeedView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Feed", title: "Feed", navigation: "PodcastsIncomingNavigation.feed", PodcastsIncomingNavigation.feed,
        route: PodcastsIncomingNavigation.feed.route, links: ["podcasts://feed"], actions: [refresh, more],
        contents: [
            .init(
                "The newest episodes.", in: .idle, .loading, .loaded,
                schema: .object(["episodes": .array(of: Episode.schema)])),
            .init("No episodes: they cannot be loaded.", in: .error, schema: FailureText.schema),
        ])

    private nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load the episodes anew")
    private nonisolated static let more = ActionDescription(name: "more", help: "Load the next ones")

    let viewModel: FeedViewModel

    func render() -> Rendering {
        let failure = viewModel.errorMessage.map { FailureText($0) }
        return Rendering(
            screen: Self.declaration.description.name, label: "feed", title: "Feed",
            summary: "\(viewModel.episodes.count) episodes", state: state,
            body: failure.map { .errorState($0.sentence, advice: "Type refresh to try again.") } ?? content,
            snapshot: failure?.json ?? ["episodes": viewModel.episodes],
            actions: [
                Action(Self.refresh) { viewModel.didTapRefresh() },
                Action(Self.more, unless: viewModel.hasMore ? nil : Dimmed(description: "there are no more episodes")) {
                    viewModel.loadMore()
                },
            ])
    }

    private var state: ViewState {
        if viewModel.errorMessage != nil { return .error }
        if viewModel.isLoading || viewModel.isLoadingMore { return .loading }
        return viewModel.episodes.isEmpty ? .idle : .loaded
    }

    private var content: Element {
        viewModel.episodes.isEmpty ? .loading("Loading…") : .table(of: viewModel.episodes)
    }

    func appear() async { viewModel.onAppear() }
}
