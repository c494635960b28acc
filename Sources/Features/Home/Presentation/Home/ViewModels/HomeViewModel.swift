protocol HomeViewModelContract: AnyObject {
    func didAppear()
    func didSelectCharacters()
    func didSelectGames()
    func didSelectLocations()
    func didSelectEpisodes()
    func didSelectAbout()
}

final class HomeViewModel: HomeViewModelContract {
    private let navigator: any HomeNavigatorContract
    private let tracker: any HomeTrackerContract

    init(navigator: any HomeNavigatorContract, tracker: any HomeTrackerContract) {
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didSelectCharacters() {
        tracker.trackCharactersSelected()
        navigator.navigateToCharacters()
    }

    func didSelectGames() {
        tracker.trackGamesSelected()
        navigator.navigateToGames()
    }

    func didSelectLocations() {
        tracker.trackLocationsSelected()
        navigator.navigateToLocations()
    }

    func didSelectEpisodes() {
        tracker.trackEpisodesSelected()
        navigator.navigateToEpisodes()
    }

    func didSelectAbout() {
        tracker.trackAboutSelected()
        navigator.presentAbout()
    }
}
