/// What the list shows.
nonisolated enum CharacterListViewState: Sendable, Hashable {
    case idle
    case loading
    case loaded(LoadedCharacters)
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
}

/// The pages loaded so far, of which the last is in view.
nonisolated struct LoadedCharacters: Sendable, Hashable {
    /// The page loaded last.
    let current: CharactersPage
    /// Everyone on the pages up to it, in order.
    let all: [Character]

    init(first page: CharactersPage) {
        current = page
        all = page.characters
    }

    private init(current: CharactersPage, all: [Character]) {
        self.current = current
        self.all = all
    }

    /// With the page after the current one. Where nobody is on it any more, the current one turns out to be the last.
    func adding(_ page: CharactersPage) -> LoadedCharacters {
        guard page.characters.isEmpty else { return LoadedCharacters(current: page, all: all + page.characters) }
        let last = CharactersPage(
            characters: current.characters, page: current.page, pages: current.page, total: all.count)
        return LoadedCharacters(current: last, all: all)
    }
}
