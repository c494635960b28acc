package import ChallengeShellOutput
import ChallengeShellConsole
import ChallengeCore
import ChallengeDesignSystem
import ChallengeShellText

package nonisolated struct TranscriptResult: Sendable {
    package enum Outcome: Sendable {
        case passed
        /// It prints something else, at these places.
        case failed([Difference])
        /// It printed something else, and was rewritten.
        case updated
        /// It cannot be read, or is no transcript.
        case unreadable(Diagnostic)
        /// It prints something else, and cannot be rewritten.
        case unwritable(Diagnostic)
    }

    /// An entry that fails.
    package struct Difference: Sendable {
        package let entry: Transcript.Entry
        /// The difference of its output; nil where the session had ended before it.
        var diff: LineDiff?
        /// How many entries, this one and all after it, then did not run.
        var missingCount = 0
    }

    /// The file.
    package let name: String
    package let outcome: Outcome
    /// Nil where nobody asks for what it has reached.
    package var coverage: Coverage?
    /// How long it took; nil where nobody asks.
    package var duration: Duration?

    var differences: [Difference] { if case .failed(let differences) = outcome { differences } else { [] } }

    /// Why the file cannot be read or written.
    package var diagnostic: Diagnostic? {
        switch outcome {
        case .unreadable(let diagnostic), .unwritable(let diagnostic): diagnostic
        case .passed, .failed, .updated: nil
        }
    }

    var isFailure: Bool { diagnostic != nil || !differences.isEmpty }

    /// The differences, or why the file cannot be read or written, without colour; nil where it has passed.
    var failureText: String? {
        guard isFailure else { return nil }
        return diagnostic?.text(style: .plain, width: OutputTraits.defaultWidth)
            ?? TranscriptReport(style: .plain).differences(self).joined(separator: "\n")
    }

    /// The entries that fail, in order.
    ///
    /// - Parameter outputs: what each entry prints; nil for those that did not run, which are the last ones.
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

/// The lines about transcripts that were verified.
nonisolated struct TranscriptReport {
    let style: TextStyle

    /// The line for a transcript that passed or was updated; nil for any other.
    func success(_ result: TranscriptResult) -> String? {
        switch result.outcome {
        case .passed: text([Span("passed", .success), Span(" \(result.name)")])
        case .updated: text([Span("updated", .warning), Span(" \(result.name)")])
        case .failed, .unreadable, .unwritable: nil
        }
    }

    /// Each difference: the place, the command, and the diff of its output.
    func differences(_ result: TranscriptResult) -> [String] {
        result.differences.flatMap { difference in
            let place = Span("\(result.name):\(difference.entry.line): ", .emphasis)
            return [text([place, Span(Transcript.mark + difference.entry.command)])] + rows(of: difference)
        }
    }

    private func rows(of difference: TranscriptResult.Difference) -> [String] {
        if let diff = difference.diff { return diff.rows.map(row) }
        let count = difference.missingCount
        let subject = count == 1 ? "this was" : "this and the \(count - 1) after it were"
        return [text([Span("    \(subject) not carried out: the session had ended", .failure)])]
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

    /// Blanks at the end of a line cannot be seen.
    private static func showingEnd(of line: String) -> String {
        let kept = line.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
        return String(decoding: line.utf8.prefix(kept), as: UTF8.self)
            + String(repeating: "\\u{20}", count: line.utf8.count - kept)
    }

    /// However wide: what is cut could be what differs.
    private func text(_ spans: [Span]) -> String { TextRenderer(width: Int.max, style: style).text(of: spans) }
}

nonisolated extension JUnitReport.Case {
    /// The suite of all transcripts.
    package static let transcripts = "transcripts"

    package init(_ result: TranscriptResult) {
        let text = result.failureText ?? ""
        let outcome: JUnitReport.Outcome =
            switch result.outcome {
            case .passed, .updated: .passed
            case .failed: .failed(message: "it prints something else", text: text)
            case .unreadable(let diagnostic), .unwritable(let diagnostic):
                JUnitReport.Outcome(kind: .erroneous, message: diagnostic.message, text: text)
            }
        self.init(suite: Self.transcripts, name: result.name, outcome, seconds: result.duration?.seconds)
    }
}

extension Duration {
    /// In seconds, to a thousandth: `0.042`.
    package nonisolated var seconds: String {
        let thousandths = Int((self / .milliseconds(1)).rounded())
        let fraction = String(thousandths % 1_000 + 1_000).dropFirst()
        return "\(thousandths / 1_000).\(fraction)"
    }
}
