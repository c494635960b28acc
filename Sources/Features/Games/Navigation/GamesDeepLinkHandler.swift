import ChallengeCore
import FoundationEssentials

/// Resolves `challenge://games`, `/list`, `/detail/ID` and `/detail?id=ID`.
struct GamesDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "games"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard accepts(url) else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch path.first {
        case "list" where path.count == 1, nil: return GamesIncomingNavigation.list
        case "detail" where path.count <= 2:
            let identifier = path.count == 2 ? path[1] : url.queryParameter("id")
            guard let identifier = identifier.flatMap({ Int($0) }), identifier > 0 else { return nil }
            return GamesIncomingNavigation.detail(identifier: identifier)
        default: return nil
        }
    }
}
