/// Lines that were typed, numbered and whole, so that they can be copied. Those of one entry stand below each other.
struct HistoryReport {
    let lines: [String]

    /// The last rows.
    func rows(last count: Int) -> [String] {
        let width = String(lines.count).count
        return zip(1..., lines).suffix(count).flatMap { number, line in
            let label = String(number)
            let first = String(repeating: " ", count: 2 + width - label.count) + label + "  "
            let indentation = String(repeating: " ", count: first.count)
            // By scalars: a character may be a line end and more.
            let parts = line.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            return zip([first] + Array(repeating: indentation, count: parts.count - 1), parts).map { $0 + String($1) }
        }
    }
}
