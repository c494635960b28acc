import ChallengeCore
import ChallengeShellSession
package import ChallengeShellText
package import ChallengeShellVerification

/// What is printed of an exploration, for people and for programs.
package nonisolated struct ExplorationReport {
    let result: ExplorationResult
    /// The files with the transcripts of the violations, in their order; nil for those without one.
    let files: [String?]
    /// How long it took; nil where that is not told.
    let duration: Duration?

    package init(_ result: ExplorationResult, files: [String?], duration: Duration? = nil) {
        (self.result, self.files, self.duration) = (result, files, duration)
    }

    /// A line for each violation, with its transcript where no file has it, and the summary.
    package var lines: [String] {
        zip(result.violations, files).flatMap { violation, file -> [String] in
            let line = violation.finding.line.escapingUnsafe
            guard let file else {
                let text = violation.transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
                return [line] + text.dropLast().map { "    " + String($0).escapingUnsafe }
            }
            let others = violation.places.others.map { ["    " + $0.escapingUnsafe] } ?? []
            return [line] + others + ["    \(file)"]
        } + [summary] + remarks
    }

    private var summary: String {
        let counts = [
            count(result.screens.count, "screen"), count(result.stateCount, "state"),
            count(result.edgeCount, "edge") + " between them", count(result.stepCount, "step"),
            count(result.violations.count, "violation")
                + (placeCount > result.violations.count ? " in \(placeCount) places" : ""),
        ]
        let time = duration.map { ", in \($0.milliseconds) ms" } ?? ""
        return "\(counts.joined(separator: ", ")), with the seed \(result.seed)\(time)"
    }

    private var placeCount: Int { result.violations.reduce(0) { $0 + $1.places.count } }

    private var remarks: [String] {
        let left = result.unexploredCount
        let states = "\(count(left, "state")) \(left == 1 ? "was" : "were") not explored"
        let omitted = count(result.omittedStepCount, "step")
        return [
            result.isInterrupted
                ? "interrupted; \(states)" : left > 0 ? "stopped at the limit; \(states)" : "nothing new is found"
        ] + (result.omittedStepCount > 0 ? ["\(omitted) left out, of states with too many"] : [])
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The same for programs: an object for each violation, then one with the counts.
    package var objects: [JSON] {
        zip(result.violations, files).map(object) + [
            [
                "event": "exploration", "seed": "\(result.seed)", "screens": result.screens.count,
                "states": result.stateCount, "edges": result.edgeCount, "steps": result.stepCount,
                "unexplored": result.unexploredCount, "omitted": result.omittedStepCount,
                "interrupted": result.isInterrupted, "violations": result.violations.count,
                "places": placeCount,
                "milliseconds": duration.map { .number($0.milliseconds) } as JSON?,
            ]
        ]
    }

    private func object(_ violation: Violation, _ file: String?) -> JSON {
        let subject = violation.finding.subject
        return [
            "event": "violation", "invariant": subject.invariant.rawValue, "screen": subject.screen,
            "action": subject.action, "message": violation.finding.detail,
            "count": violation.places.count,
            "places": violation.places.map { ["screen": $0.screen, "action": $0.action] as JSON }, "file": file,
            "transcript": file == nil ? violation.transcript.text : nil,
        ]
    }
}

extension EventDefinitions {
    /// The events that an exploration prints.
    package static let exploration = [
        event(
            "violation", "What explore has found wrong.", hasID: false,
            [
                "invariant": .string, "screen": .string, "action": .string, "message": .string,
                "count": .integer(from: 1).described("Of the places."),
                "places": .array(of: .object(["screen": .string, "action": .string]))
                    .described("Where one mistake breaks the invariant, the place above first."),
                "file": .string.described("The transcript that shows it, with --out.").optional,
                "transcript": .string.described("Its text, without --out.").optional,
            ]),
        event(
            "exploration", "What explore has done.", hasID: false,
            [
                "seed": .string, "screens": .integer(from: 0), "states": .integer(from: 0),
                "edges": .integer(from: 0), "steps": .integer(from: 0),
                "unexplored": .integer(from: 0).described("States."),
                "omitted": .integer(from: 0).described("Steps, of states with too many."), "interrupted": .bool,
                "violations": .integer(from: 0),
                "places": .integer(from: 0).described("Of all violations."), "milliseconds": milliseconds,
            ]),
    ]
}
