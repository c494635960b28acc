import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

extension GamesListView {
    /// - Parameter titles: what might be searched for.
    nonisolated static func search(titles: [String] = []) -> ActionDescription {
        ActionDescription(
            name: "search", help: "Find by title; \"\" ends the search",
            forms: [[Parameter("TEXT", .text) { titles.map { Parameter.Suggestion($0) } }]])
    }

    nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load anew, with the same search")
    nonisolated static let more = ActionDescription(name: "more", help: "Load the next page")
    nonisolated static let retry = ActionDescription(name: "retry", help: "Load after an error or an interruption")

    var actions: [Action] {
        let titles =
            if case .loaded(let loaded) = viewModel.state {
                loaded.all.map(\.title).filter { !$0.trimmed.isEmpty }
            } else { [String]() }
        return [
            Action(Self.search(titles: titles)) { arguments in
                await viewModel.didSearch(arguments["TEXT"] ?? "")
                return .done
            },
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
