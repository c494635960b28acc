import ChallengeCore
import ChallengeNetworking

nonisolated extension Activity.Pause {
    /// What a client tells of a pause, in words.
    init(_ pause: HTTPPause) {
        let reason =
            switch pause.reason {
            case .rateLimited: "too many requests"
            case .status(let code): "\(code)"
            case .connection(let reason): reason
            }
        self.init(reason: reason, method: "GET", target: pause.target, duration: pause.duration)
    }
}

nonisolated extension HTTPPause {
    /// What to tell whoever waits, in whole seconds, rounded up.
    var remark: String {
        let seconds = duration.components.seconds + (duration.components.attoseconds > 0 ? 1 : 0)
        return switch reason {
        case .rateLimited: "the API wants a pause of \(seconds) s"
        case .status, .connection: "trying again"
        }
    }
}
