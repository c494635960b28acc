import ChallengeCore
import ChallengeInjection
import ChallengeListing
import Observation

/// The details of a game. ``detail`` has the observed state.
@Observable
final class GameDetailViewModel {
    @ObservationIgnored @Injected(\.getGameUseCase) private var getGameUseCase
    @ObservationIgnored @Injected(\.refreshGameUseCase) private var refreshGameUseCase
    @ObservationIgnored @Injected(\.gameDetailTracker) private var tracker
    private let identifier: Int

    @ObservationIgnored private(set) lazy var detail = DetailModel(
        identifier: identifier, GameSource(getGame: getGameUseCase, refreshGame: refreshGameUseCase)
    ) { [tracker, identifier] in
        if let event = GameDetailEvent($0, identifier: identifier) { tracker.track(event) }
    }

    nonisolated init(identifier: Int) { self.identifier = identifier }
}

/// The use cases of the details, as a ``DetailModel`` needs them.
private nonisolated struct GameSource: DetailSource {
    let getGame: any GetGameUseCaseProtocol
    let refreshGame: any RefreshGameUseCaseProtocol

    func item(_ identifier: Int) async throws(LoadFailure) -> Game { try await getGame.execute(identifier: identifier) }

    func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<Game, LoadFailure> {
        try await refreshGame.execute(identifier: identifier)
    }
}
