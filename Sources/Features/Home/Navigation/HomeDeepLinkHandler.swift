import ChallengeCore
import FoundationEssentials

/// `challenge://home` and `challenge://home/main`.
nonisolated struct HomeDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "home"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        switch url.pathSegments {
        case [], ["main"]: HomeIncomingNavigation.main
        default: nil
        }
    }
}
