import ChallengeCore

nonisolated enum NotFoundEvent: TrackingEventContract, CaseIterable {
    case screenViewed
    case closed

    var name: String {
        switch self {
        case .screenViewed: "not_found_viewed"
        case .closed: "not_found_closed"
        }
    }
}
