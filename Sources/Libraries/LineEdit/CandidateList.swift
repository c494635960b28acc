/// Lays out the candidates of a completion below the line.
///
/// Widths are in columns of the terminal and come from `width`, so that the arithmetic is libedit's own.
struct CandidateList {
    let candidates: [Completion.Candidate]
    let width: (Unicode.Scalar) -> Int

    /// Rows of at most `columns - 1` columns: a full row would leave the cursor at the margin, where terminals differ.
    ///
    /// Candidates with help take a row each, with the help in a column of its own; others fill columns from top to
    /// bottom. What does not fit in `limit` rows is counted in a last row instead.
    func rows(columns: Int, limit: Int) -> [String] {
        let room = max(columns - 1, 1)
        let limit = max(limit, 2)
        return candidates.contains { $0.help != nil }
            ? describedRows(room: room, limit: limit) : plainRows(room: room, limit: limit)
    }

    private func describedRows(room: Int, limit: Int) -> [String] {
        let shown = candidates.count <= limit ? candidates.count : limit - 1
        let names = candidates.prefix(shown).map { fitted($0.display, room) }
        let nameWidth = names.map(columns).max() ?? 0
        let rows = zip(names, candidates).map { name, candidate in
            candidate.help.map { fitted(padded(name, nameWidth + 2) + $0, room) } ?? name
        }
        return rows + remainder(after: shown, room: room)
    }

    private func plainRows(room: Int, limit: Int) -> [String] {
        let names = candidates.map { fitted($0.display, room) }
        // Two blanks between columns; the last column needs none.
        let columnWidth = (names.map(columns).max() ?? 0) + 2
        let columnCount = max((room + 2) / columnWidth, 1)
        let fits = names.count <= columnCount * limit
        let shown = fits ? names.count : columnCount * (limit - 1)
        let rowCount = (shown + columnCount - 1) / columnCount
        let rows = (0..<rowCount).map { row in
            let cells = stride(from: row, to: shown, by: rowCount).map { names[$0] }
            return cells.dropLast().map { padded($0, columnWidth) }.joined() + (cells.last ?? "")
        }
        return rows + remainder(after: shown, room: room)
    }

    private func remainder(after shown: Int, room: Int) -> [String] {
        shown < candidates.count ? [fitted("... and \(candidates.count - shown) more", room)] : []
    }

    private func columns(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(width($1), 0) }
    }

    private func padded(_ text: String, _ columnCount: Int) -> String {
        text + String(repeating: " ", count: max(columnCount - columns(text), 0))
    }

    /// `text` cut to `room` columns, with three dots where something is missing and there is room to say so.
    private func fitted(_ text: String, _ room: Int) -> String {
        if columns(text) <= room { return text }
        let dots = String(repeating: ".", count: room > 6 ? 3 : 0)
        var result = ""
        var used = dots.count
        for character in text {
            used += columns(String(character))
            if used > room { break }
            result.append(character)
        }
        return result + dots
    }
}
