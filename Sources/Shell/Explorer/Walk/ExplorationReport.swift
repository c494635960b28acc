package import ChallengeSession
package import ChallengeText
import ChallengeVerification

package nonisolated struct ExplorationReport {
    let result: ExplorationResult
    /// The transcript file of each violation, in order; nil for a violation without a file.
    let files: [String?]
    /// The duration of the exploration; nil if it is not printed.
    let duration: Duration?

    package init(_ result: ExplorationResult, files: [String?], duration: Duration? = nil) {
        (self.result, self.files, self.duration) = (result, files, duration)
    }

    /// The report's lines: each violation with its transcript or the transcript's file, then notes and the summary.
    package var lines: [String] {
        zip(result.violations, files).flatMap { violation, file -> [String] in
            let line = violation.finding.line.escapingUnsafe
            guard let file else {
                let text = violation.transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
                return [line] + text.dropLast().map { "    " + String($0).escapingUnsafe }
            }
            let others = violation.places.others.map { ["    " + $0.escapingUnsafe] } ?? []
            return [line] + others + ["    \(file)"]
        } + otherNotes + [summary] + remarks
    }

    /// The lines of the notes that are about no violation.
    var otherNotes: [String] {
        notes.filter { $0.kind != "known" }.map { ($0.place + ": " + $0.message).escapingUnsafe }
    }

    /// A finding that does not count as a violation.
    private struct Note {
        let kind: String
        let message: String
        var file: String?
        var line: Int?

        /// The kind and the place: `outdated: FILE:3`.
        var place: String { ([kind] + [file.map { ": \($0)" }, line.map { ":\($0)" }].compactMap(\.self)).joined() }
    }

    private var notes: [Note] {
        result.knownViolations.map { Note(kind: "known", message: "\($0.finding.line) (\($1.reason))") }
            + result.outdatedEntries.map {
                Note(
                    kind: "outdated", message: "'\($0.invariant.rawValue): \($0.place)' is no longer found",
                    file: $0.file, line: $0.line)
            }
    }

    /// The counts with their nouns: `4 screens`.
    var counts: [String] {
        [
            count(result.screens.count, "screen"), count(result.stateCount, "state"),
            count(result.edgeCount, "edge") + " between them", count(result.stepCount, "step"),
            count(result.violations.count, "violation")
                + (placeCount > result.violations.count ? " in \(placeCount) places" : ""),
        ] + (result.knownViolations.isEmpty ? [] : ["\(result.knownViolations.count) known"])
    }

    private var summary: String {
        let time = duration.map { ", in \($0.milliseconds) ms" } ?? ""
        return "\(counts.joined(separator: ", ")), with the seed \(result.seed)\(time)"
    }

    private var placeCount: Int { result.violations.reduce(0) { $0 + $1.places.count } }

    var remarks: [String] {
        let left = result.unexploredCount
        let states = "\(count(left, "state")) \(left == 1 ? "was" : "were") not explored"
        let omitted = count(result.omittedStepCount, "step")
        return [
            result.isInterrupted
                ? "interrupted; \(states)" : left > 0 ? "stopped at the limit; \(states)" : "nothing new is found"
        ] + (result.omittedStepCount > 0 ? ["\(omitted) left out in states with too many steps"] : [])
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The report as JSON: an object for each violation and each note, then an object with the counts.
    package var objects: [JSON] {
        zip(result.violations, files).map(object) + notes.map(object) + [
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

    private func object(_ note: Note) -> JSON {
        ["event": "finding", "kind": note.kind, "message": note.message, "file": note.file, "line": note.line]
    }

    private func object(_ violation: Violation, _ file: String?) -> JSON {
        let subject = violation.finding.subject
        return [
            "event": "violation", "invariant": subject.invariant.rawValue, "screen": subject.screen,
            "action": subject.action, "message": violation.finding.detail, "asked": violation.exchange,
            "count": violation.places.count,
            "places": violation.places.map { ["screen": $0.screen, "action": $0.action] as JSON }, "file": file,
            "transcript": file == nil ? violation.transcript.text : nil,
        ]
    }
}

extension EventSchema {
    package static let exploration = [
        event(
            "violation", "A violation that explore found.", hasID: false,
            [
                "invariant": .string, "screen": .string, "action": .string, "message": .string,
                "asked": .string.described("What the last line asks of the data layer, with the answers.").optional,
                "count": .integer(from: 1).described("The number of places."),
                "places": .array(of: .object(["screen": .string, "action": .string]))
                    .described("The places where one mistake breaks the invariant, the one above first."),
                "file": .string.described("The transcript that shows it, with --out.").optional,
                "transcript": .string.described("Its text, without --out.").optional,
            ]),
        event(
            "finding", "A finding of explore that is not a violation.", hasID: false,
            [
                "kind": .choice(["known", "outdated"]), "message": .string,
                "file": .string.described("The file that no longer needs the entry.").optional,
                "line": .integer(from: 1).optional,
            ]),
        event(
            "exploration", "A summary of the exploration.", hasID: false,
            [
                "seed": .string, "screens": .integer(from: 0), "states": .integer(from: 0),
                "edges": .integer(from: 0), "steps": .integer(from: 0),
                "unexplored": .integer(from: 0).described("States."),
                "omitted": .integer(from: 0).described("Steps left out in states with too many."), "interrupted": .bool,
                "violations": .integer(from: 0),
                "places": .integer(from: 0).described("The places of all violations."), "milliseconds": milliseconds,
            ]),
    ]
}
