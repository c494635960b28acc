import ChallengeShellConsole
package import ChallengeShellVerification

/// The options of an exploration.
package nonisolated struct ExplorationOptions: Codable, Sendable {
    /// The lines from a fresh app to another starting state, such as a login. None of them may fail.
    package var start: [String] = []
    /// True if everything that loads data is also tried while the data layer fails.
    package var hasFaults = false
    /// The number of schedules for concurrent work.
    package var scheduleCount = 0
    /// The most lines from the first screen to an explored state; nil for no limit.
    package var depth: Int?
    /// The most steps; nil for no limit.
    package var stepLimit: Int?
    /// The seed of the generated words.
    package var seed: UInt64 = 1
    /// The app's own rules.
    package var rules = InvariantRules()
    /// The words for forms.
    package var words = FormWords()
    /// Findings that are no violations.
    package var known = KnownFindings()
    /// True if a map of the walk is wanted.
    package var hasMap = false
    /// True if the walk reports navigations whose names contradict their final screens.
    package var hasSuspicions = false
    /// True if each row of a list is opened once, not only a sample.
    package var hasEveryRecord = false
    /// True if each navigation has to declare its name.
    package var hasStrictNames = false
    /// The share of the states in which the invariants are checked; nil for all.
    package var shard: Shard?
    /// True if the walk writes transcripts with the same coverage.
    package var writesTests = false

    package init() {}

    /// True if the edges between the states are wanted.
    var hasGraph: Bool { hasMap || !rules.overTime.isEmpty }
}
