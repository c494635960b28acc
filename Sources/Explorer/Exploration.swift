package import ChallengeShell
import ChallengeText

/// What an explorer has found out.
package nonisolated struct ExplorationResult: Sendable {
    package let seed: UInt64
    /// The names of the screens that were on top.
    package var screens: Set<String> = []
    package var stateCount = 0
    /// From one state to another, or to itself.
    package var edgeCount = 0
    package var stepCount = 0
    /// The states that were found and not explored, or not to the end.
    package var unexploredCount = 0
    /// The steps that were left out, as a state had too many.
    package var omittedStepCount = 0
    package var isInterrupted = false
    package var violations: [Violation] = []

    init(seed: UInt64) { self.seed = seed }

    /// Whether no equal one was found before.
    func isNew(_ finding: Finding) -> Bool { !violations.contains { $0.finding.subject == finding.subject } }
}

/// An invariant that does not hold, with the lines that show it.
package nonisolated struct Violation: Sendable {
    package let finding: Finding
    /// The shortest ones that were found, with what they print.
    package let entries: [Transcript.Entry]
    /// Whether the lines, run again, print the same.
    package let isRepeatable: Bool
    let seed: UInt64

    /// A session that shows the violation.
    package var transcript: Transcript {
        let subject = finding.subject
        var header = [
            "# \(subject.invariant.rawValue): \(subject.place)", "# \(finding.detail)",
            "# Found by --explore with the seed \(seed).",
        ]
        if !isRepeatable { header.append("# It does not show when it is run again with --verify.") }
        return Transcript(header: header.map(\.escapingUnsafe), entries: entries)
    }

    /// What a file with the transcript is called: letters, digits and hyphens.
    package var name: String {
        let words = [finding.subject.invariant.rawValue, finding.subject.screen, finding.subject.action]
        let parts = words.joined(separator: " ").split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
        return parts.joined(separator: "-")
    }
}
