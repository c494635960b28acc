package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeSession
import ChallengeText

extension SessionCommand {
    /// The commands that show what was typed.
    package static func recalling(_ history: History) -> [SessionCommand] {
        let lineCount = ArgumentKey<Int>("N", in: 1...Int.max)
        return [
            SessionCommand(
                "history", help: "Print what was typed, or the last N lines",
                forms: [[], [lineCount.parameter]], answer: .table,
                .delegates { [history] runner, invocation, _ in
                    await history.finishWriting()
                    await history.refresh()
                    let lines = history.lines
                    runner.events.send(.report(.history(lines, last: invocation.arguments[lineCount] ?? lines.count)))
                })
        ]
    }
}

extension Report {
    /// The last of the lines that were typed, numbered and whole, so that they can be copied. Those of one entry stand
    /// below each other.
    ///
    /// - Parameters:
    ///   - lines: all lines, the oldest first.
    ///   - count: how many are shown.
    package static func history(_ lines: [String], last count: Int) -> Report {
        let entries = zip(1..., lines).suffix(count)
        let width = String(lines.count).count
        let rows = entries.flatMap { number, text in
            let label = String(number)
            let first = String(repeating: " ", count: 2 + width - label.count) + label + "  "
            let indentation = String(repeating: " ", count: first.count)
            // By scalars: a character may be a line end and more.
            let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            return zip([first] + Array(repeating: indentation, count: parts.count - 1), parts).map { $0 + String($1) }
        }
        let lines = entries.map { ["number": $0, "text": $1] as JSON }
        return Report(
            "history", body: rows.isEmpty ? .line([Span("the history is empty", .secondary)]) : .verbatim(rows),
            content: ["lines": lines] as JSON, table: DataTable(["number", "text"], lines))
    }
}
