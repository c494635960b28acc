import Testing

@testable import ChallengeHome

@Suite("Home's view model")
struct HomeViewModelTests {
    private final class Recorder: HomeNavigatorContract, HomeTrackerContract {
        var calls: [String] = []

        func navigateToCharacters() { calls.append("navigate to characters") }
        func navigateToGames() { calls.append("navigate to games") }
        func trackScreenViewed() { calls.append("track viewed") }
        func trackCharactersSelected() { calls.append("track characters") }
        func trackGamesSelected() { calls.append("track games") }
    }

    private let recorder = Recorder()
    private var viewModel: HomeViewModel { HomeViewModel(navigator: recorder, tracker: recorder) }

    @Test("counts each time that it appears")
    func appear() {
        viewModel.didAppear()
        #expect(recorder.calls == ["track viewed"])
    }

    @Test("counts that the characters were chosen before it leaves for them")
    func characters() {
        viewModel.didSelectCharacters()
        #expect(recorder.calls == ["track characters", "navigate to characters"])
    }

    @Test("counts that the games were chosen before it leaves for them")
    func games() {
        viewModel.didSelectGames()
        #expect(recorder.calls == ["track games", "navigate to games"])
    }
}
