package import ChallengeCore
import ChallengeShellText
package import ChallengeShellTrials
package import ChallengeShellVerification

/// The result of an exploration.
package nonisolated struct ExplorationResult: Sendable {
    package let seed: UInt64
    /// The names of the screens that were on top at some time.
    package var screens: Set<String> { Set(coverage.reached(.screens)) }
    package var stateCount = 0
    /// How many of them were explored, or left out.
    var exploredCount = 0
    /// From one state to another, or to itself.
    var edgeCount = 0
    package var stepCount = 0
    /// The states that were found and not explored, or not to the end.
    package var unexploredCount = 0
    /// The steps that were left out, as a state had too many.
    var omittedStepCount = 0
    package var isInterrupted = false
    /// Each one of its cause.
    package private(set) var violations: [Violation] = []
    /// The indices of the violations, by the subjects and by the causes of what was found.
    private var subjects: [Finding.Subject: Int] = [:]
    private var causes: [Finding.Cause: Int] = [:]
    /// The map of the walk, where it is wanted.
    package var mapLines: [String] = []
    /// The differences from a kept map; empty where none was compared.
    package var mapDifferences: [(file: String, MapFile.Difference)] = []
    /// Redirects that may be wrong.
    package var suspicions: [String] = []
    /// The violations that are none, as they are known.
    private(set) var knownViolations: [(violation: Violation, entry: KnownFindings.Entry)] = []
    /// The entries that name nothing that was found.
    private(set) var outdatedEntries: [KnownFindings.Entry] = []
    /// The record of each state of the share.
    package var states: [StateRecord] = []
    package var coverage = Coverage()
    /// Lines that have reached something first.
    var witnesses: [[String]] = []
    /// Sessions that reach everything that was reached, where they are wanted.
    package var tests: [Transcript] = []

    init(seed: UInt64) { self.seed = seed }

    /// How far the walk is among the states that were found so far.
    package var progress: Progress {
        Progress(title: "Exploring", completed: exploredCount, total: stateCount, unit: "states")
    }

    /// Adds to the map what was walked, where it is wanted.
    mutating func addFacts(of graph: WalkedGraph) {
        guard !mapLines.isEmpty else { return }
        let unreached = coverage.declared.filter { $0.kind == .screens }.map(\.name).filter { !screens.contains($0) }
        mapLines += graph.lines + unreached.map { "not reached: \($0)" }
        mapLines = Set(mapLines + graph.unsavedScreens.map { "unsaved changes: \($0)" }).sorted()
    }

    /// Sets aside what is known.
    ///
    /// - Parameter isWhole: false where others hold the invariants in some of the states.
    mutating func setAside(_ known: KnownFindings, isWhole: Bool) {
        let all = violations.map { ($0, known.entry(for: $0.places)) }
        violations = all.filter { $0.1 == nil }.map(\.0)
        knownViolations = all.compactMap { violation, entry in entry.map { (violation, $0) } }
        for index in states.indices { states[index].remove(knownViolations.map(\.violation.finding.cause)) }
        guard isWhole, !isInterrupted, unexploredCount == 0 else { return }
        outdatedEntries = known.entries.filter { entry in !knownViolations.contains { $0.entry == entry } }
    }

    /// True if a transcript is to show a finding: it is the first of its cause, or may have fewer lines than the one
    /// that is shown, to whose places its own is added.
    mutating func wantsTranscript(of finding: Finding, lineCount: Int) -> Bool {
        guard subjects[finding.subject] == nil else { return false }
        guard let index = causes[finding.cause] else { return true }
        subjects[finding.subject] = index
        violations[index].places.append(finding.subject)
        return lineCount < violations[index].entries.count
    }

    /// Adds what shows a finding, or takes it in place of what shows another one of its cause by more lines.
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

/// A state, and all that was found wrong in it.
package nonisolated struct StateRecord: Sendable {
    /// The suite of all states.
    package static let suite = "exploration"

    let state: Explorer.State
    /// To the end.
    var isExplored = false
    /// The first ones of their causes, each with the places of all.
    private var findings: [(finding: Finding, places: [Finding.Subject])] = []

    init(_ state: Explorer.State) { self.state = state }

    /// Adds a finding, unless there is one of its subject.
    mutating func add(_ finding: Finding) {
        guard !findings.contains(where: { $0.places.contains(finding.subject) }) else { return }
        if let index = findings.firstIndex(where: { $0.finding.cause == finding.cause }) {
            findings[index].places.append(finding.subject)
        } else {
            findings.append((finding, [finding.subject]))
        }
    }

    /// Removes what has one of these causes.
    mutating func remove(_ causes: [Finding.Cause]) { findings.removeAll { causes.contains($0.finding.cause) } }

    /// The result as a test: `0012 open characters; search rick`.
    package var test: JUnitReport.Case {
        let digits = String(state.number)
        let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        let lines = state.lines.isEmpty ? "the first screen" : state.lines.joined(separator: "; ")
        let messages = findings.map { $0.finding.line + ($0.places.others.map { "; \($0)" } ?? "") }
        let outcome: JUnitReport.Outcome =
            if let first = messages.first {
                .failed(message: first, text: messages.joined(separator: "\n"))
            } else if !isExplored {
                .skipped(message: "not explored, or not to the end")
            } else {
                .passed
            }
        return JUnitReport.Case(suite: Self.suite, name: "\(number) \(lines)", outcome)
    }
}
