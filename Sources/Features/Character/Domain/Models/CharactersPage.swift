import ChallengeCore

/// One page of a list of characters.
nonisolated struct CharactersPage: Sendable, Hashable {
    /// The characters, with unique identifiers.
    let characters: [Character]
    /// The number of the page, from 1.
    let page: Int
    /// The number of pages; 0 when nothing was found.
    let pages: Int
    /// The number of characters on all pages.
    let total: Int
    /// The faults of the answer's rows that could not become ``characters``, one for each row.
    let leftOut: [ResponseFault]
}

nonisolated extension CharactersPage {
    init(_ page: ListPage<Character>) {
        self.init(
            characters: page.items, page: page.page, pages: page.pages, total: page.total, leftOut: page.leftOut)
    }

    /// The same page for the list's model.
    var listPage: ListPage<Character> {
        ListPage(items: characters, page: page, pages: pages, total: total, leftOut: leftOut)
    }
}
