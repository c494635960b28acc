import ChallengeCore

protocol CharacterDetailNavigatorContract {
    func navigateToLocation(identifier: Int)
    /// Leads to the episodes of the character with this identifier.
    func navigateToEpisodes(identifier: Int)
}

struct CharacterDetailNavigator: CharacterDetailNavigatorContract {
    private let navigator: any NavigatorContract

    init(navigator: any NavigatorContract) { self.navigator = navigator }

    func navigateToLocation(identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.location(identifier: identifier))
    }

    func navigateToEpisodes(identifier: Int) {
        navigator.navigate(to: CharacterOutgoingNavigation.episodes(identifier: identifier))
    }
}
