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
            Action(Self.refresh) {
                do throws(LoadFailure) {
                    try await viewModel.didRefresh()
                } catch {
                    throw ActionError(error.text.report(showsOld: viewModel.state.isAnswer))
                }
            },
            Action(Self.more, perform: loadMore),
            Action(Self.retry) {
                switch viewModel.state {
                case .loading, .loaded, .empty, .emptySearch:
                    throw ActionError("nothing has failed here; 'refresh' loads the list anew")
                case .idle, .error:
                    await viewModel.didRetry()
                }
                guard case .error(let error) = viewModel.state else { return }
                throw ActionError(error.text.report())
            },
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
