struct TableLayout {
    static let indent = 2
    static let gap = 2
    /// The minimum width of a shrunk column, enough to tell names apart.
    static let minimum = 8

    private let columns: [Table.Column]
    private let style: TextStyle
    private(set) var text: StyledText
    private var cells: [StyledText.Piece] = []
    /// For each row, the index of the cell behind the row's last cell.
    private var ends: [Int] = []
    /// The width of each column; 0 for a column that is left out because it is empty or has no room.
    private var widths: [Int]

    init(_ table: Table, width: Int, style: TextStyle) {
        columns = table.columns
        self.style = style
        widths = Array(repeating: 0, count: columns.count)
        let rowCount = table.cells.rowEnds.count
        let count = (rowCount + 1) * columns.count
        text = StyledText(cells: count)
        cells.reserveCapacity(count)
        if columns.contains(where: { !$0.title.isEmpty }) {
            for column in columns.indices { add([Span(columns[column].title, .emphasis)], 0..<1, to: column) }
            ends.append(cells.count)
        }
        for row in 0..<rowCount {
            let cells = table.cells.cells(ofRow: row)
            let column = isSpanning(min(cells.count, columns.count)) ? nil : 0
            for (index, cell) in cells.prefix(columns.count).enumerated() {
                add(table.cells.spans, table.cells.spans(ofCell: cell), to: column.map { $0 + index })
            }
            ends.append(self.cells.count)
        }
        fit(to: width)
    }

    /// The indices of the rows, including the headings.
    var rowIndices: Range<Int> { ends.indices }

    /// Adds a cell and widens its column to fit. The column is nil for a cell that spans several columns.
    private mutating func add(_ spans: [Span], _ range: Range<Int>, to column: Int?) {
        let cell = text.append(spans, in: range, style: style)
        cells.append(cell)
        if let column { widths[column] = max(widths[column], cell.columns) }
    }

    /// Returns the width of a row in terminal columns, with the padding at its end.
    func width(ofRow index: Int) -> Int {
        let cells = cells(ofRow: index)
        if isSpanning(cells.count) { return Self.indent + self.cells[cells.lowerBound].columns }
        return rowWidth
    }

    private var rowWidth: Int {
        Self.indent + widths.reduce(0, +) + Self.gap * max(0, widths.count { $0 > 0 } - 1)
    }

    /// Calls a function with each non-empty cell of a row, cut to its column, and the number of blanks before it.
    func forEachCell(ofRow index: Int, _ body: (_ blanks: Int, _ cell: StyledText.Piece) -> Void) {
        let cells = cells(ofRow: index)
        let isSpanning = isSpanning(cells.count)
        func cell(_ column: Int) -> StyledText.Piece {
            let cell = self.cells[cells.lowerBound + column]
            return isSpanning ? cell : text.cut(cell, to: widths[column], style: style)
        }
        let shown = (0..<cells.count).last { !text.withoutTrailingBlanks(cell($0)).isEmpty }
        guard let last = shown else { return }
        var blanks = Self.indent
        for column in 0...last where widths[column] > 0 || isSpanning {
            var cell = cell(column)
            let filling = isSpanning ? 0 : widths[column] - cell.columns
            if columns[column].alignment == .trailing { blanks += filling }
            if column == last { cell = text.withoutTrailingBlanks(cell) }
            if !cell.isEmpty {
                body(blanks, cell)
                blanks = 0
            }
            blanks += Self.gap + (columns[column].alignment == .leading ? filling : 0)
        }
    }

    private func cells(ofRow index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

    /// True if a row with this number of cells has one cell that spans all columns.
    private func isSpanning(_ count: Int) -> Bool { count == 1 && columns.count > 1 }

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
