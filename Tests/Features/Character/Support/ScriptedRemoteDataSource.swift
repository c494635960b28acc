import Synchronization

@testable import ChallengeCharacter

/// An API as a test wants it. Remembers what it was asked for.
nonisolated final class ScriptedRemoteDataSource: CharacterRemoteDataSourceContract {
    enum Request: Equatable, Sendable {
        case character(Int)
        case page(Int, CharacterFilter)
    }

    typealias CharacterAnswer = Result<CharacterDTO?, LoadFailure>
    typealias PageAnswer = Result<CharactersPageDTO?, LoadFailure>

    private struct State {
        var requests: [Request] = []
        var character: CharacterAnswer = .success(.sample())
        var page: PageAnswer = .success(nil)
    }

    private let state = Mutex(State())

    var requests: [Request] { state.withLock { $0.requests } }

    func setCharacter(_ answer: CharacterAnswer) { state.withLock { $0.character = answer } }
    func setPage(_ answer: PageAnswer) { state.withLock { $0.page = answer } }

    /// From now on, has these characters on every page.
    func setPage(of identifiers: [Int], count: Int? = nil, pages: Int = 1) {
        let info = CharactersPageDTO.Info(count: count ?? identifiers.count, pages: pages)
        setPage(.success(CharactersPageDTO(info: info, results: identifiers.map { .sample($0) })))
    }

    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO? {
        try state.withLock { state in
            state.requests.append(.character(identifier))
            return state.character
        }.get()
    }

    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO? {
        try state.withLock { state in
            state.requests.append(.page(page, filter))
            return state.page
        }.get()
    }
}
