import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeGames

/// Records the pages that are got.
nonisolated struct GetGamesUseCaseSpy: GetGamesUseCaseProtocol {
    var calls = Recorder<String>()
    var executeCallCount: Int { calls.all.count }

    func execute(page: Int) -> ListPage<Game> {
        calls.record("get \(page)")
        return .pong
    }

    func executeIfCached() -> [Game]? { nil }
}
