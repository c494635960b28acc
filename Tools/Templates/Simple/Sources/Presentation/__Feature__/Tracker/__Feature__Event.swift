import ChallengeCore

nonisolated enum __Feature__Event: TrackingEventContract, CaseIterable {
    case screenViewed
    case closed

    var name: String {
        switch self {
        case .screenViewed: "__event___viewed"
        case .closed: "__event___closed"
        }
    }
}
