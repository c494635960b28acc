/// What is on the screen of the line that is being edited, and how to turn it into something else.
///
/// It knows places only relative to where the prompt begins, so it need not ask the terminal anything. The escape
/// sequences are those of ECMA-48 that every terminal of the ANSI kind has had since the VT100, but for CHA, which is
/// used for emoji only.
struct Display {
    private(set) var shown = Frame()
    /// The terminal when ``shown`` was drawn; nil before the first time.
    private(set) var size: Terminal.Size?

    private var columns: Int { size?.columns ?? 0 }

    /// What to send so that `frame`, which was laid out for a terminal of `size`, stands where the last one does.
    mutating func show(_ frame: Frame, size: Terminal.Size) -> String {
        self.size = size
        var pen = Pen(position: shown.cursor, columns: columns)
        for (index, row) in frame.rows.enumerated() {
            let old = index < shown.rows.count ? shown.rows[index] : nil
            if index > 0, frame.rows[index - 1].isWrapped, old == nil || !shown.rows[index - 1].isWrapped {
                // Only by text that runs over the margin does a terminal learn that the rows belong together.
                pen.runOver(from: frame.rows[index - 1], row: index - 1, into: row)
                pen.draw(row, of: index, after: 0, replacing: old)
                continue
            }
            guard old?.cells != row.cells else { continue }
            let kept = zip(row.cells, old?.cells ?? []).prefix { $0 == $1 }.count
            pen.draw(row, of: index, after: kept, replacing: old)
        }
        if shown.rows.count > frame.rows.count {
            pen.move(to: Frame.Position(row: frame.rows.count, column: 0))
            pen.eraseBelow()
        }
        pen.move(to: frame.cursor)
        shown = frame
        return pen.output
    }

    /// What to send so that nothing of it is left and the cursor stands where the prompt began.
    mutating func erase() -> String {
        var pen = Pen(position: shown.cursor, columns: columns)
        pen.move(to: Frame.Position())
        pen.eraseBelow()
        shown = Frame()
        return pen.output
    }

    /// As ``erase()``, in a window that has another size now.
    mutating func erase(afterResizeTo size: Terminal.Size) -> String {
        let above = min(shown.rowsAboveCursor(reflowedTo: size.columns), size.rows - 1)
        shown = Frame()
        return "\r" + Pen.up(above) + Pen.eraseBelow
    }

    /// What to send so that the cursor stands at the beginning of the row below it all.
    mutating func leave() -> String {
        var pen = Pen(position: shown.cursor, columns: columns)
        var rowCount = shown.rows.count
        if rowCount > 1, shown.rows[rowCount - 1].isBlank, shown.rows[rowCount - 2].isWrapped {
            // A row that is there only for the cursor behind a full one is the row below; and no part of that line any more.
            rowCount -= 1
            pen.redraw(shown.rows[rowCount - 1], of: rowCount - 1)
        }
        pen.move(to: Frame.Position(row: rowCount, column: 0))
        shown = Frame()
        return pen.output
    }

    /// Something else was drawn: the cursor stands where nothing is, at the beginning of a row.
    mutating func forget() { shown = Frame() }
}
