/// What the terminal shows of the line that is being edited, and the output that turns it into something else.
///
/// Places are relative to where the prompt begins, so that the terminal need not be asked anything. The escape
/// sequences are those of ECMA-48 that every terminal of the ANSI kind has had since the VT100, but for CHA, which is
/// used for emoji only.
struct Display {
    private(set) var shown = Frame()
    /// The terminal when ``shown`` was drawn; nil before the first time.
    private(set) var size: Terminal.Size?

    private var columns: Int { size?.columns ?? 0 }

    /// The output that replaces the last frame by `frame`, which is laid out for a terminal of `size`.
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

    /// The output that erases the frame and puts the cursor where the prompt began.
    mutating func erase() -> String {
        var pen = Pen(position: shown.cursor, columns: columns)
        pen.move(to: Frame.Position())
        pen.eraseBelow()
        shown = Frame()
        return pen.output
    }

    /// As ``erase()``, in a window whose size has changed.
    mutating func erase(afterResizeTo size: Terminal.Size) -> String {
        let above = min(shown.rowsAboveCursor(reflowedTo: size.columns), size.rows - 1)
        shown = Frame()
        return "\r" + Pen.up(above) + Pen.eraseBelow
    }

    /// The output that puts the cursor at the beginning of the row below the frame.
    mutating func leave() -> String {
        var pen = Pen(position: shown.cursor, columns: columns)
        var rowCount = shown.rows.count
        if rowCount > 1, shown.rows[rowCount - 1].isBlank, shown.rows[rowCount - 2].isWrapped {
            // A row that is there only for the cursor behind a full one is the row below, no longer a part of the line.
            rowCount -= 1
            pen.redraw(shown.rows[rowCount - 1], of: rowCount - 1)
        }
        pen.move(to: Frame.Position(row: rowCount, column: 0))
        shown = Frame()
        return pen.output
    }

    /// Forgets the frame, after something else was drawn: the cursor is at the beginning of an empty row.
    mutating func forget() { shown = Frame() }
}
