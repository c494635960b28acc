import ChallengeActions
import ChallengeCore

protocol HomeNavigatorContract {
    func navigateToCharacters()
    func navigateToGames()
    func navigateToLocations()
    func navigateToEpisodes()
    func presentAbout()
}

struct HomeNavigator: HomeNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToCharacters() { navigator.navigate(to: HomeOutgoingNavigation.characters) }

    func navigateToGames() { navigator.navigate(to: HomeOutgoingNavigation.games) }

    func navigateToLocations() { navigator.navigate(to: HomeOutgoingNavigation.locations) }

    func navigateToEpisodes() { navigator.navigate(to: HomeOutgoingNavigation.episodes) }

    func presentAbout() { navigator.present(HomeIncomingNavigation.about, style: .sheet) }
}
