import ChallengeCore
import FoundationEssentials

struct __Feature__DeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "__noun__"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard accepts(url) else { return nil }
        switch url.pathComponents.filter({ $0 != "/" }) {
        case [], ["main"]: return __Feature__IncomingNavigation.main
        default: return nil
        }
    }
}
