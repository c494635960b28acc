/// Where libedit draws prompt and line, which it does not tell.
///
/// The rules are those of its drawing: a character that does not fit goes to the next row, and the cursor is never left
/// behind the last column.
struct LineGeometry {
    /// A place relative to the first cell of the prompt.
    struct Position: Hashable {
        var row = 0
        var column = 0
    }

    let columns: Int
    /// Columns of a scalar; -1 for one that cannot be printed.
    let width: (Unicode.Scalar) -> Int

    /// The place behind `text`, when it is drawn from `start` on. `next` is the scalar there, if there is one: a wide
    /// one that does not fit takes the cursor with it to the next row.
    func position(
        after text: some Sequence<Unicode.Scalar>, next: Unicode.Scalar? = nil, from start: Position = .init()
    ) -> Position {
        var position = start
        for scalar in text {
            advance(&position, by: scalar)
        }
        if let next, width(next) > 1, position.column + width(next) > columns {
            position = Position(row: position.row + 1, column: 0)
        }
        return position
    }

    private func advance(_ position: inout Position, by scalar: Unicode.Scalar) {
        if scalar == "\n" {
            position = Position(row: position.row + 1, column: 0)
            return
        }
        let cells = scalar == "\t" ? 8 - position.column % 8 : drawnWidth(scalar)
        if scalar != "\t", width(scalar) > 1, position.column + cells > columns {
            position = Position(row: position.row + 1, column: 0)
        }
        position.column += cells
        while position.column >= columns {
            position = Position(row: position.row + 1, column: position.column - columns)
        }
    }

    /// libedit draws a control character as `^X` and another unprintable one as `\U+XXXX`, with five digits above FFFF.
    private func drawnWidth(_ scalar: Unicode.Scalar) -> Int {
        let cells = width(scalar)
        if cells >= 0 { return cells }
        if scalar.isASCII { return 2 }
        return scalar.value > 0xFFFF ? 8 : 7
    }
}
