import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeSession

package nonisolated struct TranscriptResult: Sendable {
    package enum Outcome: Sendable {
        case passed
        /// The output differs at these places.
        case failed([Difference])
        /// The output differed, and the file was rewritten.
        case updated
        /// The file cannot be read, or is no transcript.
        case unreadable(Diagnostic)
        /// The output differs, and the file cannot be rewritten.
        case unwritable(Diagnostic)
    }

    /// An entry that failed.
    package struct Difference: Sendable {
        package let entry: Transcript.Entry
        /// The difference in the entry's output; nil if the session had ended before the entry.
        var diff: LineDiff?
        /// The number of entries that did not run because the session had ended, including this entry.
        var missingCount = 0
    }

    /// The file's name.
    package let name: String
    package let outcome: Outcome
    /// The coverage of the run; nil if no coverage is wanted.
    package var coverage: Coverage?
    /// The duration of the run; nil if no duration is wanted.
    package var duration: Duration?

    var differences: [Difference] { if case .failed(let differences) = outcome { differences } else { [] } }

    /// The error if the file cannot be read or written.
    package var diagnostic: Diagnostic? {
        switch outcome {
        case .unreadable(let diagnostic), .unwritable(let diagnostic): diagnostic
        case .passed, .failed, .updated: nil
        }
    }

    var isFailure: Bool { diagnostic != nil || !differences.isEmpty }

    /// The differences, or the error about the file, without colour; nil if the transcript passed.
    var failureText: String? {
        guard isFailure else { return nil }
        return diagnostic?.text(style: .plain, width: OutputTraits.defaultWidth)
            ?? TranscriptReport(style: .plain).differences(self).joined(separator: "\n")
    }

    /// Returns the failing entries, in order.
    ///
    /// - Parameter outputs: the output of each entry; nil for the last entries if these entries did not run.
    static func differences(of transcript: Transcript, from outputs: [[String]?]) -> [Difference] {
        var differences: [Difference] = []
        for (entry, output) in zip(transcript.entries, outputs) {
            guard let output else {
                return differences + [Difference(entry: entry, missingCount: outputs.count { $0 == nil })]
            }
            let diff = LineDiff(expected: entry.output, actual: output)
            if !diff.isEmpty { differences.append(Difference(entry: entry, diff: diff)) }
        }
        return differences
    }
}

/// Formats the results of verified transcripts as lines.
nonisolated struct TranscriptReport {
    let style: TextStyle

    /// Returns the line for a transcript that passed or was updated; nil for any other result.
    func success(_ result: TranscriptResult) -> String? {
        switch result.outcome {
        case .passed: text([Span("passed", .success), Span(" \(result.name)")])
        case .updated: text([Span("updated", .warning), Span(" \(result.name)")])
        case .failed, .unreadable, .unwritable: nil
        }
    }

    /// Returns each difference: the place, the command, and the diff of its output.
    func differences(_ result: TranscriptResult) -> [String] {
        result.differences.flatMap { difference in
            let place = Span("\(result.name):\(difference.entry.line): ", .emphasis)
            return [text([place, Span(Transcript.mark + difference.entry.command)])] + rows(of: difference)
        }
    }

    private func rows(of difference: TranscriptResult.Difference) -> [String] {
        if let diff = difference.diff { return diff.rows.map(row) }
        let count = difference.missingCount
        let subject = count == 1 ? "this" : "this and the \(count - 1) after it"
        return [text([Span("    \(subject) did not run: the session had ended", .failure)])]
    }

    private func row(_ row: LineDiff.Row) -> String {
        switch row {
        case .common(let line): text([Span(line.isEmpty ? "" : "    " + line)])
        case .expected(let line): text([Span("  - " + Self.showingEnd(of: line), .failure)])
        case .actual(let line): text([Span("  + " + Self.showingEnd(of: line), .success)])
        case .skipped(let count):
            text([Span("  \(style.ellipsis) \(count) more \(count == 1 ? "line" : "lines")", .secondary)])
        }
    }

    /// Makes the blanks at the end of a line visible.
    private static func showingEnd(of line: String) -> String {
        let kept = line.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
        return String(decoding: line.utf8.prefix(kept), as: UTF8.self)
            + String(repeating: "\\u{20}", count: line.utf8.count - kept)
    }

    /// Renders spans without a limit on the width: a cut could hide the difference.
    private func text(_ spans: [Span]) -> String { TextRenderer(width: Int.max, style: style).text(of: spans) }
}

nonisolated extension TestResult {
    package init(_ result: TranscriptResult) {
        let outcome: Outcome
        let message: String?
        switch result.outcome {
        case .passed, .updated: (outcome, message) = (.passed, nil)
        case .failed: (outcome, message) = (.failed, "its output differs")
        case .unreadable(let diagnostic), .unwritable(let diagnostic):
            (outcome, message) = (.erroneous, diagnostic.message)
        }
        self.init(
            suite: Self.transcripts, name: result.name, outcome, message: message, text: result.failureText,
            seconds: result.duration?.seconds)
    }
}

extension Duration {
    /// The seconds to a thousandth: `0.042`.
    package nonisolated var seconds: String {
        let thousandths = Int((self / .milliseconds(1)).rounded())
        let fraction = String(thousandths % 1_000 + 1_000).dropFirst()
        return "\(thousandths / 1_000).\(fraction)"
    }
}
