/// A character as it stands on the screen, with the marks that combine with it.
struct Cell: Hashable {
    var text: String
    /// In columns: 1 or 2.
    let width: Int
    /// The parameters of a Select Graphic Rendition sequence; empty for none.
    let style: String
    /// Whether terminals differ in how many columns the character takes together with the next one, as they do for
    /// emoji that are joined into one.
    var hasDisputedWidth = false
}

/// What an editor shows of a line at one moment: rows of cells, the first one beginning where the prompt does.
struct Frame: Hashable {
    struct Row: Hashable {
        var cells: [Cell] = []
        /// Whether the text goes on in the next row only because this one is full.
        var isWrapped = false

        var width: Int { cells.reduce(0) { $0 + $1.width } }
        var isBlank: Bool { cells.allSatisfy { $0.text == " " } }
    }

    /// A place relative to the first cell.
    struct Position: Hashable {
        var row = 0
        var column = 0
    }

    /// Never empty.
    var rows = [Row()]
    var cursor = Position()

    /// How many rows are above the cursor's once a terminal of `columns` columns has wrapped the text anew, as
    /// terminals do when their window changes its size.
    func rowsAboveCursor(reflowedTo columns: Int) -> Int {
        var rowCount = 0
        var width = 0
        for row in rows[..<cursor.row] {
            width += row.width
            if row.isWrapped { continue }
            rowCount += max((width + columns - 1) / columns, 1)
            width = 0
        }
        return rowCount + (width + cursor.column) / columns
    }
}
