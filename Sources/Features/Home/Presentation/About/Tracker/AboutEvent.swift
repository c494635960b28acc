import ChallengeCore

nonisolated enum AboutEvent: TrackingEventContract, CaseIterable {
    case screenViewed
    case closed

    var name: String {
        switch self {
        case .screenViewed: "about_viewed"
        case .closed: "about_closed"
        }
    }
}
