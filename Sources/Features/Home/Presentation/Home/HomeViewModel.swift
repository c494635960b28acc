/// What Home's view asks of its view model.
protocol HomeViewModelContract: AnyObject {
    func didAppear()
    func didSelectCharacters()
    func didSelectGames()
}

final class HomeViewModel: HomeViewModelContract {
    private let navigator: any HomeNavigatorContract
    private let tracker: any HomeTrackerContract

    init(navigator: any HomeNavigatorContract, tracker: any HomeTrackerContract) {
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() {
        tracker.trackScreenViewed()
    }

    func didSelectCharacters() {
        tracker.trackCharactersSelected()
        navigator.navigateToCharacters()
    }

    func didSelectGames() {
        tracker.trackGamesSelected()
        navigator.navigateToGames()
    }
}
