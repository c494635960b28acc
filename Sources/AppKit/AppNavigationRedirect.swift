import ChallengeCharacter
package import ChallengeCore
import ChallengeGames
import ChallengeHome

/// Maps the outgoing navigations of features to other features' screens: the only code that knows two features.
package nonisolated struct AppNavigationRedirect: NavigationRedirectContract {
    package init() {}

    package func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case let outgoing as HomeOutgoingNavigation: redirect(outgoing)
        default: nil
        }
    }

    private func redirect(_ navigation: HomeOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .characters: CharacterIncomingNavigation.list
        case .games: GamesIncomingNavigation.list
        }
    }
}
