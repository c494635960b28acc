import ChallengeTestSupport

@testable import ChallengeCharacter

// Doubles with results that a test sets, and with the calls as texts.

nonisolated final class CharacterRemoteDataSourceMock: CharacterRemoteDataSourceContract, @unchecked Sendable {
    var characterResult: Result<CharacterDTO, LoadFailure> = .success(.stub())
    var pageResults: [Int: Result<CharactersPageDTO, LoadFailure>] = [:]
    var cachedPages: [Int: CharactersPageDTO] = [:]
    private(set) var calls: [String] = []

    func fetchCharacter(identifier: Int) async throws(LoadFailure) -> CharacterDTO {
        calls.append("character \(identifier)")
        return try characterResult.get()
    }

    func fetchCharactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO {
        calls.append(([filter.name].filter { !$0.isEmpty } + ["page \(page)"]).joined(separator: " "))
        return try (pageResults[page] ?? .success(.stub(page: page))).get()
    }

    func charactersPageIfCached(page: Int) -> CharactersPageDTO? { cachedPages[page] }
}

nonisolated final class CharacterMemoryDataSourceMock: CharacterMemoryDataSourceContract, @unchecked Sendable {
    var character: Character?
    var page: CharactersPage?
    private(set) var savedCharacters: [Character] = []
    private(set) var savedPages: [CharactersPage] = []

    func getCharacter(identifier: Int) -> Character? { character }
    func saveCharacters(_ characters: [Character]) { savedCharacters += characters }
    func getCharactersPage(page: Int) -> CharactersPage? { self.page }
    func saveCharactersPage(_ page: CharactersPage) { savedPages.append(page) }
}

nonisolated final class CharacterRepositoryMock: CharacterRepositoryContract, @unchecked Sendable {
    var characterResult: Result<Character, CharacterError> = .success(.stub())
    var fallbackReason: CharacterError?
    private(set) var calls: [String] = []

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        calls.append("character \(identifier), \(cachePolicy)")
        return Fetched(try characterResult.get(), fallbackReason: fallbackReason)
    }
}

nonisolated final class CharactersPageRepositoryMock: CharactersPageRepositoryContract, @unchecked Sendable {
    var charactersResult: Result<CharactersPage, CharactersPageError> = .success(.stub())
    var fallbackReason: CharactersPageError?
    var cached: [Character]?
    private(set) var calls: [String] = []

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        calls.append("page \(page), \(cachePolicy)")
        return Fetched(try charactersResult.get(), fallbackReason: fallbackReason)
    }

    func searchCharactersPage(
        page: Int, filter: CharacterFilter
    ) async throws(CharactersPageError) -> CharactersPage {
        calls.append("\(filter.name) page \(page)")
        return try charactersResult.get()
    }

    func getCharactersIfCached() -> [Character]? { cached }
}

nonisolated final class RecentSearchesRepositoryMock: RecentSearchesRepositoryContract, @unchecked Sendable {
    var searches = ["rick"]
    var present = ["beth"]
    var isDone = true
    private(set) var calls: [String] = []

    func getRecentSearches() async -> [String] { searches }
    func getRecentSearchesNow() -> [String] { present }

    func saveRecentSearch(_ query: String) async -> Bool {
        calls.append("save \(query)")
        return isDone
    }

    func deleteRecentSearch(_ query: String) async -> Bool {
        calls.append("delete \(query)")
        return isDone
    }

    func deleteAllRecentSearches() async { calls.append("delete all") }
}
