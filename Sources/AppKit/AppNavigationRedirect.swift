import ChallengeCharacter
package import ChallengeCore
import ChallengeGames
import ChallengeHome

/// Maps the outgoing navigations of features to other features' screens.
package nonisolated struct AppNavigationRedirect: NavigationRedirectContract {
    package init() {}

    package func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? HomeOutgoingNavigation {
        case .characters: CharacterIncomingNavigation.list
        case .games: GamesIncomingNavigation.list
        case nil: nil
        }
    }
}
