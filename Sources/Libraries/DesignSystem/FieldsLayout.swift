struct FieldsLayout {
    private let width: Int
    private let style: TextStyle
    /// The column at which values begin. Only values below a long and indented label may begin further to the right.
    private let position: Int
    private(set) var rows: [StyledText] = []

    init(_ fields: Fields, width: Int, style: TextStyle) {
        self.width = width
        self.style = style
        var text = StyledText(cells: fields.rows.count * 2)
        let cells = fields.rows.map { row in
            (
                label: text.append(row.label, in: row.label.indices, style: style),
                value: text.append(row.value, in: row.value.indices, style: style)
            )
        }
        let valueWidth = max(1, min(cells.reduce(0) { max($0, $1.value.columns) }, fields.valueWidth))
        let ends = cells.filter { !$0.label.isEmpty && !$0.value.isEmpty }.map { Self.end(of: $0.label) }
        let least = ends.isEmpty ? TableLayout.indent : TableLayout.indent + TableLayout.gap
        position = ends.filter { $0 <= width - valueWidth }.max() ?? min(least, width / 2)
        rows.reserveCapacity(cells.count)
        var start = position
        for (index, (label, value)) in cells.enumerated() {
            if !label.isEmpty { start = self.start(below: label, of: text) }
            let isOneOfSeveral = label.isEmpty || index + 1 < cells.count && cells[index + 1].label.isEmpty
            add(label, value, of: text, at: start, hanging: isOneOfSeveral ? Paragraph.hanging : 0)
        }
    }

    /// Returns the first column behind a label and its gap.
    private static func end(of label: StyledText.Piece) -> Int {
        TableLayout.indent + label.columns + TableLayout.gap
    }

    /// Returns the column at which a label's values begin. Values below a long label are indented further than the label.
    private func start(below label: StyledText.Piece, of text: StyledText) -> Int {
        guard Self.end(of: label) > position else { return position }
        let blanks = min(text.run(ofBlanks: true, after: label.start).columns, label.columns)
        return max(position, min(TableLayout.indent + blanks + TableLayout.gap, width / 2))
    }

    private mutating func add(
        _ label: StyledText.Piece, _ value: StyledText.Piece, of text: StyledText, at start: Int, hanging: Int
    ) {
        let isWrapped = value.columns > width - start
        let isEmpty = text.withoutTrailingBlanks(value).isEmpty
        var row = StyledText(cells: 4)
        if !label.isEmpty {
            row.append(blanks: TableLayout.indent)
            row.append(label, of: text, style: style)
            if isEmpty || Self.end(of: label) > position {
                rows += Paragraph.rows(of: row, width: width, style: style)
                row = StyledText()
            }
        }
        if isWrapped {
            var whole = StyledText()
            whole.append(value, of: text, style: style)
            for part in Paragraph.rows(of: whole, width: width - start, hanging: hanging, style: style) {
                add(part.whole, of: part, to: &row, at: start)
            }
        } else if !isEmpty {
            add(value, of: text, to: &row, at: start)
        }
    }

    private mutating func add(_ part: StyledText.Piece, of text: StyledText, to row: inout StyledText, at start: Int) {
        row.append(blanks: start - row.whole.columns)
        row.append(part, of: text, style: style)
        rows.append(row)
        row = StyledText()
    }
}
