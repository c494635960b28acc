package import ChallengeCore

/// A pause that a client makes before it asks once more.
package struct RetryDelay: Sendable, Hashable {
    /// Why the first answer was not good enough.
    package enum Reason: Sendable, Hashable {
        /// The API wants fewer requests (status 429), and has said for how long.
        case rateLimited
        /// A status that says that something between here and the API is out of order for now: 502, 503 or 504.
        case status(Int)
        /// No connection, or it broke; the text is the reason in words for a person, without a full stop.
        case connection(String)
    }

    /// A pause is told of twice, also when it is cut short because the task is cancelled.
    package enum Phase: Sendable, Hashable {
        case begins
        case ends
    }

    package let reason: Reason
    /// How long it is meant to be.
    package let duration: Duration
    /// The path and the query of what is asked for, as a person reads them.
    package let target: String
}

extension Activity.Pause {
    /// What a client tells of a pause, in words.
    package init(_ pause: RetryDelay) {
        let reason =
            switch pause.reason {
            case .rateLimited: "too many requests"
            case .status(let code): "\(code)"
            case .connection(let reason): reason
            }
        self.init(reason: reason, method: "GET", target: pause.target, duration: pause.duration)
    }
}

extension RetryDelay {
    /// The progress message during the pause, in whole seconds, rounded up.
    package var remark: String {
        let seconds = duration.components.seconds + (duration.components.attoseconds > 0 ? 1 : 0)
        return switch reason {
        case .rateLimited: "the API wants a pause of \(seconds) s"
        case .status, .connection: "trying again"
        }
    }
}
