/// One page of a list of characters.
nonisolated struct CharactersPage: Sendable, Hashable {
    let characters: [Character]
    /// From 1.
    let page: Int
    /// How many pages there are; 0 when nothing was found.
    let pages: Int
    /// How many characters there are on all pages.
    let total: Int

    var isLast: Bool { page >= pages }
}
