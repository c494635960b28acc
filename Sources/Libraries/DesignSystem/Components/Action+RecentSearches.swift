package import ChallengeCore

extension ActionDescription {
    /// - Parameters:
    ///   - key: by what the rows are found: `name`.
    ///   - recent: the recent searches, newest first. Asked as ``Parameter/suggest`` is.
    ///   - names: what else might be searched for.
    package static func search(
        by key: String, recent: @escaping @Sendable () -> [String], names: [String] = []
    ) -> ActionDescription {
        ActionDescription(
            name: "search", help: "Find by \(key); alone, show recent searches",
            forms: [
                [], [Parameter("TEXT", .text) { suggestions(recent: recent()) + names.map { .init($0) } }],
            ])
    }

    package static func recent(searches: [String] = []) -> ActionDescription {
        ActionDescription(
            name: "recent", help: "Show recent searches, or delete them",
            forms: [
                [], [Parameter("delete", .keyword), Parameter("TEXT", .text) { suggestions(recent: searches) }],
                [Parameter("clear", .keyword)],
            ])
    }

    private static func suggestions(recent: [String]) -> [Parameter.Suggestion] {
        recent.map { Parameter.Suggestion($0, help: "recent search") }
    }
}

@MainActor
extension Action {
    /// Searches on a list for the text that is given; without one, shows what was searched for there.
    ///
    /// - Parameter description: one that ``ActionDescription/search(by:recent:names:)`` has made.
    package static func search(
        _ description: ActionDescription, on list: any RecentSearchesViewModelContract
    ) -> Action {
        Action(description) { arguments in
            guard let text = arguments["TEXT"] else { return .output(await .recentSearches(of: list)) }
            await list.didSearch(text)
            return .done
        }
    }

    /// Shows what was searched for on a list, after it was deleted where that is asked for.
    package static func recent(on list: any RecentSearchesViewModelContract) -> Action {
        Action(.recent(searches: list.recentSearches)) { arguments in
            if arguments.has("clear") {
                await list.didDeleteAllRecentSearches()
            } else if let text = arguments["TEXT"], await !list.didDeleteRecentSearch(text) {
                throw ActionError("'\(text)' is not among the recent searches")
            }
            return .output(await .recentSearches(of: list))
        }
    }
}

extension Report {
    /// The recent searches, those of other sessions among them.
    @MainActor
    fileprivate static func recentSearches(of list: any RecentSearchesViewModelContract) async -> Report {
        await list.didAskForRecentSearches()
        let searches = list.recentSearches
        let rows = searches.map { Element.line([Span("  "), Span(.bullet, .secondary), Span(" " + $0)]) }
        let body: Element =
            rows.isEmpty
            ? .line([Span("No recent searches.", .secondary)])
            : .stack([.line([Span("Recent searches", .emphasis)])] + rows)
        return Report("recent", body: body, content: ["searches": searches])
    }
}
