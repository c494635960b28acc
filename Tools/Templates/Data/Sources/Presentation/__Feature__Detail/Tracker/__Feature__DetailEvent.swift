import ChallengeCore

/// An event of the details of the __noun__ with an identifier.
nonisolated enum __Feature__DetailEvent: TrackingEventContract {
    case screenViewed(identifier: Int)
    case refreshed(identifier: Int)
    case retried(identifier: Int)
    case closed(identifier: Int)
    case listSelected(identifier: Int)

    var name: String {
        switch self {
        case .screenViewed: "__event___detail_viewed"
        case .refreshed: "__event___detail_refreshed"
        case .retried: "__event___detail_retried"
        case .closed: "__event___detail_closed"
        case .listSelected: "__event___detail_list_selected"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed(let identifier), .refreshed(let identifier), .retried(let identifier),
            .closed(let identifier), .listSelected(let identifier):
            ["id": "\(identifier)"]
        }
    }
}
