import ChallengeCore

struct FieldsLayout {
    private let width: Int
    private let style: TextStyle
    /// The column at which values begin, but for those below a label that is set in further.
    private let position: Int
    private(set) var rows: [StyledText] = []

    init(_ fields: Fields, width: Int, style: TextStyle) {
        self.width = width
        self.style = style
        let texts = fields.rows.map { (StyledText($0.label, style: style), StyledText($0.value, style: style)) }
        let valueWidth = max(1, min(texts.map { $1.whole.columns }.max() ?? 0, fields.valueWidth))
        let ends = texts.filter { !$0.bytes.isEmpty && !$1.bytes.isEmpty }.map { Self.end(of: $0.0) }
        let least = ends.isEmpty ? TableLayout.indent : TableLayout.indent + TableLayout.gap
        position = ends.filter { $0 <= width - valueWidth }.max() ?? min(least, width / 2)
        var start = position
        for (index, (label, value)) in texts.enumerated() {
            if !label.bytes.isEmpty { start = self.start(below: label) }
            let isOneOfSeveral =
                label.bytes.isEmpty || index + 1 < texts.count && texts[index + 1].0.bytes.isEmpty
            let parts = Paragraph.rows(
                of: value, width: width - start, hanging: isOneOfSeveral ? Paragraph.hanging : 0, style: style)
            add(label, parts, at: start)
        }
    }

    /// The column behind a label and a gap.
    private static func end(of label: StyledText) -> Int {
        TableLayout.indent + label.whole.columns + TableLayout.gap
    }

    /// The column at which the values of a label begin: beside it, or further in than the label where it stands above.
    private func start(below label: StyledText) -> Int {
        guard Self.end(of: label) > position else { return position }
        let blanks = label.run(ofBlanks: true, after: label.whole.start).columns
        return max(position, min(TableLayout.indent + blanks + TableLayout.gap, width / 2))
    }

    private mutating func add(_ label: StyledText, _ values: [StyledText], at start: Int) {
        var row = StyledText(cells: 4)
        if !label.bytes.isEmpty {
            row.append(blanks: TableLayout.indent)
            row.append(label.whole, of: label, style: style)
            if values.isEmpty || Self.end(of: label) > position {
                rows += Paragraph.rows(of: row, width: width, style: style)
                row = StyledText()
            }
        }
        for value in values {
            row.append(blanks: start - row.whole.columns)
            row.append(value.whole, of: value, style: style)
            rows.append(row)
            row = StyledText()
        }
    }
}
