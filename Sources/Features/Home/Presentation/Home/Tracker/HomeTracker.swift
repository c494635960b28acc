import ChallengeCore

protocol HomeTrackerContract {
    func trackScreenViewed()
    func trackCharactersSelected()
    func trackGamesSelected()
    func trackLocationsSelected()
    func trackEpisodesSelected()
    func trackAboutSelected()
}

struct HomeTracker: HomeTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(HomeEvent.screenViewed) }

    func trackCharactersSelected() { tracker.track(HomeEvent.charactersSelected) }

    func trackGamesSelected() { tracker.track(HomeEvent.gamesSelected) }

    func trackLocationsSelected() { tracker.track(HomeEvent.locationsSelected) }

    func trackEpisodesSelected() { tracker.track(HomeEvent.episodesSelected) }

    func trackAboutSelected() { tracker.track(HomeEvent.aboutSelected) }
}
