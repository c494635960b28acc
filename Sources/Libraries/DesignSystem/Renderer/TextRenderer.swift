package import ChallengeCore

/// Draws elements as rows of text that are safe to print.
package struct TextRenderer: Sendable {
    /// The terminal columns of a row, at least 1.
    package let width: Int
    /// The capabilities of the output.
    package let style: TextStyle

    /// A renderer for one output.
    ///
    /// - Parameter width: the terminal columns of a row; less than 1 counts as 1.
    package init(width: Int, style: TextStyle) {
        self.width = max(1, width)
        self.style = style
    }

    /// The rows of an element.
    ///
    /// Each is at most `width` columns wide without its escape sequences, and ends neither in a blank nor within a
    /// colour. Paragraphs are wrapped, verbatim rows stay as they are, and any other row that is too wide is cut and
    /// ends in an ellipsis. A picture by a graphics protocol is one row here, which takes several on the terminal.
    package func lines(of element: Element) -> [String] {
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
    package func text(of spans: [Span]) -> String { StyledText(spans, style: style).encoded(in: style) }

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
        row.append(cut)
        return row
    }
}
