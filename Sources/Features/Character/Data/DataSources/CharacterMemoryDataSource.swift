import ChallengeListing

/// Caches characters, and pages of all characters. May be used from any task.
nonisolated protocol CharacterMemoryDataSourceContract: Sendable {
    func getCharacter(identifier: Int) -> Character?
    /// Replaces older characters with the same identifiers.
    func saveCharacters(_ characters: [Character])
    func getCharactersPage(page: Int) -> CharactersPage?
    /// Caches a page and each character on it. A first page removes the other pages, so that no old page follows a new
    /// page.
    func saveCharactersPage(_ page: CharactersPage)
}

/// Keeps all characters of a session, up to the limit of `MemoryDataSource`.
nonisolated final class CharacterMemoryDataSource: CharacterMemoryDataSourceContract {
    private let memory = MemoryDataSource<Character>()

    func getCharacter(identifier: Int) -> Character? { memory.item(identifier) }
    func saveCharacters(_ characters: [Character]) { memory.save(characters) }
    func getCharactersPage(page: Int) -> CharactersPage? { memory.page(page).map { CharactersPage($0) } }
    func saveCharactersPage(_ page: CharactersPage) { memory.save(page.listPage) }
}
