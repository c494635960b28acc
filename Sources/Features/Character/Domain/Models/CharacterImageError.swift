import ChallengeNetworking

/// Why a character's picture cannot be had.
nonisolated enum CharacterImageError: Error, Sendable, Hashable {
    /// The API names no picture.
    case missing
    /// The data came with the program, which has no pictures.
    case noNetwork
    /// The address is not one of the API's own, which all begin as `base` does.
    case foreign(base: String)
    /// What the API names is no address at all.
    case noAddress
    /// What is there is no picture that can be shown; the text says why.
    case unreadable(String)
    case failed(RequestFailure)
    /// Whoever asked wants no picture any more.
    case cancelled
}
