/// The words for this feature's errors: what failed, and what can be done about it.
nonisolated enum CharacterErrorText {
    static func sentence(_ error: CharacterError) -> String {
        switch error {
        case .notFound(let identifier): "There is no character \(identifier)."
        case .failed(let failure): "The character could not be loaded: \(reason(failure))."
        }
    }

    static func sentence(_ error: CharactersPageError) -> String {
        switch error {
        case .failed(let failure): "The characters could not be loaded: \(reason(failure))."
        }
    }

    static func reason(_ failure: LoadFailure) -> String {
        switch failure {
        case .unreachable(let reason): "the API cannot be reached (\(reason))"
        case .timeout: "the API did not answer in time"
        case .status(let code): "the API answered with status \(code)"
        case .rateLimited: "the API has had too many requests"
        case .tooLarge(let limit): "the answer is larger than \(limit / (1 << 20)) MiB"
        case .unreadable(let reason): "the answer cannot be read: \(reason)"
        case .cancelled: "it was cancelled"
        }
    }
}

extension CharacterError {
    /// Whether trying again may help: an identifier that nobody has stays without anybody.
    var canRetry: Bool {
        switch self {
        case .notFound: false
        case .failed: true
        }
    }

    var isCancellation: Bool { self == .failed(.cancelled) }
}

extension CharactersPageError {
    var isCancellation: Bool { self == .failed(.cancelled) }
}
