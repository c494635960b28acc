package import ChallengeVerification

/// What is explored, and how far.
package nonisolated struct ExplorationOptions: Sendable {
    /// Whether what loads something is also tried while the data layer fails.
    package var hasFaults = false
    /// How many lines there are at most from the first screen to a state that is explored; nil for any number.
    package var depth: Int?
    /// How many steps are tried at most; nil for as many as there are.
    package var stepLimit: Int?
    /// What the words that are tried are made from.
    package var seed: UInt64 = 1
    /// Statements of the app's own.
    package var rules: [InvariantRule] = []
    /// The share of the states in which the invariants are held; nil for all.
    package var shard: Shard?
    /// Whether transcripts are made that reach everything that was reached.
    package var writesTests = false

    package init() {}
}
