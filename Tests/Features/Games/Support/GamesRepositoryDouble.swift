import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Synchronization

@testable import ChallengeGames

/// Games as a test wants them. Remembers what it was asked for.
nonisolated final class GamesRepositoryDouble: GamesRepositoryContract {
    enum Request: Equatable, Sendable {
        case game(Int, CachePolicy)
        case page(Int, CachePolicy)
        case search(Int, String)
    }

    /// What there is to a request: a page, or the game, which is the first on it.
    typealias Answer = Result<ListPage<Game>, LoadFailure>

    private let asked = Mutex<[Request]>([])
    private let answer: Mutex<@Sendable (Request) async -> Answer>
    /// Why what is answered is not fresh.
    private let fallbackReason: Mutex<LoadFailure?> = Mutex(nil)

    init(answer: @escaping @Sendable (Request) async -> Answer = { _ in .success(.sample()) }) {
        self.answer = Mutex(answer)
    }

    var requests: [Request] { asked.withLock { $0 } }

    /// From now on, answers something else.
    func setAnswer(_ answer: @escaping @Sendable (Request) async -> Answer) {
        self.answer.withLock { $0 = answer }
    }

    /// From now on, answers with what it has kept.
    func setFallback(_ reason: LoadFailure) {
        fallbackReason.withLock { $0 = reason }
    }

    func getGame(identifier: Int, cachePolicy: CachePolicy) async throws(GameError) -> Fetched<Game, GameError> {
        let page: ListPage<Game>
        do throws(LoadFailure) {
            page = try await respond(to: .game(identifier, cachePolicy))
        } catch {
            throw .failed(error)
        }
        guard let game = page.items.first else { throw .notFound(identifier: identifier) }
        return Fetched(game, fallbackReason: fallbackReason.withLock { $0 }.map { .failed($0) })
    }

    func getGames(page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>
    {
        Fetched(try await respond(to: .page(page, cachePolicy)), fallbackReason: fallbackReason.withLock { $0 })
    }

    func searchGames(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game> {
        try await respond(to: .search(page, title))
    }

    private func respond(to request: Request) async throws(LoadFailure) -> ListPage<Game> {
        asked.withLock { $0.append(request) }
        return try await answer.withLock { $0 }(request).get()
    }
}
