import ChallengeCharacter
package import ChallengeCore
import ChallengeEpisode
import ChallengeGames
import ChallengeHome
import ChallengeLocation

/// Maps the outgoing navigations of features to other features' screens.
package nonisolated struct AppNavigationRedirect: NavigationRedirectContract {
    package init() {}

    package func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case let navigation as HomeOutgoingNavigation: redirect(navigation)
        case let navigation as CharacterOutgoingNavigation: redirect(navigation)
        case let navigation as LocationOutgoingNavigation: redirect(navigation)
        case let navigation as EpisodeOutgoingNavigation: redirect(navigation)
        default: nil
        }
    }

    private func redirect(_ navigation: HomeOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .characters: CharacterIncomingNavigation.list
        case .games: GamesIncomingNavigation.list
        case .locations: LocationIncomingNavigation.list
        case .episodes: EpisodeIncomingNavigation.list
        }
    }

    private func redirect(_ navigation: CharacterOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .location(let identifier): LocationIncomingNavigation.detail(identifier: identifier)
        case .episodes(let identifier): EpisodeIncomingNavigation.character(identifier: identifier)
        }
    }

    private func redirect(_ navigation: EpisodeOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
        }
    }

    private func redirect(_ navigation: LocationOutgoingNavigation) -> any NavigationContract {
        switch navigation {
        case .character(let identifier): CharacterIncomingNavigation.detail(identifier: identifier)
        }
    }
}
