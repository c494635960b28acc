import ChallengeCore

/// An event of the details of the character with an identifier.
nonisolated enum CharacterDetailEvent: TrackingEventContract {
    case screenViewed(identifier: Int)
    case refreshed(identifier: Int)
    case retried(identifier: Int)
    case closed(identifier: Int)
    case imageSelected(identifier: Int)
    case originSelected(identifier: Int)
    case locationSelected(identifier: Int)
    case episodesSelected(identifier: Int)

    var name: String {
        switch self {
        case .screenViewed: "character_detail_viewed"
        case .refreshed: "character_detail_refreshed"
        case .retried: "character_detail_retried"
        case .closed: "character_detail_closed"
        case .imageSelected: "character_detail_image_selected"
        case .originSelected: "character_origin_selected"
        case .locationSelected: "character_location_selected"
        case .episodesSelected: "character_episodes_selected"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed(let identifier), .refreshed(let identifier), .retried(let identifier),
            .closed(let identifier), .imageSelected(let identifier), .originSelected(let identifier),
            .locationSelected(let identifier), .episodesSelected(let identifier):
            ["id": "\(identifier)"]
        }
    }
}
