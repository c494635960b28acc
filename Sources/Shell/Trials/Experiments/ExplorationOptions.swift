import ChallengeShellConsole
package import ChallengeShellVerification

/// The options of an exploration.
package nonisolated struct ExplorationOptions: Codable, Sendable {
    /// The lines that lead from a fresh app to another state from which it is walked too: a login. None of them may fail.
    package var start: [String] = []
    /// True if what loads something is also tried while the data layer fails.
    package var hasFaults = false
    /// Under how many schedules is tried what may run at once.
    package var scheduleCount = 0
    /// How many lines there are at most from the first screen to a state that is explored; nil for any number.
    package var depth: Int?
    /// How many steps are tried at most; nil for as many as there are.
    package var stepLimit: Int?
    /// The seed of the words that are tried.
    package var seed: UInt64 = 1
    /// Rules of the app's own.
    package var rules = InvariantRules()
    /// The words for forms.
    package var words = FormWords()
    /// Findings that are no violations.
    package var known = KnownFindings()
    /// True if the map of the walk is wanted.
    package var hasMap = false
    /// True if navigations are looked for that end on a screen which their names contradict.
    package var hasSuspicions = false
    /// True if each row of a list is opened once, and not a sample.
    package var hasEveryRecord = false
    /// True if each navigation has to declare its name.
    package var hasStrictNames = false
    /// The share of the states in which the invariants are held; nil for all.
    package var shard: Shard?
    /// True if transcripts are made that reach everything that was reached.
    package var writesTests = false

    package init() {}

    /// True if the ways between the states are wanted.
    var hasGraph: Bool { hasMap || !rules.overTime.isEmpty }
}
