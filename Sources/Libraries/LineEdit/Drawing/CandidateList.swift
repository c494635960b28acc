/// Lays out the candidates of a completion in rows below the line.
///
/// Widths are in columns of the terminal and come from `width`.
struct CandidateList {
    let candidates: [Completion.Candidate]
    let width: (Unicode.Scalar) -> Int
    let ellipsis: String
    /// The style of what is said about candidates.
    var secondaryStyle = ""

    private var fitting: TextFitting { TextFitting(width: width, ellipsis: ellipsis) }

    /// Rows of at most `columns - 1` columns: a full row would leave the cursor at the margin, where terminals differ.
    ///
    /// Candidates with help take a row each, with the help in a column of its own; others fill columns from top to
    /// bottom.
    func rows(columns: Int) -> [[StyledText]] {
        let room = max(columns - 1, 1)
        return candidates.contains { $0.help != nil } ? describedRows(room) : plainRows(room).map { [StyledText($0)] }
    }

    private func describedRows(_ room: Int) -> [[StyledText]] {
        let names = candidates.map { fitting.fitted($0.display, room) }
        let nameWidth = (names.map(fitting.columns).max() ?? 0) + 2
        return zip(names, candidates).map { name, candidate in
            guard let help = candidate.help, nameWidth < room else { return [StyledText(name)] }
            return [
                StyledText(fitting.padded(name, nameWidth)),
                StyledText(fitting.fitted(help, room - nameWidth), style: secondaryStyle),
            ]
        }
    }

    private func plainRows(_ room: Int) -> [String] {
        let names = candidates.map { fitting.fitted($0.display, room) }
        // Two blanks between columns; the last column needs none.
        let columnWidth = (names.map(fitting.columns).max() ?? 0) + 2
        let columnCount = max((room + 2) / columnWidth, 1)
        let rowCount = (names.count + columnCount - 1) / columnCount
        return (0..<rowCount).map { row in
            let cells = stride(from: row, to: names.count, by: rowCount).map { names[$0] }
            return cells.dropLast().map { fitting.padded($0, columnWidth) }.joined() + (cells.last ?? "")
        }
    }
}
