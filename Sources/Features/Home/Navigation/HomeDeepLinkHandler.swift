import ChallengeCore
import FoundationEssentials

struct HomeDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "home"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard accepts(url) else { return nil }
        switch url.pathComponents.filter({ $0 != "/" }) {
        case [], ["main"]: return HomeIncomingNavigation.main
        default: return nil
        }
    }
}
