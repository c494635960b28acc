import ChallengeText

/// Draws the line in one row with text, BS (ECMA-48, 8.3.5) and line ends only, for screen readers and recorded output.
///
/// If the line is too long, the part around the cursor is shown. If there are rows below the line, the first of these
/// rows replaces the line.
struct PlainRenderer: LineRenderer {
    private var shown: [Cell] = []
    /// The index of the cell under the cursor.
    private var cursor = 0
    private var columns = 0

    mutating func show(_ view: LineView, in size: Terminal.Size) -> String {
        // A row that may have been wrapped is left as it is.
        var output = size.columns < columns && shown.width >= size.columns ? leave() : ""
        columns = size.columns
        let (cells, place) = Self.part(of: view, columns: columns)
        let unchanged = zip(cells, shown).prefix { $0 == $1 }.count
        if unchanged < max(cells.count, shown.count) {
            output += move(to: unchanged) + cells[unchanged...].map(\.text).joined()
            let surplus = max(shown.width - cells.width, 0)
            output += String(repeating: " ", count: surplus) + Self.back(surplus)
            (shown, cursor) = (cells, cells.count)
        }
        return output + move(to: place)
    }

    mutating func erase() -> String {
        let output = move(to: 0) + String(repeating: " ", count: shown.width) + Self.back(shown.width)
        forget()
        return output
    }

    mutating func leave() -> String {
        let output = move(to: shown.count) + "\r\n"
        forget()
        return output
    }

    mutating func forget() { (shown, cursor) = ([], 0) }

    /// Prints the line again in the next row, without clearing the screen.
    mutating func clearScreen() -> String { leave() }

    private mutating func move(to index: Int) -> String {
        defer { cursor = index }
        return index < cursor ? Self.back(shown[index..<cursor].width) : shown[cursor..<index].map(\.text).joined()
    }

    private static func back(_ columns: Int) -> String { String(repeating: "\u{8}", count: columns) }

    /// Returns the cells that fit a row whose last column stays free, and the index of the cell under the cursor.
    private static func part(of view: LineView, columns: Int) -> (cells: [Cell], cursor: Int) {
        var layout = CellLayout(columns: .max)
        var place: Int?
        if let row = view.below.first {
            for segment in row { layout.append(segment) }
        } else {
            let part = view.part(columns: columns, rows: 1)
            if part.lowerBound == 0 { for segment in view.prompt.segments { layout.append(segment) } }
            for index in part {
                let scalar = view.line[index]
                if index == view.cursor { place = layout.cells.count }
                if scalar == "\n" { layout.append(Prompt.Segment("^J")) } else { layout.append(scalar) }
            }
        }
        let cells = layout.cells
        let (cursor, room) = (place ?? cells.count, max(columns - 1, 2))
        // If the cursor leaves the row, the line scrolls in steps of half a row. The row stays while the cursor is in it.
        let before = cells[..<cursor].width
        let step = max(room / 2, 1)
        let surplus = before < room ? 0 : (before - room) / step * step + step
        var dropped = 0
        // At least the surplus is dropped, so that the cursor stays in the row even behind a wide character.
        let first = cells.prefix { cell in
            defer { dropped += cell.width }
            return dropped < surplus
        }.count
        let rest = cells[first...]
        return (Array(rest.prefix(rest.fitting(room))), cursor - first)
    }
}

extension Collection<Cell> {
    /// The width in columns.
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }

    /// Returns the number of cells, counted from the first cell, that fit the room.
    fileprivate func fitting(_ room: Int) -> Int {
        var width = 0
        return prefix { cell in
            width += cell.width
            return width <= room
        }.count
    }
}
