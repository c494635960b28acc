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
