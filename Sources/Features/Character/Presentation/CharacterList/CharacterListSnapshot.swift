import ChallengeDesignSystem
import ChallengeNetworking

/// The list for programs. Encodes what its state has, and no other keys.
nonisolated struct CharacterListSnapshot: Encodable, Sendable {
    let state: CharacterListViewState
    let filter: CharacterFilter

    func encode(to encoder: any Encoder) throws {
        switch state {
        case .idle, .loading:
            try Found(filter: filter).encode(to: encoder)
        case .empty, .emptySearch:
            try Found(filter: filter, page: 1).encode(to: encoder)
        case .loaded(let loaded):
            try Found(filter: filter, page: loaded.current.page, of: loaded.current).encode(to: encoder)
        case .error(let error):
            try ErrorSnapshot(error.text).encode(to: encoder)
        }
    }

    private struct Found: Encodable {
        let total: Int
        let page: Int
        let pages: Int
        let query: String
        let filter: CharacterFilterSnapshot
        let characters: [CharacterSnapshot]
        /// Why rows are not among them; nil where all are.
        let leftOut: [String]?

        init(filter: CharacterFilter, page: Int = 0, of found: CharactersPage? = nil) {
            total = found?.total ?? 0
            self.page = page
            pages = found?.pages ?? 0
            query = filter.name
            self.filter = CharacterFilterSnapshot(filter)
            characters = found?.items.map(CharacterSnapshot.init) ?? []
            let reasons = found?.leftOut.map(\.reason) ?? []
            leftOut = reasons.isEmpty ? nil : reasons
        }
    }
}
