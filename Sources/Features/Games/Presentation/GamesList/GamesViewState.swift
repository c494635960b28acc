import ChallengeNetworking

/// What the list shows.
nonisolated enum GamesViewState: Sendable, Hashable {
    case idle
    case loading
    case loaded(LoadedPages<Game>)
    /// There are no games at all.
    case empty
    /// No game fits the search.
    case emptySearch
    case error(LoadFailure)

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

    /// Whether it is what the API has said, if only that there is nothing.
    var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
