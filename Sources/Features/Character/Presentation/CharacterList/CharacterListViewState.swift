import ChallengeNetworking

/// What the list shows.
nonisolated enum CharacterListViewState: Sendable, Hashable {
    case idle
    case loading
    case loaded(LoadedPages<Character>)
    /// There is nobody at all.
    case empty
    /// Nobody fits the search and the filter.
    case emptySearch
    case error(CharactersPageError)

    var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded: "loaded"
        case .empty: "empty"
        case .emptySearch: "emptySearch"
        case .error: "error"
        }
    }

    /// Whether it is what the API has said, if only that there is nobody.
    var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
