package import ChallengeCore
package import ChallengeShell
import ChallengeText

/// What an explorer has found out.
package nonisolated struct ExplorationResult: Sendable {
    package let seed: UInt64
    /// The names of the screens that were on top at some time.
    package var screens: Set<String> { Set(coverage.reached(.screens)) }
    package var stateCount = 0
    /// How many of them were explored, or left out.
    var exploredCount = 0
    /// From one state to another, or to itself.
    package var edgeCount = 0
    package var stepCount = 0
    /// The states that were found and not explored, or not to the end.
    package var unexploredCount = 0
    /// The steps that were left out, as a state had too many.
    package var omittedStepCount = 0
    package var isInterrupted = false
    /// Each one of its subject.
    package var violations: [Violation] = []
    /// What has become of each state of the share.
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

    /// Whether no equal one was found before.
    func isNew(_ finding: Finding) -> Bool { !violations.contains { $0.finding.subject == finding.subject } }
}

/// An invariant that does not hold, with the lines that show it.
package nonisolated struct Violation: Sendable {
    package let finding: Finding
    /// The shortest ones that were found, with what they print.
    package let entries: [Transcript.Entry]
    /// Whether the lines, run again, print the same until it is mended, and something else then.
    package let isShown: Bool
    let seed: UInt64

    private static let isNotShown = [
        "# Nothing that is printed here tells for sure whether it is mended; --explore does."
    ]

    /// A session that shows the violation.
    package var transcript: Transcript {
        let subject = finding.subject
        var header = [
            "# \(subject.invariant.rawValue): \(subject.place)", "# \(finding.detail)",
            "# Found by --explore with the seed \(seed).",
        ]
        header += isShown ? ["# --verify passes until it is mended."] : Self.isNotShown
        return Transcript(header: header.map(\.escapingUnsafe), entries: entries)
    }

    /// What a file with the transcript is called: letters, digits and hyphens.
    package var name: String {
        let words = [finding.subject.invariant.rawValue, finding.subject.screen, finding.subject.action]
        let parts = words.joined(separator: " ").split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
        return parts.joined(separator: "-")
    }
}

/// A state, and all that was found wrong in it.
package nonisolated struct StateRecord: Sendable {
    /// The suite of all states.
    package static let suite = "exploration"

    let state: Explorer.State
    /// To the end.
    var isExplored = false
    private var findings: [Finding] = []

    init(_ state: Explorer.State) { self.state = state }

    /// Adds a finding, unless there is one of its subject.
    mutating func add(_ finding: Finding) {
        if !findings.contains(where: { $0.subject == finding.subject }) { findings.append(finding) }
    }

    /// The result as a test: `0012 open characters; search rick`.
    package var test: JUnitReport.Case {
        let digits = String(state.number)
        let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        let lines = state.lines.isEmpty ? "the first screen" : state.lines.joined(separator: "; ")
        let messages = findings.map { "\($0.subject.invariant.rawValue): \($0.subject.place): \($0.detail)" }
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
