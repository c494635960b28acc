package import ChallengeCore
package import ChallengeVerification

package nonisolated struct ExplorationResult: Sendable {
    package let seed: UInt64
    /// The names of the screens on top of all states, declared or not.
    package internal(set) var screens: Set<String> = []
    package var stateCount = 0
    /// The number of states that were explored or left out.
    var exploredCount = 0
    /// The number of edges between states, including edges from a state to itself.
    var edgeCount = 0
    package var stepCount = 0
    /// The number of states that were found but not explored completely.
    package var unexploredCount = 0
    /// The number of steps that were left out in states with too many steps.
    var omittedStepCount = 0
    package var isInterrupted = false
    /// One violation for each cause.
    package private(set) var violations: [Violation] = []
    /// The indices of the violations, by the subjects and by the causes of their findings.
    private var subjects: [Finding.Subject: Int] = [:]
    private var causes: [Finding.Cause: Int] = [:]
    private(set) var knownViolations: [(violation: Violation, entry: KnownFindings.Entry)] = []
    /// The entries of the list of known findings that match no finding.
    private(set) var outdatedEntries: [KnownFindings.Entry] = []
    /// The record of each state in this machine's share.
    package var states: [StateFindings] = []
    package var coverage = Coverage()
    /// The ways that were the first to reach a coverage item or an action of a screen.
    var ways: [Way] = []
    /// The fingerprints of all states, in the order of their discovery.
    var fingerprints: [StateFingerprint] = []
    /// The edges between screens that steps followed, in order: from, to, label.
    var edges: [[String]] = []
    /// The first picture of each kind of state, in order.
    var pictures: [Picture] = []
    /// Transcripts that together reach everything that the walk reached; empty if they are not wanted.
    package var tests: [Transcript] = []

    init(seed: UInt64) { self.seed = seed }

    /// The progress of the walk through the states found so far.
    package var progress: Progress {
        Progress(title: "Exploring", completed: exploredCount, total: stateCount, unit: "states")
    }

    /// Moves violations that are known to a list of their own.
    ///
    /// - Parameter isWhole: false if other machines check the invariants in some states.
    mutating func setAside(_ known: KnownFindings, isWhole: Bool) {
        let all = violations.map { ($0, known.entry(for: $0.places)) }
        violations = all.filter { $0.1 == nil }.map(\.0)
        knownViolations = all.compactMap { violation, entry in entry.map { (violation, $0) } }
        for index in states.indices { states[index].remove(knownViolations.map(\.violation.finding.cause)) }
        guard isWhole, !isInterrupted, unexploredCount == 0 else { return }
        outdatedEntries = known.entries.filter { entry in !knownViolations.contains { $0.entry == entry } }
    }

    /// Returns true if a finding needs a transcript. This is true for the first finding of a cause, and for a later
    /// finding whose lines may be shorter. A later finding adds its place to the first finding.
    mutating func wantsTranscript(of finding: Finding, lineCount: Int) -> Bool {
        guard subjects[finding.subject] == nil else { return false }
        guard let index = causes[finding.cause] else { return true }
        subjects[finding.subject] = index
        violations[index].places.append(finding.subject)
        return lineCount < violations[index].entries.count
    }

    /// Adds a violation, or replaces a longer violation with the same cause.
    mutating func add(_ violation: Violation, for finding: Finding) {
        if let index = causes[finding.cause] {
            let other = violations[index]
            guard violation.entries.count < other.entries.count, violation.isShown || !other.isShown else { return }
            violations[index] = violation
            violations[index].add(other.places)
        } else {
            causes[finding.cause] = violations.count
            violations.append(violation)
            violations[violations.count - 1].add([finding.subject])
        }
        let index = causes[finding.cause] ?? 0
        for place in violations[index].places where subjects[place] == nil { subjects[place] = index }
        if causes[violation.finding.cause] == nil { causes[violation.finding.cause] = index }
    }
}
