/// Lays out the candidates of a completion in rows below the line.
///
/// Widths are in columns of the terminal and come from `width`.
struct CandidateList {
    let candidates: [Completion.Candidate]
    let width: (Unicode.Scalar) -> Int
    let ellipsis: String
    /// The style of the candidates' help.
    var secondaryStyle = ""

    private var fitting: TextFitting { TextFitting(width: width, ellipsis: ellipsis) }

    /// Rows of at most `columns - 1` columns: a full row would leave the cursor at the margin, where terminals differ.
    ///
    /// Candidates with help take a row each, with the help in a column of its own; others fill columns from top to
    /// bottom.
    func rows(columns: Int) -> [[Prompt.Segment]] {
        let room = max(columns - 1, 1)
        let names = candidates.map { fitting.fitted($0.display, room) }
        // Two blanks between columns; the last column needs none.
        let columnWidth = (names.map(fitting.columns).max() ?? 0) + 2
        if candidates.contains(where: { $0.help != nil }) {
            return zip(names, candidates).map { name, candidate in
                guard let help = candidate.help, columnWidth < room else { return [Prompt.Segment(name)] }
                return [
                    Prompt.Segment(fitting.padded(name, columnWidth)),
                    Prompt.Segment(fitting.fitted(help, room - columnWidth), style: secondaryStyle),
                ]
            }
        }
        let columnCount = max((room + 2) / columnWidth, 1)
        let rowCount = (names.count + columnCount - 1) / columnCount
        return (0..<rowCount).map { row in
            let cells = stride(from: row, to: names.count, by: rowCount).map { names[$0] }
            return [
                Prompt.Segment(cells.dropLast().map { fitting.padded($0, columnWidth) }.joined() + (cells.last ?? ""))
            ]
        }
    }
}
