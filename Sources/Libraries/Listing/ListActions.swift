import ChallengeActions
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import SwiftUI

enum ListActions {
    static let text = ArgumentKey<String>("TEXT")
    static let delete = Keyword("delete")
    static let clear = Keyword("clear")
    static let parts = ArgumentKey<[Assignment]>("KEY=VALUE", keys: [])
    static let refresh = "refresh"
    static let pageCount = ArgumentKey<Int>("N", in: 1...Int.max)
    static let all = Keyword("all")

    /// - Parameter names: returns further texts to suggest.
    static func search(
        _ nouns: ListNouns, recent: @escaping @Sendable () -> [String],
        names: @escaping @Sendable () -> [String] = { [] }
    ) -> ActionDescription {
        let text = ArgumentKey<String>("TEXT") { suggestions(recent()) + names().map { .init($0) } }
        return ActionDescription(
            name: "search", help: "Find by \(nouns.searched ?? nouns.key), or show recent searches",
            forms: [[], [text.parameter]], isIntent: true)
    }

    /// Filters the list by parts of its query. The known items are requested in the same way as
    /// ``ChallengeCore/Parameter/suggest``.
    static func filter<Item: ListItem, Query: FilterQuery>(
        by query: Query.Type, among known: @escaping @Sendable () -> [Item]
    ) -> ActionDescription {
        let keys = Query.keys.map { Parameter.Key(name: $0, among: known) }
        return ActionDescription(
            name: "filter", help: "Filter the list, or show the values", discussion: Condition.help,
            examples: ["filter", "filter clear"] + Query.keys.prefix(1).map { "filter \($0)=any" },
            forms: [[], [clear.parameter], [ArgumentKey("KEY=VALUE", keys: keys).parameter]], isIntent: true)
    }

    static let more = ActionDescription(
        name: "more", help: "Show the next page, the next N pages, or all",
        forms: [[], [pageCount.parameter], [all.parameter]])
    static let previous = ActionDescription(name: "previous", help: "Show the previous page")

    static func recent(_ searches: [String]) -> ActionDescription {
        let text = ArgumentKey<String>("TEXT") { suggestions(searches) }
        return ActionDescription(
            name: "recent", help: "Show recent searches, or delete them",
            forms: [[], [delete.parameter, text.parameter], [clear.parameter]])
    }

    private static func suggestions(_ recent: [String]) -> [Parameter.Suggestion] {
        recent.map { Parameter.Suggestion($0, help: "recent search") }
    }
}

enum DetailActions {
    static let close = ActionDescription(name: "close", help: "Leave this screen", effect: .leaves)
}

extension ActionDescription {
    static let retry = ActionDescription(name: "retry", help: "Load again after an error or an interruption")
}

@MainActor
extension Action {
    /// Loads again after an interruption or an error that may pass. A failure is thrown as text for the user.
    static func retry(
        of noun: String, in state: ViewState, failure: @escaping @MainActor @Sendable () -> FailureText?,
        perform: @escaping @MainActor @Sendable () async -> Void
    ) -> Action {
        let refusal: ListingError? =
            switch state {
            case .error: failure().flatMap { $0.canRetry ? nil : .load($0) }
            case .idle: nil
            default: .nothingToRetry(noun: noun)
            }
        return Action(.retry, unless: refusal) {
            await perform()
            if let failure = failure() { throw ListingError.load(failure) }
        }
    }
}

enum ListingError: ActionError, Hashable {
    /// - Parameter lastPage: the last page before the failure, if at least one was loaded.
    case load(FailureText, showsOld: Bool = false, lastPage: Int? = nil)
    /// - Parameter noun: the noun for the content that `refresh` loads, such as `list`.
    case nothingToRetry(noun: String)
    case noList
    case firstPage(Int)
    case lastPage(Int)
    case unknownRecentSearch(String)
    case noPicture(noun: String, picture: String)

    var description: String {
        switch self {
        case .load(let failure, let showsOld, let lastPage):
            failure.report(showsOld: showsOld) + (lastPage.map { "; page \($0) is the last one loaded" } ?? "")
        case .nothingToRetry(let noun): "nothing has failed here; 'refresh' reloads the \(noun)"
        case .noList: "there is no list to page through"
        case .firstPage(let page): "page \(page) is the first one"
        case .lastPage(let page): "page \(page) is the last one"
        case .unknownRecentSearch(let text): "\(text.quotedInMessage()) is not among the recent searches"
        case .noPicture(let noun, let picture): "there is no \(picture) to show: no \(noun) is loaded"
        }
    }
}
