import ChallengeNetworking

/// Why one character cannot be had.
nonisolated enum CharacterError: Error, Sendable, Hashable {
    /// The API knows nobody with this identifier.
    case notFound(identifier: Int)
    case failed(LoadFailure)
}

/// Why a page of characters cannot be had. That a search finds nothing is no error but an empty page.
nonisolated enum CharactersPageError: Error, Sendable, Hashable {
    case failed(LoadFailure)
}
