import ChallengeCore

/// The last of the lines that were typed, numbered and whole, so that they can be copied. Those of one entry stand below
/// each other.
struct HistoryReport {
    private let entries: [Entry]
    /// The width of the largest number.
    private let width: Int

    /// - Parameters:
    ///   - lines: all lines, the oldest first.
    ///   - count: how many are shown.
    init(lines: [String], last count: Int) {
        entries = zip(1..., lines).suffix(count).map { Entry(number: $0, text: $1) }
        width = String(lines.count).count
    }

    var report: Report {
        let body: Element =
            entries.isEmpty
            ? .line([Span("the history is empty", .secondary)]) : .verbatim(entries.flatMap(rows))
        return Report(
            "history", body: body,
            content: ["lines": entries.map { ["number": $0.number, "text": $0.text] as JSON }] as JSON)
    }

    private func rows(of entry: Entry) -> [String] {
        let label = String(entry.number)
        let first = String(repeating: " ", count: 2 + width - label.count) + label + "  "
        let indentation = String(repeating: " ", count: first.count)
        // By scalars: a character may be a line end and more.
        let parts = entry.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return zip([first] + Array(repeating: indentation, count: parts.count - 1), parts).map { $0 + String($1) }
    }

    private struct Entry {
        let number: Int
        let text: String
    }
}
