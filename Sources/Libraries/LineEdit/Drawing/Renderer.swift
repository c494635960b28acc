import ChallengeText

/// A renderer of the edited line. Its output changes the terminal's current content into a new view.
protocol LineRenderer {
    /// Replaces the shown view, in a terminal of that size.
    mutating func show(_ view: LineView, in size: Terminal.Size) -> String

    /// Erases the shown view and puts the cursor at the beginning of the prompt.
    mutating func erase() -> String

    /// Puts the cursor at the beginning of the row below the view.
    mutating func leave() -> String

    /// Forgets the shown view after something else was drawn. The cursor is at the beginning of an empty row.
    mutating func forget()

    /// Clears the screen, or as much of it as possible.
    mutating func clearScreen() -> String
}

/// Tracks the frame that the terminal shows, and returns the output that changes this frame into another frame.
///
/// Positions are relative to the beginning of the prompt, so the renderer never queries the terminal. Every ANSI terminal
/// since the VT100 has these escape sequences, except CHA. The renderer uses CHA only for emoji.
struct Renderer: LineRenderer {
    private(set) var shown = ScreenBuffer()
    /// The size of the terminal when ``shown`` was drawn; nil before the first time.
    private(set) var size: Terminal.Size?

    private var columns: Int { size?.columns ?? 0 }

    mutating func show(_ view: LineView, in size: Terminal.Size) -> String {
        let isResized = self.size.map { $0 != size } ?? false
        let output = isResized ? erase(afterResizeTo: size) : ""
        return output + show(view.buffer(columns: size.columns, rows: size.rows), size: size)
    }

    /// Returns the output that replaces the last frame, for a terminal of `size`.
    mutating func show(_ frame: ScreenBuffer, size: Terminal.Size) -> String {
        self.size = size
        var writer = CursorWriter(position: shown.cursor, columns: columns)
        for (index, row) in frame.rows.enumerated() {
            let old = index < shown.rows.count ? shown.rows[index] : nil
            if index > 0, frame.rows[index - 1].isWrapped, old == nil || !shown.rows[index - 1].isWrapped {
                // A terminal treats the rows as one line only if text crosses the margin.
                writer.runOver(from: frame.rows[index - 1], row: index - 1, into: row)
                writer.draw(row, of: index, after: 0, replacing: old)
                continue
            }
            guard old?.cells != row.cells else { continue }
            let unchanged = zip(row.cells, old?.cells ?? []).prefix { $0 == $1 }.count
            writer.draw(row, of: index, after: unchanged, replacing: old)
        }
        if shown.rows.count > frame.rows.count {
            writer.erase(from: ScreenBuffer.Position(row: frame.rows.count, column: 0))
        }
        writer.move(to: frame.cursor)
        shown = frame
        return writer.output
    }

    mutating func erase() -> String {
        var writer = CursorWriter(position: shown.cursor, columns: columns)
        writer.erase(from: ScreenBuffer.Position())
        shown = ScreenBuffer()
        return writer.output
    }

    /// Erases the view as ``erase()`` does, after a change of the window's size.
    mutating func erase(afterResizeTo size: Terminal.Size) -> String {
        let above = min(shown.rowsAboveCursor(reflowedTo: size.columns), size.rows - 1)
        shown = ScreenBuffer()
        return "\r" + ControlSequence.up(above) + ControlSequence.eraseBelow
    }

    mutating func leave() -> String {
        var writer = CursorWriter(position: shown.cursor, columns: columns)
        var rowCount = shown.rows.count
        if rowCount > 1, shown.rows[rowCount - 1].isBlank, shown.rows[rowCount - 2].isWrapped {
            // A row that exists only for the cursor behind a full row is no longer a part of the line.
            rowCount -= 1
            writer.redraw(shown.rows[rowCount - 1], of: rowCount - 1)
        }
        writer.move(to: ScreenBuffer.Position(row: rowCount, column: 0))
        shown = ScreenBuffer()
        return writer.output
    }

    mutating func forget() { shown = ScreenBuffer() }

    mutating func clearScreen() -> String {
        forget()
        return ControlSequence.home + ControlSequence.eraseBelow
    }
}

/// A character on the screen, with the marks that combine with it.
struct Cell: Hashable {
    var text: String
    /// The width in columns: 1 or 2, and more for joined emoji, which some terminals draw separately.
    private(set) var width: Int
    /// The parameters of a Select Graphic Rendition sequence; empty for none.
    let style: String
    /// True if terminals differ in the width of the character, as for joined emoji.
    var hasDisputedWidth = false

