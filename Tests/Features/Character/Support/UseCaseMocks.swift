import ChallengeTestSupport

@testable import ChallengeCharacter

// Doubles with results that a test sets, and with the arguments of their calls.

nonisolated final class GetCharacterUseCaseMock: GetCharacterUseCaseContract, @unchecked Sendable {
    var result: Result<Character, CharacterError> = .success(.stub())
    private(set) var identifiers: [Int] = []

    func execute(identifier: Int) async throws(CharacterError) -> Character {
        identifiers.append(identifier)
        return try result.get()
    }
}

nonisolated final class RefreshCharacterUseCaseMock: RefreshCharacterUseCaseContract, @unchecked Sendable {
    var result: Result<Fetched<Character, CharacterError>, CharacterError> = .success(Fetched(.stub()))

    func execute(identifier: Int) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try result.get()
    }
}

nonisolated final class GetCharactersPageUseCaseMock: GetCharactersPageUseCaseContract, @unchecked Sendable {
    var result: Result<CharactersPage, CharactersPageError> = .success(.stub())
    var cached: [Character]?
    private(set) var pages: [Int] = []

    func execute(page: Int) async throws(CharactersPageError) -> CharactersPage {
        pages.append(page)
        return try result.get()
    }

    func executeIfCached() -> [Character]? { cached }
}

nonisolated final class RefreshCharactersPageUseCaseMock: RefreshCharactersPageUseCaseContract, @unchecked Sendable {
    var result: Result<Fetched<CharactersPage, CharactersPageError>, CharactersPageError> = .success(Fetched(.stub()))

    func execute(page: Int) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try result.get()
    }
}

nonisolated final class SearchCharactersPageUseCaseMock: SearchCharactersPageUseCaseContract, @unchecked Sendable {
    var result: Result<CharactersPage, CharactersPageError> = .success(.stub())
    private(set) var filters: [CharacterFilter] = []

    func execute(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        filters.append(filter)
        return try result.get()
    }
}

/// Keeps the searches of ``SaveRecentSearchUseCaseMock`` and ``DeleteRecentSearchUseCaseMock``.
nonisolated final class GetRecentSearchesUseCaseMock: GetRecentSearchesUseCaseContract, @unchecked Sendable {
    var searches: [String] = []

    func execute() async -> [String] { searches }
    func executeNow() -> [String] { searches }
}

nonisolated struct SaveRecentSearchUseCaseMock: SaveRecentSearchUseCaseContract {
    let kept: GetRecentSearchesUseCaseMock

    func execute(query: String) async -> Bool {
        kept.searches.insert(query, at: 0)
        return true
    }
}

nonisolated struct DeleteRecentSearchUseCaseMock: DeleteRecentSearchUseCaseContract {
    let kept: GetRecentSearchesUseCaseMock

    func execute(query: String) async -> Bool {
        let count = kept.searches.count
        kept.searches.removeAll { $0 == query }
        return kept.searches.count < count
    }

    func executeForAll() async { kept.searches = [] }
}
