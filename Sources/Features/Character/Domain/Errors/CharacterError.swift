import ChallengeCore

/// A reason why there is no character.
nonisolated enum CharacterError: Error, Sendable, Hashable {
    /// No character has this identifier.
    case characterNotFound(identifier: Int)
    case loadFailed(LoadFailure)
}
