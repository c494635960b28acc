import ChallengeDesignSystem
import ChallengeNetworking

// The words for this feature's errors: what failed and for which path, why, and what can be done about it.

nonisolated extension CharacterError {
    var text: FailureText {
        switch self {
        // An identifier that nobody has stays without anybody.
        case .notFound(let identifier): FailureText("there is no character \(identifier)", canRetry: false)
        case .failed(let failure): FailureText(failure)
        }
    }

    var isCancellation: Bool { self == .failed(.cancelled) }
}

nonisolated extension CharactersPageError {
    var text: FailureText {
        switch self {
        case .failed(let failure): FailureText(failure)
        }
    }

    var isCancellation: Bool { self == .failed(.cancelled) }
}

nonisolated extension FailureText {
    fileprivate init(_ failure: LoadFailure) {
        self.init(loading: failure.target, reason: failure.reason, remedy: failure.remedy)
    }
}
