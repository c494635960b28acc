import ChallengeCore

/// Where one can go from the not-found screen.
protocol NotFoundNavigatorContract {
    func goBack()
}

struct NotFoundNavigator: NotFoundNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func goBack() { navigator.goBack() }
}
