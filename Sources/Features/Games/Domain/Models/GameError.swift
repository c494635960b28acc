import ChallengeNetworking

/// Why one game cannot be had.
nonisolated enum GameError: Error, Sendable, Hashable {
    /// The API knows no game with this identifier.
    case notFound(identifier: Int)
    case failed(LoadFailure)

    var isCancellation: Bool { self == .failed(.cancelled) }
}
