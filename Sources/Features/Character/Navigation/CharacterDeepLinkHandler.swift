import ChallengeCore
import FoundationEssentials

/// Resolves `challenge://character`, `challenge://character/list`, `challenge://character/detail/5` and
/// `challenge://character/detail?id=5`.
struct CharacterDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "character"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard accepts(url) else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (path.first, path.count) {
        case (nil, _), ("list", 1): return CharacterIncomingNavigation.list
        case ("detail", 1): return detail(url.queryParameter("id"))
        case ("detail", 2): return detail(path[1])
        default: return nil
        }
    }

    private func detail(_ text: String?) -> CharacterIncomingNavigation? {
        guard let identifier = text.flatMap(Int.init), identifier > 0 else { return nil }
        return .detail(identifier: identifier)
    }
}
