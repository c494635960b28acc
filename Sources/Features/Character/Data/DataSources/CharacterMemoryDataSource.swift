import ChallengeNetworking

/// Keeps characters and pages for as long as the session lasts.
nonisolated protocol CharacterMemoryDataSourceContract: Sendable {
    func character(identifier: Int) async -> Character?
    func save(_ character: Character) async
    /// A page of all characters.
    func charactersPage(page: Int) async -> CharactersPage?
    /// Keeps a page, and each character on it. A first page begins the list anew: the others kept are forgotten, so
    /// that no old page follows a new one.
    func save(_ page: CharactersPage) async
    /// Keeps characters that were found in another way.
    func save(_ characters: [Character]) async
}

actor CharacterMemoryDataSource: CharacterMemoryDataSourceContract {
    private var characters: [Int: Character] = [:]
    private var pages: [Int: CharactersPage] = [:]

    func character(identifier: Int) -> Character? { characters[identifier] }

    func save(_ character: Character) { characters[character.identifier] = character }

    func charactersPage(page: Int) -> CharactersPage? { pages[page] }

    func save(_ page: CharactersPage) {
        if page.page == 1 { pages = [:] }
        pages[page.page] = page
        save(page.items)
    }

    func save(_ characters: [Character]) {
        for character in characters { save(character) }
    }
}
