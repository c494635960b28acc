public import ChallengeCore

/// Draws elements as rows of text that are safe to print.
public struct TextRenderer: Sendable {
    /// The terminal columns of a row, at least 1.
    public let width: Int
    /// What the output can show.
    public let style: TextStyle

    /// A renderer for an output.
    ///
    /// - Parameters:
    ///   - width: the terminal columns of a row; less than 1 counts as 1.
    ///   - style: what the output can show.
    public init(width: Int, style: TextStyle) {
        self.width = max(1, width)
        self.style = style
    }

    /// The rows of an element.
    ///
    /// Each is at most `width` columns wide without its escape sequences, and ends neither in a blank nor within a
    /// colour. Paragraphs are wrapped, verbatim rows stay as they are, and any other row that is too wide is cut and
    /// ends in an ellipsis. A picture by a graphics protocol is one row here, which takes several on the terminal.
    public func lines(of element: Element) -> [String] {
        switch element {
        case .line(let leading, let trailing):
            [cut(row(StyledText(leading, style: style), trailing: StyledText(trailing, style: style)))]
        case .paragraph(let spans):
            Paragraph.rows(of: StyledText(spans, style: style), width: width, style: style).map(cut)
        case .table(let table):
            TableLayout(table, width: width, style: style).lines.map(cut)
        case .stack(let elements):
            elements.flatMap(lines)
        case .fitting(let columns, let element, let narrow):
            lines(of: width >= columns ? element : narrow)
        case .blank:
            [""]
        case .verbatim(let lines):
            lines.map { text(of: [Span($0)]) }
        case .picture(let picture, let otherwise):
            lines(of: picture, otherwise: otherwise)
        }
    }

    /// Spans as one row, however wide.
    public func text(of spans: [Span]) -> String { StyledText(spans, style: style).encoded(in: style) }

    private func cut(_ row: StyledText) -> String {
        row.withoutTrailingBlanks().cut(to: width, style: style).encoded(in: style)
    }

    /// The leading text, and after at least two blanks the trailing one, aligned to the far edge and cut; without it if
    /// there is less room than the least width of a column.
    private func row(_ leading: StyledText, trailing: StyledText) -> StyledText {
        let room = leading.cells.isEmpty ? width : width - leading.width - TableLayout.gap
        guard !trailing.cells.isEmpty, room >= min(trailing.width, TableLayout.minimum) else { return leading }
        let cut = trailing.cut(to: room, style: style)
        var row = leading
        row.append(blanks: width - leading.width - cut.width)
        row.cells += cut.cells
        return row
    }
}

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
                line.cells += row[0].cells
                return line
            }
            for (column, width) in widths.enumerated() where width > 0 {
                line.append(blanks: line.cells.isEmpty ? Self.indent : Self.gap)
                let cell = column < row.count ? row[column].cut(to: width, style: style) : StyledText()
                let filling = width - cell.width
                line.append(blanks: columns[column].alignment == .trailing ? filling : 0)
                line.cells += cell.cells
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
