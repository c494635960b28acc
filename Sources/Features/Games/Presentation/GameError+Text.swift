import ChallengeDesignSystem
import ChallengeNetworking

// The words for this feature's errors: what failed and for which path, why, and what can be done about it.

nonisolated extension GameError {
    var text: FailureText {
        switch self {
        // An identifier that no game has stays without one.
        case .notFound(let identifier): FailureText("there is no game \(identifier)", canRetry: false)
        case .failed(let failure): failure.text
        }
    }
}

nonisolated extension LoadFailure {
    var text: FailureText {
        // The games are this project's own addition: the public API knows no such path.
        if case .request(let target, .status(404)) = self {
            return FailureText(
                loading: target,
                reason: "this API has no games (status 404); the program has some, without --live and --base-url",
                remedy: nil)
        }
        return FailureText(loading: target, reason: reason, remedy: remedy)
    }
}
