import ChallengeCore
import FoundationEssentials

/// `challenge://character`, `challenge://character/list`, `challenge://character/detail/5` and
/// `challenge://character/detail?id=5`.
nonisolated struct CharacterDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "character"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        let segments = url.pathSegments
        switch segments.first {
        case nil, "list":
            return segments.count <= 1 ? CharacterIncomingNavigation.list : nil
        case "detail":
            let text = segments.count == 2 ? segments[1] : segments.count == 1 ? url.queryParameter("id") : nil
            guard let text, let identifier = Int(text), identifier > 0 else { return nil }
            return CharacterIncomingNavigation.detail(identifier: identifier)
        default:
            return nil
        }
    }
}
