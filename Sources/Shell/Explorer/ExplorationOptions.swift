package import ChallengeVerification

package nonisolated struct ExplorationOptions: Codable, Sendable {
    /// The lines, such as a login, that bring a fresh app into another starting state. None of the lines may fail.
    package var start: [String] = []
    /// True if every step that loads data is tried again while the data layer fails.
    package var hasFaults = false
    /// The number of schedules for concurrent work.
    package var scheduleCount = 0
    /// The maximum number of lines from the first screen to an explored state; nil for no limit.
    package var depth: Int?
    /// The maximum number of steps; nil for no limit.
    package var stepLimit: Int?
    /// The seed of the generated words.
    package var seed: UInt64 = 1
    /// The app's own rules.
    package var rules: [InvariantRule] = []
    package var words = FormWords()
    /// Findings that do not count as violations.
    package var known = KnownFindings()
    /// True if each row of a list is opened once, instead of a sample of the rows.
    package var hasEveryRecord = false
    /// True if each navigation must declare its name.
    package var hasStrictNames = false
    /// The part of the states in which this machine checks the invariants; nil for all states.
    package var shard: Shard?
    /// True if the exploration writes tests: transcripts with the same coverage as the walk.
    package var writesTests = false
    /// True if the walk keeps pictures of the screens for an ``ExplorationPage``.
    package var hasPictures = false

    package init() {}
}
