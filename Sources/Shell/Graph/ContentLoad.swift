package import ChallengeCore

/// The requests and cached values that a screen's content came from, as far as they were observed.
package struct ContentLoad {
    /// A request or a use of a cache, with the fault that was on.
    struct Step {
        let activity: Activity
        let fault: Fault?
    }

    /// The conditions of the screen when the content was loaded.
    private let conditions: [String]
    /// The latest steps, in order. A repeated request has only its last answer.
    private(set) var steps: [Step] = []
    /// The number of steps before ``steps``.
    private(set) var earlierCount = 0

    private static let limit = 4

    private init(under conditions: [String]) { self.conditions = conditions }

    /// Creates a load, or adds to the last load of the screen if that had the same conditions.
    package init(_ activities: [Activity], under fault: Fault?, conditions: [String], after last: ContentLoad?) {
        if let last, last.conditions == conditions { self = last } else { self.init(under: conditions) }
        for activity in activities {
            steps.removeAll { $0.activity.subject == activity.subject }
            steps.append(Step(activity: activity, fault: fault))
        }
        earlierCount += max(0, steps.count - Self.limit)
        steps = steps.suffix(Self.limit)
    }
}

extension Activity {
    /// True if the activity may be the origin of a content: a request, or a cached value that was used.
    package var isOrigin: Bool {
        switch self {
        case .request, .cache(.hit, _), .cache(.fallback, _): true
        case .cache, .state, .pause, .track: false
        }
    }

    /// What the activity asks for: the target of a request, or the key in a cache.
    fileprivate var subject: String {
        switch self {
        case .request(let target, _, _): target
        case .cache(_, let key): key
        case .state, .pause, .track: ""
        }
    }
}
