import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Synchronization

@testable import ChallengeCharacter

/// Pages of characters as a test wants them. Remembers what it was asked for.
nonisolated final class ScriptedPages: CharactersPageRepositoryContract {
    enum Request: Equatable, Sendable {
        case page(Int, CachePolicy)
        case search(Int, CharacterFilter)
    }

    typealias Answer = Result<Fetched<CharactersPage, CharactersPageError>, CharactersPageError>

    private let asked = Mutex<[Request]>([])
    private let answer: Mutex<@Sendable (Request) async -> Answer>

    init(answer: @escaping @Sendable (Request) async -> Answer = { _ in .page(.sample()) }) {
        self.answer = Mutex(answer)
    }

    var requests: [Request] { asked.withLock { $0 } }

    /// From now on, answers something else.
    func setAnswer(_ answer: @escaping @Sendable (Request) async -> Answer) {
        self.answer.withLock { $0 = answer }
    }

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try await respond(to: .page(page, cachePolicy))
    }

    func searchCharactersPage(
        page: Int, filter: CharacterFilter
    ) async throws(CharactersPageError) -> CharactersPage {
        try await respond(to: .search(page, filter)).value
    }

    private func respond(
        to request: Request
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        asked.withLock { $0.append(request) }
        return try await answer.withLock { $0 }(request).get()
    }
}

nonisolated extension ScriptedPages.Answer {
    static func page(_ page: CharactersPage) -> Self { .success(Fetched(page)) }
    static func failure(_ failure: LoadFailure) -> Self { .failure(.failed(failure)) }

    /// Waits at a gate; then, if the task is still wanted, this page.
    static func page(_ page: CharactersPage = .sample([7, 8]), behind gate: Gate) async -> Self {
        await gate.pass()
        return Task.isCancelled ? .failure(.cancelled) : .page(page)
    }
}

/// Characters as a test wants them. Remembers what it was asked for.
nonisolated final class ScriptedCharacters: CharacterRepositoryContract {
    struct Request: Equatable, Sendable {
        let identifier: Int
        let cachePolicy: CachePolicy
    }

    typealias Answer = Result<Fetched<Character, CharacterError>, CharacterError>

    private let asked = Mutex<[Request]>([])
    private let answer: Mutex<@Sendable () async -> Answer>

    init(answer: @escaping @Sendable () async -> Answer = { .success(Fetched(.sample())) }) {
        self.answer = Mutex(answer)
    }

    var requests: [Request] { asked.withLock { $0 } }

    /// From now on, answers something else.
    func setAnswer(_ answer: @escaping @Sendable () async -> Answer) {
        self.answer.withLock { $0 = answer }
    }

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        asked.withLock { $0.append(Request(identifier: identifier, cachePolicy: cachePolicy)) }
        return try await answer.withLock { $0 }().get()
    }
}
