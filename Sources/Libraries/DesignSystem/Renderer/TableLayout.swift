import ChallengeCore

/// A table's cells with the widths of its columns.
struct TableLayout {
    /// The number of blanks before the first column.
    static let indent = 2
    /// The number of blanks between two columns.
    static let gap = 2
    /// The least width of a column that was shrunk, enough to tell names apart.
    static let minimum = 8

    private let columns: [Table.Column]
    private let rows: [[StyledText]]
    private let style: TextStyle
    /// The width of each column; 0 for an empty column, which is left out.
    private(set) var widths: [Int]

    init(_ table: Table, width: Int, style: TextStyle) {
        columns = table.columns
        self.style = style
        let cells = table.rows.map { row in row.prefix(table.columns.count).map { StyledText($0, style: style) } }
        let hasHeading = table.columns.contains { !$0.title.isEmpty }
        let heading = table.columns.map { StyledText([Span($0.title, .emphasis)], style: style) }
        let rows = (hasHeading ? [heading] : []) + cells
        self.rows = rows
        widths = table.columns.indices.map { column in
            rows.reduce(0) {
                max($0, column < $1.count && !($1.count == 1 && table.columns.count > 1) ? $1[column].width : 0)
            }
        }
        shrink(to: width)
    }

    /// The rows, each cell cut or padded to its column's width. They are too wide if the columns could not shrink
    /// enough.
    var lines: [StyledText] {
        rows.map { row in
            var line = StyledText()
            if columns.count > 1, row.count == 1 {
                line.append(blanks: Self.indent)
                line.append(row[0])
                return line
            }
            for (column, width) in widths.enumerated() where width > 0 {
                line.append(blanks: line.cells.isEmpty ? Self.indent : Self.gap)
                let cell = column < row.count ? row[column].cut(to: width, style: style) : StyledText()
                let filling = width - cell.width
                line.append(blanks: columns[column].alignment == .trailing ? filling : 0)
                line.append(cell)
                line.append(blanks: columns[column].alignment == .leading ? filling : 0)
            }
            return line
        }
    }

    /// Shrinks the widest column, the last one of equals, until the rows fit or no column can shrink.
    private mutating func shrink(to width: Int) {
        // Limits the number of steps below: a column wider than the row has to shrink to that anyway.
        for column in columns.indices where columns[column].shrinks {
            widths[column] = min(widths[column], max(width, Self.minimum))
        }
        let shown = widths.count { $0 > 0 }
        var excess = Self.indent + widths.reduce(0, +) + Self.gap * max(0, shown - 1) - width
        while excess > 0 {
            let shrinking = columns.indices.filter { columns[$0].shrinks && widths[$0] > Self.minimum }
            let greatest = shrinking.map { widths[$0] }.max()
            guard let widest = shrinking.last(where: { widths[$0] == greatest }) else { return }
            widths[widest] -= 1
            excess -= 1
        }
    }
}
