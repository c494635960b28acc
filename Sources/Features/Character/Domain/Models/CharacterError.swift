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

/// Why nothing could be loaded, whatever it was.
nonisolated enum LoadFailure: Error, Sendable, Hashable {
    /// No way to the API; the text is the system's reason.
    case unreachable(String)
    case timeout
    /// The API answered with this status.
    case status(Int)
    /// The API wants fewer requests; how long it wants none, where it has said so.
    case rateLimited(retryAfter: Duration?)
    /// The answer was larger than this many bytes.
    case tooLarge(limit: Int)
    /// The answer is not what the API promises; the text says where.
    case unreadable(String)
    /// Whoever asked wants no answer any more.
    case cancelled
}
