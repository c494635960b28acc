import ChallengeCore
import ChallengeDesignSystem
import ChallengeNetworking

extension CharacterListView {
    /// - Parameters:
    ///   - recent: the recent searches, newest first. Asked as ``Parameter/suggest`` is.
    ///   - names: what else might be searched for.
    nonisolated static func search(
        recent: @escaping @Sendable () -> [String], names: [String] = []
    ) -> ActionDescription {
        ActionDescription(
            name: "search", help: "Find by name; alone, show recent searches",
            forms: [
                [], [Parameter("TEXT", .text) { suggestions(recent: recent()) + names.map { .init($0) } }],
            ])
    }

    private nonisolated static func suggestions(recent: [String]) -> [Parameter.Suggestion] {
        recent.map { Parameter.Suggestion($0, help: "recent search") }
    }

    nonisolated static let filter = ActionDescription(
        name: "filter", help: "Narrow down; alone, open the advanced search",
        forms: [[], [Parameter("clear", .keyword)], [Parameter("KEY=VALUE", .assignments(AdvancedSearchField.keys))]],
        effect: .leads(to: "CharacterIncomingNavigation.advancedSearch", as: .sheet))

    nonisolated static let refresh = ActionDescription(
        name: "refresh", help: "Load anew, with the same search and filter")
    nonisolated static let more = ActionDescription(name: "more", help: "Load the next page")
    nonisolated static let retry = ActionDescription(name: "retry", help: "Load after an error or an interruption")

    nonisolated static func recent(searches: [String]) -> ActionDescription {
        ActionDescription(
            name: "recent", help: "Show recent searches, or delete them",
            forms: [
                [], [Parameter("delete", .keyword), Parameter("TEXT", .text) { suggestions(recent: searches) }],
                [Parameter("clear", .keyword)],
            ])
    }

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
            Action(Self.search(recent: { searches }, names: names)) { arguments in
                guard let text = arguments["TEXT"] else { return .output(await recentSearches()) }
                await viewModel.didSearch(text)
                return .done
            },
            Action(Self.filter) { arguments in
                viewModel.didSelectAdvancedSearch()
                return Self.continuation(ofFilter: arguments)
            },
            Action(Self.refresh) {
                do throws(CharactersPageError) {
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
            Action(Self.recent(searches: searches), perform: recent),
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

    private func recent(_ arguments: Arguments) async throws -> ActionOutcome {
        if arguments.has("clear") {
            await viewModel.didDeleteAllRecentSearches()
        } else if let text = arguments["TEXT"], await !viewModel.didDeleteRecentSearch(text) {
            throw ActionError("'\(text)' is not among the recent searches")
        }
        return .output(await recentSearches())
    }

    /// The recent searches, those of other sessions among them.
    private func recentSearches() async -> Report {
        await viewModel.didAskForRecentSearches()
        let searches = viewModel.recentSearches
        let rows = searches.map { Element.line([Span("  "), Span(.bullet, .secondary), Span(" " + $0)]) }
        let body: Element =
            rows.isEmpty
            ? .line([Span("No recent searches.", .secondary)])
            : .stack([.line([Span("Recent searches", .emphasis)])] + rows)
        return Report("recent", body: body, content: ["searches": searches])
    }
}
