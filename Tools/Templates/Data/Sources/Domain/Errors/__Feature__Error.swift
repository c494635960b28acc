import ChallengeCore

/// A reason why there is no __noun__, or no page of __nouns__.
nonisolated enum __Feature__Error: Error, Sendable, Hashable {
    /// No __noun__ has this identifier.
    case notFound(identifier: Int)
    case loadFailed(LoadFailure)
}
