import ChallengeCore
import Foundation

public protocol PlanetFilterDelegate: AnyObject, Sendable {
    func didApply(kind: String)
}

public enum PlanetsIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    case filter(delegate: any PlanetFilterDelegate)

    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.list, .list), (.filter, .filter):
            return true
        case (.detail(let left), .detail(let right)):
            return left == right
        default:
            return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .list: hasher.combine(0)
        case .detail(let identifier): hasher.combine(identifier)
        case .filter: hasher.combine(-1)
        }
    }
}

public enum PlanetsOutgoingNavigation: OutgoingNavigationContract {
    case moons(planet: String)
}

struct PlanetsDeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "sky"
    let host = "planets"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        switch url.path {
        case "/list":
            return PlanetsIncomingNavigation.list
        case "/detail":
            guard let identifier = url.queryParameter("id").flatMap(Int.init) else {
                return nil
            }
            return PlanetsIncomingNavigation.detail(identifier: identifier)
        default:
            return nil
        }
    }
}
