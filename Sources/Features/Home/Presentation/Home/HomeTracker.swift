import ChallengeCore

/// What is counted on Home.
protocol HomeTrackerContract {
    func trackScreenViewed()
    func trackCharactersSelected()
    func trackGamesSelected()
}

struct HomeTracker: HomeTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(HomeEvent.screenViewed) }
    func trackCharactersSelected() { tracker.track(HomeEvent.charactersSelected) }
    func trackGamesSelected() { tracker.track(HomeEvent.gamesSelected) }
}

nonisolated enum HomeEvent: TrackingEventContract {
    case screenViewed
    case charactersSelected
    case gamesSelected

    var name: String {
        switch self {
        case .screenViewed: "home_viewed"
        case .charactersSelected: "home_characters_selected"
        case .gamesSelected: "home_games_selected"
        }
    }
}
