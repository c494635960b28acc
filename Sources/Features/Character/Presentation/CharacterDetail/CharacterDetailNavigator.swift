import ChallengeCore

/// Where one can go from a character's details.
protocol CharacterDetailNavigatorContract {
    func goBack()
}

struct CharacterDetailNavigator: CharacterDetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func goBack() { navigator.goBack() }
}
