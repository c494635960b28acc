import ChallengeCore

protocol GamesListNavigatorProtocol {
    func navigateToDetail(identifier: Int)
}

struct GamesListNavigator: GamesListNavigatorProtocol {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: GamesIncomingNavigation.detail(identifier: identifier))
    }
}
