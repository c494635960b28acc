import ChallengeCore
import ChallengeListing

/// The tracked events of a game's details, each with the game's identifier.
nonisolated enum GameDetailEvent: TrackingEventContract, Hashable {
    case screenViewed(identifier: Int)
    case refreshed(identifier: Int)
    case retried(identifier: Int)
    case closed(identifier: Int)
    case imageSelected(identifier: Int)

    /// Creates the event of a game; nil for a choice among related items, which a game does not have.
    init?(_ event: DetailEvent, identifier: Int) {
        switch event {
        case .viewed: self = .screenViewed(identifier: identifier)
        case .refreshed: self = .refreshed(identifier: identifier)
        case .retried: self = .retried(identifier: identifier)
        case .closed: self = .closed(identifier: identifier)
        case .imageSelected: self = .imageSelected(identifier: identifier)
        case .selected: return nil
        }
    }

    var name: String {
        switch self {
        case .screenViewed: "game_detail_viewed"
        case .refreshed: "game_detail_refreshed"
        case .retried: "game_detail_retried"
        case .closed: "game_detail_closed"
        case .imageSelected: "game_detail_image_selected"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed(let identifier), .refreshed(let identifier), .retried(let identifier),
            .closed(let identifier), .imageSelected(let identifier):
            ["id": "\(identifier)"]
        }
    }
}
