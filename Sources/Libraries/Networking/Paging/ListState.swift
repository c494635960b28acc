/// What a screen shows of a list that is loaded page by page, and can be searched.
package enum ListState<
    Item: Sendable & Hashable & Identifiable<Int>, Failure: Error & Hashable
>: Sendable, Hashable {
    /// Nothing was asked for yet, or whoever asked did not wait.
    case idle
    case loading
    case loaded(LoadedPages<Item>)
    /// There is nothing at all.
    case empty
    /// Nothing fits what was searched for.
    case emptySearch
    case error(Failure)

    package var failure: Failure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    /// The name of the case, by which programs know it.
    package var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded: "loaded"
        case .empty: "empty"
        case .emptySearch: "emptySearch"
        case .error: "error"
        }
    }

    /// Whether it is what the API has said, if only that there is nothing.
    package var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
