import ChallengeCore

/// Where one can go from Home.
protocol HomeNavigatorContract {
    func navigateToCharacters()
    func navigateToGames()
}

struct HomeNavigator: HomeNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToCharacters() {
        navigator.navigate(to: HomeOutgoingNavigation.characters)
    }

    func navigateToGames() {
        navigator.navigate(to: HomeOutgoingNavigation.games)
    }
}
