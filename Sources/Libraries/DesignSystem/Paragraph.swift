/// Wraps text between words.
enum Paragraph {
    /// Rows of at most `width` columns; none if the text has no word.
    ///
    /// Blanks between words are kept, except at the end of a row. Those before the first word indent every row, unless
    /// they take more than half of it. A word longer than a row is broken, and begins on a row of its own; a character
    /// wider than a row is replaced by an ellipsis.
    static func rows(of text: StyledText, width: Int, style: TextStyle) -> [StyledText] {
        let blanks = text.run(ofBlanks: true, after: text.whole.start)
        let indentation = blanks.columns <= width / 2 ? blanks : blanks.start
        let room = width - indentation.columns
        var rows: [StyledText] = []
        var (row, columns) = (StyledText(), 0)

        func append(_ piece: StyledText.Piece) {
            if row.bytes.isEmpty { row.append(indentation, of: text, style: style) }
            row.append(piece, of: text, style: style)
            columns += piece.columns
        }
        func endRow() {
            if !row.bytes.isEmpty { rows.append(row) }
            (row, columns) = (StyledText(), 0)
        }

        var last = indentation
        while true {
            let blanks = text.run(ofBlanks: true, after: last)
            last = text.run(ofBlanks: false, after: blanks)
            if last.isEmpty { break }
            if columns + blanks.columns + last.columns <= room {
                append(blanks)
                append(last)
                continue
            }
            endRow()
            var rest = last
            while !rest.isEmpty {
                var part = text.beginning(of: rest, columns: room - columns)
                if part.isEmpty { part = text.firstCharacter(of: rest) }
                let shown = text.cut(part, to: room, style: style)
                if columns + shown.columns > room { endRow() }
                append(shown)
                rest = text.rest(of: rest, behind: part)
            }
        }
        endRow()
        return rows
    }
}
