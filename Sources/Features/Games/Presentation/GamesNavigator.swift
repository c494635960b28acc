import ChallengeCore

/// Where one can go from the screens of the games.
protocol GamesNavigatorContract: Sendable {
    func navigateToDetail(identifier: Int)
    func goBack()
}

struct GamesNavigator: GamesNavigatorContract {
    private let navigator: any NavigatorContract

    nonisolated init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: GamesIncomingNavigation.detail(identifier: identifier))
    }

    func goBack() { navigator.goBack() }
}
