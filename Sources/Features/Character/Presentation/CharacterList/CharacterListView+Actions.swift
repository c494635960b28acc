import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

extension CharacterListView {
    /// - Parameters:
    ///   - recent: the recent searches, newest first. Asked as ``Parameter/suggest`` is.
    ///   - names: what else might be searched for.
    nonisolated static func search(
        recent: @escaping @Sendable () -> [String] = { [] }, names: [String] = []
    ) -> ActionDescription {
        .search(by: "name", recent: recent, names: names)
    }

    nonisolated static let filter = ActionDescription(
        name: "filter", help: "Narrow down; alone, open the advanced search",
        forms: [[], [Parameter("clear", .keyword)], [Parameter("KEY=VALUE", .assignments(AdvancedSearchField.keys))]],
        effect: .leads(to: "CharacterIncomingNavigation.advancedSearch", as: .sheet))

    nonisolated static let refresh = ActionDescription(
        name: "refresh", help: "Load anew, with the same search and filter")
    nonisolated static let more = ActionDescription(name: "more", help: "Load the next page")
    nonisolated static let retry = ActionDescription(name: "retry", help: "Load after an error or an interruption")

    /// What is to be done on the advanced search for the arguments of ``filter``.
    private static func continuation(ofFilter arguments: Arguments) -> ActionOutcome {
        let apply = ActionInvocation("apply")
        if arguments.has("clear") { return .then([ActionInvocation("reset"), apply]) }
        guard !arguments.assignments.isEmpty else { return .done }
        return .then(arguments.assignments.map { ActionInvocation("set", [$0.key, $0.value]) } + [apply])
    }

    var actions: [Action] {
        let names =
            if case .loaded(let loaded) = viewModel.state { loaded.all.map(\.name).filter { !$0.trimmed.isEmpty } } else
            { [String]() }
        let searches = viewModel.recentSearches
        return [
            .search(Self.search(recent: { searches }, names: names), on: viewModel),
            Action(Self.filter) { arguments in
                viewModel.didSelectAdvancedSearch()
                return Self.continuation(ofFilter: arguments)
            },
            .refresh(Self.refresh, showsOld: { viewModel.state.isAnswer }, text: \.text) {
                () async throws(CharactersPageError) in try await viewModel.didRefresh()
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
        guard !loaded.current.isLast else {
            throw ActionError("page \(loaded.current.page) is the last one")
        }
        do throws(CharactersPageError) {
            try await viewModel.didLoadMore()
        } catch {
            throw ActionError(error.text.report())
        }
    }
}
