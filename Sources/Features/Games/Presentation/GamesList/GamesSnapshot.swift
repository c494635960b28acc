import ChallengeDesignSystem
import ChallengeNetworking

/// The list for programs. Encodes what its state has, and no other keys.
nonisolated struct GamesSnapshot: Encodable, Sendable {
    let state: GamesViewState
    let query: String

    func encode(to encoder: any Encoder) throws {
        switch state {
        case .idle, .loading:
            try Found(query: query).encode(to: encoder)
        case .empty, .emptySearch:
            try Found(query: query, page: 1).encode(to: encoder)
        case .loaded(let loaded):
            try Found(query: query, page: loaded.current.page, of: loaded.current).encode(to: encoder)
        case .error(let error):
            try ErrorSnapshot(error.text).encode(to: encoder)
        }
    }

    private struct Found: Encodable {
        let total: Int
        let page: Int
        let pages: Int
        let query: String
        let games: [GameSnapshot]
        /// Why rows are not among them; nil where all are.
        let leftOut: [String]?

        init(query: String, page: Int = 0, of found: ListPage<Game>? = nil) {
            total = found?.total ?? 0
            self.page = page
            pages = found?.pages ?? 0
            self.query = query
            games = found?.items.map(GameSnapshot.init) ?? []
            let reasons = found?.leftOut.map(\.reason) ?? []
            leftOut = reasons.isEmpty ? nil : reasons
        }
    }
}
