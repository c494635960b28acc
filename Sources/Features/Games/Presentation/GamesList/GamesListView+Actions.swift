import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

extension GamesListView {
    /// - Parameters:
    ///   - recent: the recent searches, newest first. Asked as ``Parameter/suggest`` is.
    ///   - titles: what else might be searched for.
    nonisolated static func search(
        recent: @escaping @Sendable () -> [String] = { [] }, titles: [String] = []
    ) -> ActionDescription {
        .search(by: "title", recent: recent, names: titles)
    }

    nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load anew, with the same search")
    nonisolated static let more = ActionDescription(name: "more", help: "Load the next page")
    nonisolated static let retry = ActionDescription(name: "retry", help: "Load after an error or an interruption")

    var actions: [Action] {
        let titles =
            if case .loaded(let loaded) = viewModel.state {
                loaded.all.map(\.title).filter { !$0.trimmed.isEmpty }
            } else { [String]() }
        let searches = viewModel.recentSearches
        return [
            .search(Self.search(recent: { searches }, titles: titles), on: viewModel),
            .refresh(Self.refresh, showsOld: { viewModel.state.isAnswer }, text: \.text) {
                () async throws(LoadFailure) in try await viewModel.didRefresh()
            },
            Action(Self.more, perform: loadMore),
            .retry(
                Self.retry, of: "list", isIdle: { viewModel.state == .idle }, failure: { viewModel.state.failure?.text }
            ) { await viewModel.didRetry() },
            .recent(on: viewModel),
        ]
    }

    private func loadMore() async throws {
        guard case .loaded(let loaded) = viewModel.state else { throw ActionError("there is no list to go on with") }
        guard !loaded.current.isLast else { throw ActionError("page \(loaded.current.page) is the last one") }
        do throws(LoadFailure) {
            try await viewModel.didLoadMore()
        } catch {
            throw ActionError(error.text.report())
        }
    }
}
