import ChallengeCore
import ChallengeInjection
import ChallengeTestSupport

@testable import ChallengeGames

/// The view models over games that a test decides on: what the container has registered in place of the rest of the app.
struct GamesUnderTest {
    let repository = GamesRepositoryDouble()
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let images = ScriptedImageLoader()

    /// Registers in the container of the test.
    init(
        recentSearches source: any RecentSearchesLocalDataSourceContract = RecentSearchesLocalDataSource(path: nil) {
            _ in
        }
    ) {
        let (repository, tracker, images) = (repository, tracker, images)
        Container.shared.gamesRepository.register { repository }
        Container.shared.tracker.register { tracker }
        Container.shared.imageCache.register { images }
        Container.shared.recentSearchesDataSource.register { source }
    }

    func list() -> any GamesViewModelContract { Container.shared.gamesViewModel(in: navigator)() }

    func detail(_ identifier: Int = 7) -> any GameDetailViewModelContract {
        Container.shared.gameDetailViewModel(identifier: identifier, in: navigator)()
    }
}
