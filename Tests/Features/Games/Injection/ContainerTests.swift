import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import InjectionTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The registrations of the games", .container, .limited)
struct ContainerTests {
    private struct MockAPIClient: APIClientContract {
        func game(identifier: Int) -> GameDTO? { nil }
        func gamesPage(page: Int, title: String) -> PageAnswer<GameDTO>? { nil }
    }

    private var container: Container { .shared }

    @Test("share the API client and the logger")
    func sharedState() {
        #expect(container.apiClient.scope == .singleton)
        #expect(container.logger.scope == .singleton)
    }

    @Test("keep the memory of the games and that of the searches once for each container, and nothing else")
    func scopes() {
        #expect(container.gamesMemory.scope == .cached)
        #expect(container.gamesMemory() as AnyObject === container.gamesMemory() as AnyObject)
        container.recentSearchesDataSource.register { RecentSearchesLocalDataSource(path: nil) { _ in } }
        #expect(container.recentSearchesDataSource.scope == .cached)
        #expect(container.recentSearchesDataSource() as AnyObject === container.recentSearchesDataSource() as AnyObject)
        let others: [Scope] = [
            container.gamesRepository.scope, container.getGamesUseCase.scope, container.refreshGamesUseCase.scope,
            container.searchGamesUseCase.scope, container.getGameUseCase.scope, container.refreshGameUseCase.scope,
            container.recentSearchesRepository.scope, container.getRecentSearchesUseCase.scope,
            container.saveRecentSearchUseCase.scope, container.deleteRecentSearchUseCase.scope,
            container.gamesTracker.scope, container.gameDetailTracker.scope,
            container.gamesViewModel(in: RecordingNavigator()).scope,
            container.gameDetailViewModel(identifier: 1, in: RecordingNavigator()).scope,
        ]
        #expect(Set(others) == [.unique])
    }

    @Test("make a new view model each time")
    func viewModels() {
        _ = GamesUnderTest()
        let navigator = RecordingNavigator()
        #expect(container.gamesViewModel(in: navigator)() !== container.gamesViewModel(in: navigator)())
    }

    @Test("can be overridden for the length of a piece of work")
    func overriding() {
        container.with {
            $0.apiClient.register { MockAPIClient() }
        } do: {
            #expect(Container.shared.apiClient() is MockAPIClient)
        }
        container.httpClient.register { ScriptedHTTPClient { _ in .failure(.timeout) } }
        #expect(container.apiClient() is APIClient)
    }

    @Test("are built on what is registered in their place, down to the last")
    func chain() async throws {
        container.apiClient.register { MockAPIClient() }
        container.activityLog.register { ActivityLog() }
        #expect(try await container.searchGamesUseCase().execute(page: 1, title: "x") == .none)
    }
}
