import ChallengeNetworking

/// Why one game cannot be had.
nonisolated enum GameError: Error, Sendable, Hashable {
    /// The API knows no game with this identifier.
    case notFound(identifier: Int)
    case failed(LoadFailure)

    /// Whether trying again may help: an identifier that no game has stays without one.
    var canRetry: Bool {
        switch self {
        case .notFound: false
        case .failed: true
        }
    }

    var isCancellation: Bool { self == .failed(.cancelled) }
}