    mutating func join(_ emoji: [Unicode.Scalar]) {
        text.unicodeScalars.append(contentsOf: emoji)
        width += emoji.reduce(0) { $0 + $1.displayWidth }
        hasDisputedWidth = true
    }
}

/// Rows of cells. The first begins at the prompt.
struct ScreenBuffer: Hashable {
    struct Row: Hashable {
        var cells: [Cell] = []
        /// True if the text continues in the next row because this row is full.
        var isWrapped = false

        var width: Int { cells.reduce(0) { $0 + $1.width } }
        var isBlank: Bool { cells.allSatisfy { $0.text == " " } }
    }

    struct Position: Hashable {
        var row = 0
        var column = 0
    }

    /// Never empty.
    var rows = [Row()]
    var cursor = Position()

    /// Returns the number of rows above the cursor's row after a terminal has rewrapped the text to this width.
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

/// Writes cells and tracks the terminal's cursor.
struct CursorWriter {
    /// The cursor's place. Behind the last column, the cursor waits at the margin for the next character.
    private(set) var position: ScreenBuffer.Position
    private let columns: Int
    private(set) var output = ""
    private var style = ""

    init(position: ScreenBuffer.Position, columns: Int) {
        self.position = position
        self.columns = columns
    }

    mutating func move(to target: ScreenBuffer.Position) {
        setStyle("")
        if target.row > position.row {
            // A line feed also goes below the last row of the screen. CSI B would stop at that row.
            output += "\r" + String(repeating: "\n", count: target.row - position.row)
            position = ScreenBuffer.Position(row: target.row, column: 0)
        } else if target.row < position.row {
            output += ControlSequence.up(position.row - target.row)
            position.row = target.row
        }
        guard target.column != position.column else { return }
        output += "\r"
        // CSI n C: n columns to the right.
        if target.column > 0 { output += "\u{1b}[\(target.column)C" }
        position.column = target.column
    }

    /// Draws a row over an old row, from the cell with the index `unchanged` on.
    mutating func draw(_ row: ScreenBuffer.Row, of index: Int, after unchanged: Int, replacing old: ScreenBuffer.Row?) {
        let column = row.cells[..<unchanged].reduce(0) { $0 + $1.width }
        move(to: ScreenBuffer.Position(row: index, column: column))
        if let old, old.width > column, row.cells[unchanged...].contains(where: \.hasDisputedWidth) {
            // If the terminal gives a character fewer columns than expected, the old text would show through.
            output += String(repeating: " ", count: old.width - column)
            position.column = old.width
            move(to: ScreenBuffer.Position(row: index, column: column))
        }
        for cell in row.cells[unchanged...] { put(cell) }
        guard let old, old.width > row.width else { return }
        setStyle("")
        output += ControlSequence.eraseRow
    }

    /// Draws a row again, so that the terminal no longer joins it with the next row.
    mutating func redraw(_ row: ScreenBuffer.Row, of index: Int) {
        move(to: ScreenBuffer.Position(row: index, column: 0))
        output += ControlSequence.eraseRow
        for cell in row.cells { put(cell) }
    }

    /// Draws the last cell of a full row and the first cell of the next row again, so that text crosses the margin.
    mutating func runOver(from row: ScreenBuffer.Row, row index: Int, into next: ScreenBuffer.Row) {
        guard let last = row.cells.last, let first = next.cells.first else { return }
        move(to: ScreenBuffer.Position(row: index, column: row.width - last.width))
        put(last)
        put(first, runningOver: true)
    }

    /// Moves to a place and erases the screen from that place to the end.
    mutating func erase(from place: ScreenBuffer.Position) {
        move(to: place)
        output += ControlSequence.eraseBelow
    }

    private mutating func put(_ cell: Cell, runningOver: Bool = false) {
        setStyle(cell.style)
        output += cell.text
        if runningOver { position = ScreenBuffer.Position(row: position.row + 1, column: 0) }
        position.column += cell.width
        if cell.hasDisputedWidth, position.column < columns {
            // CSI n G: to column n, regardless of where the terminal assumes the cursor.
            setStyle("")
            output += "\u{1b}[\(position.column + 1)G"
        }
    }

    private mutating func setStyle(_ wanted: String) {
        guard wanted != style else { return }
        // CSI 0 m: back to the default style.
        if !style.isEmpty { output += "\u{1b}[0m" }
        if !wanted.isEmpty { output += "\u{1b}[\(wanted)m" }
        style = wanted
    }
}
