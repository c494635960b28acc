import ChallengeCore
import FoundationEssentials

/// `challenge://games`, `challenge://games/list`, `challenge://games/detail/7` and `challenge://games/detail?id=7`.
nonisolated struct GamesDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "games"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        let segments = url.pathSegments
        switch segments.first {
        case nil, "list":
            return segments.count <= 1 ? GamesIncomingNavigation.list : nil
        case "detail":
            let text = segments.count == 2 ? segments[1] : segments.count == 1 ? url.queryParameter("id") : nil
            guard let text, let identifier = Int(text), identifier > 0 else { return nil }
            return GamesIncomingNavigation.detail(identifier: identifier)
        default:
            return nil
        }
    }
}
