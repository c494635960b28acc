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

    /// Whether it is what the API has said, if only that there is nobody.
    var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
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
    /// Who is on it and was on one before, as the list has moved meanwhile, is there once.
    func adding(_ page: CharactersPage) -> LoadedCharacters {
        guard page.characters.isEmpty else {
            let added = Set(page.characters.map(\.identifier))
            return LoadedCharacters(
                current: page, all: all.filter { !added.contains($0.identifier) } + page.characters)
        }
        let last = CharactersPage(
            characters: current.characters, page: current.page, pages: current.page, total: all.count,
            leftOut: current.leftOut)
        return LoadedCharacters(current: last, all: all)
    }
}
