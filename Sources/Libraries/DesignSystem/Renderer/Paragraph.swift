/// Wraps text between words.
enum Paragraph {
    /// Rows of at most `width` columns; none if the text has no word.
    ///
    /// Blanks between words are kept, except at the end of a row. Those before the first word indent every row, unless
    /// they take more than half of it. A word longer than a row is broken, and begins on a row of its own; a character
    /// wider than a row is replaced by an ellipsis.
    static func rows(of text: StyledText, width: Int, style: TextStyle) -> [StyledText] {
        let indentation = text.cells.prefix { $0.isBlank }
        guard !indentation.isEmpty, indentation.count <= width / 2 else {
            return unindentedRows(of: text, width: width, style: style)
        }
        let rest = StyledText(text.cells.dropFirst(indentation.count))
        return unindentedRows(of: rest, width: width - indentation.count, style: style).map { row in
            StyledText(indentation + row.cells)
        }
    }

    private static func unindentedRows(of text: StyledText, width: Int, style: TextStyle) -> [StyledText] {
        var rows: [StyledText] = []
        var row = StyledText()
        var rest = text.cells[...]
        while true {
            let blanks = rest.prefix { $0.isBlank }
            let word = StyledText(rest.dropFirst(blanks.count).prefix { !$0.isBlank })
            rest = rest.dropFirst(blanks.count + word.cells.count)
            if word.cells.isEmpty { break }
            if row.width + blanks.count + word.width <= width {
                row.append(StyledText(blanks))
                row.append(word)
                continue
            }
            if !row.cells.isEmpty { rows.append(row) }
            row = StyledText()
            for cell in word.cells {
                let piece = StyledText(CollectionOfOne(cell)).cut(to: width, style: style)
                if row.width + piece.width > width {
                    rows.append(row)
                    row = StyledText()
                }
                row.append(piece)
            }
        }
        return row.cells.isEmpty ? rows : rows + [row]
    }
}
