import ChallengeNetworking
import Synchronization

@testable import ChallengeCharacter

/// An API as a test wants it. Remembers what it was asked for.
nonisolated final class ScriptedRemoteDataSource: CharacterRemoteDataSourceContract {
    enum Request: Equatable, Sendable {
        case character(Int)
        case page(Int, CharacterFilter)
    }

    typealias CharacterAnswer = Result<CharacterDTO?, LoadFailure>
    typealias CharactersAnswer = Result<PageAnswer<CharacterDTO>?, LoadFailure>

    private struct State {
        var requests: [Request] = []
        var character: CharacterAnswer = .success(.sample())
        var page: CharactersAnswer = .success(nil)
    }

    private let state = Mutex(State())

    var requests: [Request] { state.withLock { $0.requests } }

    func setCharacter(_ answer: CharacterAnswer) { state.withLock { $0.character = answer } }
    func setPage(_ answer: CharactersAnswer) { state.withLock { $0.page = answer } }

    /// From now on, has these characters on every page.
    func setPage(of identifiers: [Int], count: Int? = nil, pages: Int = 1) {
        let rows = identifiers.map { CharacterDTO.sample($0) }
        setPage(.success(PageAnswer(count: count ?? identifiers.count, pages: pages, rows: rows)))
    }

    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO? {
        try state.withLock { state in
            state.requests.append(.character(identifier))
            return state.character
        }.get()
    }

    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> PageAnswer<CharacterDTO>? {
        try state.withLock { state in
            state.requests.append(.page(page, filter))
            return state.page
        }.get()
    }
}
