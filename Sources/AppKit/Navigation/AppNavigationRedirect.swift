import ChallengeCharacter
package import ChallengeCore
import ChallengeGames
import ChallengeHome

/// Where one feature's wish to leave meets another feature's destination: the only code that knows two of them.
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
