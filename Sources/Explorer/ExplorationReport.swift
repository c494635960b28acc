import ChallengeShell
package import ChallengeText

/// What is printed of an exploration, for people and for programs.
package nonisolated struct ExplorationReport {
    let exploration: ExplorationResult
    /// The files with the transcripts of the violations, in their order; nil for those without one.
    let files: [String?]

    package init(_ exploration: ExplorationResult, files: [String?]) {
        self.exploration = exploration
        self.files = files
    }

    /// A line for each violation, with its transcript where no file has it, and the summary.
    package var lines: [String] {
        zip(exploration.violations, files).flatMap { violation, file -> [String] in
            let subject = violation.finding.subject
            let line = "\(subject.invariant.rawValue): \(subject.place): \(violation.finding.detail)".escapingUnsafe
            guard let file else {
                let text = violation.transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
                return [line] + text.dropLast().map { "    " + String($0).escapingUnsafe }
            }
            return [line, "    \(file)"]
        } + [summary] + remarks
    }

    private var summary: String {
        let counts = [
            count(exploration.screens.count, "screen"), count(exploration.stateCount, "state"),
            count(exploration.edgeCount, "edge"), count(exploration.stepCount, "step"),
            count(exploration.violations.count, "violation"),
        ]
        return "\(counts.joined(separator: ", ")), with the seed \(exploration.seed)"
    }

    private var remarks: [String] {
        let left = exploration.unexploredCount
        let states = "\(count(left, "state")) \(left == 1 ? "was" : "were") not explored"
        let omitted = count(exploration.omittedStepCount, "step")
        return [
            exploration.isInterrupted
                ? "interrupted; \(states)" : left > 0 ? "stopped at the limit; \(states)" : "nothing new is found"
        ] + (exploration.omittedStepCount > 0 ? ["\(omitted) left out, of states with too many"] : [])
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The same as one object: the counts, then the violations.
    package var json: JSON {
        [
            "event": "exploration", "seed": "\(exploration.seed)", "screens": exploration.screens.count,
            "states": exploration.stateCount, "edges": exploration.edgeCount, "steps": exploration.stepCount,
            "unexplored": exploration.unexploredCount, "omitted": exploration.omittedStepCount,
            "interrupted": exploration.isInterrupted, "violations": exploration.violations.count,
        ]
    }

    /// An object for each violation.
    package var violations: [JSON] {
        zip(exploration.violations, files).map { violation, file in
            let subject = violation.finding.subject
            return [
                "event": "violation", "invariant": subject.invariant.rawValue, "screen": subject.screen,
                "action": subject.action, "message": violation.finding.detail, "file": file,
                "transcript": file == nil ? violation.transcript.text : nil,
            ]
        }
    }
}
