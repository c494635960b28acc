/// One page of a list of characters.
nonisolated struct CharactersPage: Sendable, Hashable {
    /// No two with one identifier.
    let characters: [Character]
    /// From 1.
    let page: Int
    /// How many pages there are; 0 when nothing was found.
    let pages: Int
    /// How many characters there are on all pages.
    let total: Int
    /// Why there are rows that are not among ``characters``.
    var leftOut: [AnswerFault] = []

    var isLast: Bool { page >= pages }
}
