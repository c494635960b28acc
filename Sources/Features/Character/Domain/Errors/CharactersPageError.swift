import ChallengeCore

/// A reason why there is no page of characters. A search without matches is an empty page, and no error.
nonisolated enum CharactersPageError: Error, Sendable, Hashable {
    case loadFailed(LoadFailure)
}
