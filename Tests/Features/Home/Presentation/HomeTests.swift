import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@testable import ChallengeHome

@Suite("The view model of Home")
struct HomeViewModelTests {
    private let doubles = Recorder<String>()
    private let sut: HomeViewModel

    init() {
        sut = HomeViewModel(navigator: HomeNavigatorMock(calls: doubles), tracker: HomeTrackerMock(calls: doubles))
    }

    @Test("An appearance is tracked")
    func appearance() {
        sut.didAppear()
        #expect(doubles.all == ["track screen viewed"])
    }

    @Test(
        "A selection is tracked, then followed",
        arguments: [
            (HomeViewModel.didSelectCharacters, "characters"), (HomeViewModel.didSelectGames, "games"),
            (HomeViewModel.didSelectLocations, "locations"), (HomeViewModel.didSelectEpisodes, "episodes"),
            (HomeViewModel.didSelectAbout, "about"),
        ] as [(@MainActor @Sendable (HomeViewModel) -> () -> Void, String)])
    func selection(select: @MainActor @Sendable (HomeViewModel) -> () -> Void, name: String) {
        select(sut)()
        #expect(doubles.all == ["track \(name)", "navigate to \(name)"])
    }
}

@Suite("The navigator of Home")
struct HomeNavigatorTests {
    @Test("Each function leads to its destination")
    func destinations() {
        let navigator = NavigatorMock()
        let sut = HomeNavigator(navigator: navigator)
        sut.navigateToCharacters()
        sut.navigateToGames()
        sut.navigateToLocations()
        sut.navigateToEpisodes()
        sut.presentAbout()
        #expect(
            navigator.calls
                == ([.characters, .games, .locations, .episodes] as [HomeOutgoingNavigation]).map { .navigate(to: $0) }
                + [.present(AnyNavigation(HomeIncomingNavigation.about), .sheet)])
    }
}

@Suite("The tracker of Home")
struct HomeTrackerTests {
    @Test("Each function tracks its event, and each event is declared")
    func events() {
        let tracker = TrackerMock()
        let sut = HomeTracker(tracker: tracker)
        sut.trackScreenViewed()
        sut.trackAboutSelected()
        sut.trackCharactersSelected()
        sut.trackGamesSelected()
        sut.trackLocationsSelected()
        sut.trackEpisodesSelected()
        #expect(
            tracker.events == [
                "home_viewed", "home_about_selected", "home_characters_selected", "home_games_selected",
                "home_locations_selected", "home_episodes_selected",
            ])
        #expect(HomeEvent.allCases.map(\.name) == tracker.events)
    }
}

private struct HomeNavigatorMock: HomeNavigatorContract {
    let calls: Recorder<String>

    func navigateToCharacters() { calls.record("navigate to characters") }
    func navigateToGames() { calls.record("navigate to games") }
    func navigateToLocations() { calls.record("navigate to locations") }
    func navigateToEpisodes() { calls.record("navigate to episodes") }
    func presentAbout() { calls.record("navigate to about") }
}

private struct HomeTrackerMock: HomeTrackerContract {
    let calls: Recorder<String>

    func trackScreenViewed() { calls.record("track screen viewed") }
    func trackCharactersSelected() { calls.record("track characters") }
    func trackGamesSelected() { calls.record("track games") }
    func trackLocationsSelected() { calls.record("track locations") }
    func trackEpisodesSelected() { calls.record("track episodes") }
    func trackAboutSelected() { calls.record("track about") }
}
