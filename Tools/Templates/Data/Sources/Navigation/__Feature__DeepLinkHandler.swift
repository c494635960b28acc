import ChallengeCore
import FoundationEssentials

/// Resolves the links to the list, and `detail/5` and `detail?id=5` to the details.
struct __Feature__DeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "challenge"
    let host = "__noun__"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard accepts(url) else { return nil }
        let path = url.pathComponents.filter { $0 != "/" }
        switch (path.first, path.count) {
        case (nil, _), ("list", 1): return __Feature__IncomingNavigation.list
        case ("detail", 1): return detail(url.queryParameter("id"))
        case ("detail", 2): return detail(path[1])
        default: return nil
        }
    }

    private func detail(_ text: String?) -> __Feature__IncomingNavigation? {
        guard let identifier = text.flatMap(Int.init), identifier > 0 else { return nil }
        return .detail(identifier: identifier)
    }
}
