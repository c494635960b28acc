struct TableLayout {
    private struct Cell {
        let spans: [Span]
        /// The width as one text.
        let columns: Int
    }

    static let indent = 2
    static let gap = 2
    /// The minimum width of a shrunk column, enough to tell names apart.
    static let minimum = 8

    private let columns: [Table.Column]
    private let style: TextStyle
    /// The cells of each row, first of the headings. A row with one cell for several columns has only this cell.
    private let cells: [[Cell]]
    /// The width of each column; 0 for a column that is left out because it is empty or has no room.
    private var widths: [Int]

    init(_ table: Table, width: Int, style: TextStyle) {
        columns = table.columns
        self.style = style
        let headings = columns.contains { !$0.title.isEmpty } ? [columns.map { [Span($0.title, .emphasis)] }] : []
        cells = (headings + table.rows).map { row in
            row.map { Cell(spans: $0, columns: StyledText.columns(of: $0, style: style)) }
        }
        widths = Array(repeating: 0, count: columns.count)
        for row in cells where !isSpanning(row) {
            for (column, cell) in row.prefix(columns.count).enumerated() {
                widths[column] = max(widths[column], cell.columns)
            }
        }
        fit(to: width)
    }

    /// The rows, which may be wider than the table's width if no column can shrink.
    var rows: [StyledText] { cells.map(row) }

    private func row(of cells: [Cell]) -> StyledText {
        var row = StyledText(columns: rowWidth)
        row.append(blanks: Self.indent)
        if isSpanning(cells) {
            row.append(cells[0].spans, style: style)
            return row
        }
        var blanks = 0
        for (column, cell) in cells.prefix(columns.count).enumerated() where widths[column] > 0 {
            let cut =
                cell.columns > widths[column]
                ? StyledText(cell.spans, style: style).cut(to: widths[column], style: style) : nil
            let filling = widths[column] - (cut?.columns ?? cell.columns)
            let isTrailing = columns[column].alignment == .trailing
            row.append(blanks: isTrailing ? blanks + filling : blanks)
            if let cut { row.append(cut) } else { row.append(cell.spans, style: style) }
            blanks = Self.gap + (isTrailing ? 0 : filling)
        }
        return row
    }

    private var rowWidth: Int {
        Self.indent + widths.reduce(0, +) + Self.gap * max(0, widths.count { $0 > 0 } - 1)
    }

    /// True if a row has one cell that spans all columns.
    private func isSpanning(_ row: [Cell]) -> Bool { row.count == 1 && columns.count > 1 }

    /// Shrinks columns by half at most, or leaves them out, until the rows fit. The highest ranks go first.
    private mutating func fit(to width: Int) {
        let ranked = columns.indices.filter { columns[$0].rank > 0 }
        for column in ranked.sorted(by: { (columns[$0].rank, $0) > (columns[$1].rank, $1) }) {
            let excess = rowWidth - width
            guard excess > 0 else { return }
            let least = columns[column].shrinks ? max(Self.minimum, widths[column] / 2) : widths[column]
            widths[column] = widths[column] - excess >= least ? widths[column] - excess : 0
        }
        shrink(to: width)
    }

    /// Shrinks the widest column, or the last of equally wide columns, until the rows fit or no column can shrink.
    private mutating func shrink(to width: Int) {
        // Limits the number of steps in the loop: a column wider than a row must shrink to the row's width anyway.
        for column in columns.indices where columns[column].shrinks {
            widths[column] = min(widths[column], max(width, Self.minimum))
        }
        var excess = rowWidth - width
        while excess > 0 {
            let shrinking = columns.indices.filter { columns[$0].shrinks && widths[$0] > Self.minimum }
            let greatest = shrinking.map { widths[$0] }.max()
            guard let widest = shrinking.last(where: { widths[$0] == greatest }) else { return }
            widths[widest] -= 1
            excess -= 1
        }
    }
}
