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
    private let style: TextStyle
    /// The text of all cells, row by row.
    private var text = StyledText()
    private var cells: [StyledText.Piece] = []
    /// The index of the cell behind each row.
    private var ends: [Int] = []
    /// The width of each column; 0 for an empty column, which is left out.
    private var widths: [Int]

    init(_ table: Table, width: Int, style: TextStyle) {
        columns = table.columns
        self.style = style
        widths = Array(repeating: 0, count: columns.count)
        cells.reserveCapacity((table.rows.count + 1) * columns.count)
        if columns.contains(where: { !$0.title.isEmpty }) { add(columns.map { [Span($0.title, .emphasis)] }) }
        for row in table.rows { add(row) }
        shrink(to: width)
    }

    /// The indices of the rows, that of the headings among them.
    var rowIndices: Range<Int> { ends.indices }

    private mutating func add(_ row: [[Span]]) {
        let count = min(row.count, columns.count)
        let isMeasured = count != 1 || columns.count == 1
        for column in 0..<count {
            let cell = text.append(row[column], style: style)
            cells.append(cell)
            if isMeasured { widths[column] = max(widths[column], cell.columns) }
        }
        ends.append(cells.count)
    }

    /// Replaces a text by a row, each cell cut or padded to its column's width, without the padding at the end. The row
    /// is too wide if the columns could not shrink enough.
    func draw(_ index: Int, in row: inout StyledText) {
        row.removeAll()
        let start = index > 0 ? ends[index - 1] : 0
        let count = ends[index] - start
        var blanks = Self.indent
        if count == 1, columns.count > 1 {
            row.append(blanks: blanks)
            row.append(cells[start], of: text, style: style)
            return
        }
        var isFirst = true
        for column in columns.indices where widths[column] > 0 {
            if !isFirst { blanks += Self.gap }
            isFirst = false
            guard column < count else {
                blanks += widths[column]
                continue
            }
            let cell = text.cut(cells[start + column], to: widths[column], style: style)
            let filling = widths[column] - cell.columns
            if columns[column].alignment == .trailing { blanks += filling }
            if !cell.isEmpty {
                row.append(blanks: blanks)
                row.append(cell, of: text, style: style)
                blanks = 0
            }
            if columns[column].alignment == .leading { blanks += filling }
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
