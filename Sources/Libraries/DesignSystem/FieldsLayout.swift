struct FieldsLayout {
    private let width: Int
    private let style: TextStyle
    /// The column at which values begin. Only values below a long and indented label may begin further to the right.
    private let position: Int
    private(set) var rows: [StyledText] = []

    init(_ fields: Fields, width: Int, style: TextStyle) {
        self.width = width
        self.style = style
        let cells = fields.rows.map {
            (label: StyledText($0.label, style: style), value: StyledText($0.value, style: style))
        }
        let valueWidth = max(1, min(cells.reduce(0) { max($0, $1.value.columns) }, fields.valueWidth))
        let ends = cells.filter { !$0.label.isEmpty && !$0.value.isEmpty }.map { Self.end(of: $0.label) }
        let least = ends.isEmpty ? TableLayout.indent : TableLayout.indent + TableLayout.gap
        position = ends.filter { $0 <= width - valueWidth }.max() ?? min(least, width / 2)
        var start = position
        for (index, (label, value)) in cells.enumerated() {
            if !label.isEmpty { start = self.start(below: label) }
            let isOneOfSeveral = label.isEmpty || index + 1 < cells.count && cells[index + 1].label.isEmpty
            add(label, value, at: start, hanging: isOneOfSeveral ? Paragraph.hanging : 0)
        }
    }

    private static func end(of label: StyledText) -> Int { TableLayout.indent + label.columns + TableLayout.gap }

    /// Returns the column at which a label's values begin. Values below a long label are indented further than the label.
    private func start(below label: StyledText) -> Int {
        guard Self.end(of: label) > position else { return position }
        let blanks = label.run(ofBlanks: true, from: 0).count
        return max(position, min(TableLayout.indent + blanks + TableLayout.gap, width / 2))
    }

    private mutating func add(_ label: StyledText, _ value: StyledText, at start: Int, hanging: Int) {
        let isEmpty = value.withoutTrailingBlanks.isEmpty
        var row = StyledText()
        if !label.isEmpty {
            row.append(blanks: TableLayout.indent)
            row.append(label)
            if isEmpty || Self.end(of: label) > position {
                rows += Paragraph.rows(of: row, width: width, style: style)
                row = StyledText()
            }
        }
        if isEmpty { return }
        let isWrapped = value.columns > width - start
        let parts =
            isWrapped ? Paragraph.rows(of: value, width: width - start, hanging: hanging, style: style) : [value]
        for part in parts {
            row.append(blanks: start - row.columns)
            row.append(part)
            rows.append(row)
            row = StyledText()
        }
    }
}
