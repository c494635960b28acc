/// Writes cells, and knows where the terminal's cursor is after each.
struct Pen {
    /// CSI J: erases from the cursor to the end of the screen.
    static let eraseBelow = "\u{1b}[J"

    /// CSI K: erases from the cursor to the end of the row.
    static let eraseRow = "\u{1b}[K"

    /// CSI n A: up.
    static func up(_ count: Int) -> String { count > 0 ? "\u{1b}[\(count)A" : "" }

    /// A column behind the last one stands for a cursor that waits at the margin for the next character.
    private(set) var position: Frame.Position
    private let columns: Int
    private(set) var output = ""
    private var style = ""

    init(position: Frame.Position, columns: Int) {
        self.position = position
        self.columns = columns
    }

    mutating func move(to target: Frame.Position) {
        setStyle("")
        if target.row > position.row {
            // A line feed goes below the last row of the screen too, where moving down would stop.
            output += "\r" + String(repeating: "\n", count: target.row - position.row)
            position = Frame.Position(row: target.row, column: 0)
        } else if target.row < position.row {
            output += Self.up(position.row - target.row)
            position.row = target.row
        }
        guard target.column != position.column else { return }
        output += "\r"
        // CSI n C: to the right.
        if target.column > 0 { output += "\u{1b}[\(target.column)C" }
        position.column = target.column
    }

    /// Draws the cells of a row from the one at index `kept` on, over what the row was before.
    mutating func draw(_ row: Frame.Row, of index: Int, after kept: Int, replacing old: Frame.Row?) {
        let column = row.cells[..<kept].reduce(0) { $0 + $1.width }
        move(to: Frame.Position(row: index, column: column))
        for cell in row.cells[kept...] { put(cell) }
        guard let old, old.width > row.width else { return }
        setStyle("")
        output += Self.eraseRow
    }

    /// Draws a row anew, so that it does not go on in the next one.
    mutating func redraw(_ row: Frame.Row, of index: Int) {
        move(to: Frame.Position(row: index, column: 0))
        output += Self.eraseRow
        for cell in row.cells { put(cell) }
    }

    /// Draws the last cell of a full row again and goes over its margin into the next one.
    mutating func runOver(from row: Frame.Row, row index: Int, into next: Frame.Row) {
        guard let last = row.cells.last, let first = next.cells.first else { return }
        move(to: Frame.Position(row: index, column: row.width - last.width))
        put(last)
        put(first, runningOver: true)
    }

    mutating func eraseBelow() {
        setStyle("")
        output += Self.eraseBelow
    }

    private mutating func put(_ cell: Cell, runningOver: Bool = false) {
        setStyle(cell.style)
        output += cell.text
        if runningOver { position = Frame.Position(row: position.row + 1, column: 0) }
        position.column += cell.width
        if cell.hasDisputedWidth, position.column < columns {
            // CSI n G: to that column, wherever the terminal believes the cursor to be.
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
