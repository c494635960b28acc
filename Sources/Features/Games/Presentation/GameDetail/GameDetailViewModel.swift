import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import Observation

/// What a game's details show.
typealias GameDetailViewState = LoadState<Game, GameError>

/// What the details' view asks of its view model. Methods that load return when what they load is there.
protocol GameDetailViewModelContract: AnyObject, Sendable {
    var identifier: Int { get }
    var state: GameDetailViewState { get }

    func didAppear() async
    /// Loads the game anew. Where that fails, throws, and what is shown stays.
    func didRefresh() async throws(GameError)
    func didRetry() async
    /// Gets the picture of a game's cover; nothing that is shown changes.
    func didSelectImage(of game: Game) async throws(ImageError) -> Picture
    func didSelectClose()
}

@Observable
final class GameDetailViewModel: GameDetailViewModelContract {
    let identifier: Int
    private(set) var state = GameDetailViewState.idle

    @ObservationIgnored @Injected(\.getGameUseCase) private var getGameUseCase
    @ObservationIgnored @Injected(\.refreshGameUseCase) private var refreshGameUseCase
    @ObservationIgnored @Injected(\.getGameCoverUseCase) private var getGameCoverUseCase
    @ObservationIgnored @Injected(\.gameDetailTracker) private var tracker
    private let navigator: any GamesNavigatorContract

    nonisolated init(identifier: Int, navigator: any GamesNavigatorContract) {
        self.identifier = identifier
        self.navigator = navigator
    }

    func didAppear() async {
        tracker.trackScreenViewed(identifier: identifier)
        await load()
    }

    func didRefresh() async throws(GameError) {
        tracker.trackRefreshed(identifier: identifier)
        let fetched = try await refreshGameUseCase.execute(identifier: identifier)
        if let reason = fetched.fallbackReason { throw reason }
        state = .loaded(try stillWanted(fetched.value))
    }

    func didRetry() async {
        tracker.trackRetried(identifier: identifier)
        await load()
    }

    func didSelectImage(of game: Game) async throws(ImageError) -> Picture {
        tracker.trackImageSelected(identifier: identifier)
        return try await getGameCoverUseCase.execute(game)
    }

    func didSelectClose() {
        tracker.trackClosed(identifier: identifier)
        navigator.goBack()
    }

    /// A cancelled load leaves everything as it was.
    private func load() async {
        let before = state
        state = .loading
        do {
            state = .loaded(try stillWanted(try await getGameUseCase.execute(identifier: identifier)))
        } catch let error where error.isCancellation || Task.isCancelled {
            // What was loaded since, because this load was not waited for, stays.
            if state == .loading { state = before }
        } catch {
            state = .error(error)
        }
    }

    /// What was loaded, unless the task was cancelled as it came.
    private func stillWanted(_ game: Game) throws(GameError) -> Game {
        if Task.isCancelled { throw .failed(.cancelled) }
        return game
    }
}
