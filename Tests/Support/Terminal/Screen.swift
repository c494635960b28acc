/// The part of a terminal emulator that a line editor needs: what the screen shows after the bytes that were sent.
///
/// It wraps as an xterm does: the cursor stays behind the last column until the next character comes. A row that was
/// filled so is put together with the next one again when the width changes, as most terminals do.
package struct Screen: Sendable {
    package private(set) var columns: Int
    package private(set) var rowCount: Int
    package private(set) var row = 0
    package private(set) var column = 0
    package private(set) var bells = 0
    /// Sequences that this terminal does not know, which no test should see.
    package private(set) var unknown: [String] = []
    /// Whether pastes are marked.
    package private(set) var marksPastes = false
    /// Rows that have left the screen at its top.
    package private(set) var history: [String] = []

    private struct Cell {
        /// A character; nothing in the second cell of a wide one.
        var text = " "
        var style = ""
        /// Whether something was written there, if only a blank.
        var isWritten = false
    }

    private struct Row {
        var cells: [Cell]
        /// Whether the text ran over the margin into the next row.
        var isWrapped = false

        /// Without blanks at its end.
        var text: String {
            let end = cells.lastIndex { $0.text != " " }
            return end.map { cells[...$0].map(\.text).joined() } ?? ""
        }
    }

    private var content: [Row]
    private var style = ""
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        rowCount = rows
        content = Array(repeating: Row(cells: Array(repeating: Cell(), count: columns)), count: rows)
    }

    /// The rows from the top to the last one that is not blank, without blanks at their ends.
    package var lines: [String] {
        let last = content.lastIndex { row in row.cells.contains { $0.text != " " } }
        return last.map { content[...$0].map(\.text) } ?? []
    }

    /// The same without what is in a style.
    package func lines(without style: String) -> [String] {
        let rows = content.map { row in
            Row(cells: row.cells.map { $0.style == style ? Cell() : $0 }).text
        }
        return Array(rows[..<((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    /// What has been on the screen and what is on it.
    package var allLines: [String] { history + lines }

    /// The parameters of the style of a cell.
    package func style(row: Int, column: Int) -> String { content[row].cells[column].style }

    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            pending.append(byte)
            if pending[0] == 0x1b {
                feedSequence()
            } else if let text = String(validating: pending, as: UTF8.self), let scalar = text.unicodeScalars.first {
                pending = []
                draw(scalar)
            } else if pending.count >= Self.length(beginningWith: pending[0]) {
                pending = []
                draw("\u{fffd}")
            }
        }
    }

    /// The window gets another size.
    package mutating func resize(columns: Int, rows: Int) {
        var lines: [[Cell]] = [[]]
        var cursor = (line: 0, offset: 0)
        let lastRow = max(self.row, self.lines.count - 1)
        for (index, row) in content[...lastRow].enumerated() {
            if index == self.row {
                cursor = (lines.count - 1, lines[lines.count - 1].count + min(column, self.columns - 1))
            }
            lines[lines.count - 1] += row.cells
            if !row.isWrapped, index < lastRow { lines.append([]) }
        }
        content = []
        for (index, line) in lines.enumerated() {
            let used = (line.lastIndex(where: \.isWritten) ?? -1) + 1
            let isCursors = index == cursor.line
            let needed = max(used, isCursors ? cursor.offset + 1 : 1)
            let cells = line.prefix(needed) + Array(repeating: Cell(), count: max(needed - line.count, 0))
            if isCursors { self.row = content.count + cursor.offset / columns }
            for start in stride(from: 0, to: needed, by: columns) {
                let part = cells[start..<min(start + columns, needed)]
                let blanks = Array(repeating: Cell(), count: columns - part.count)
                content.append(Row(cells: part + blanks, isWrapped: start + columns < needed))
            }
        }
        (self.columns, rowCount) = (columns, rows)
        column = cursor.offset % columns
        while content.count > rows, self.row > 0 || content.count > rows {
            history.append(content.removeFirst().text)
            self.row -= 1
        }
        while content.count < rows { content.append(Row(cells: Array(repeating: Cell(), count: columns))) }
    }

    /// How many bytes of UTF-8 a character has that begins with this one; 1 where none does.
    private static func length(beginningWith byte: UInt8) -> Int {
        switch byte {
        case 0xc2...0xdf: 2
        case 0xe0...0xef: 3
        case 0xf0...0xf4: 4
        default: 1
        }
    }

    private mutating func draw(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": column = 0
        case "\n": lineFeed()
        case "\u{8}": column = max(min(column, columns - 1) - 1, 0)
        case "\t": column = min((column / 8 + 1) * 8, columns - 1)
        case "\u{7}": bells += 1
        default: put(scalar)
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Self.width(scalar)
        if width == 0 {
            content[row].cells[max(column - 1, 0)].text.unicodeScalars.append(scalar)
            return
        }
        if column + width > columns {
            content[row].isWrapped = true
            column = 0
            lineFeed()
        }
        content[row].cells[column] = Cell(text: String(scalar), style: style, isWritten: true)
        if width == 2 { content[row].cells[column + 1] = Cell(text: "", style: style, isWritten: true) }
        column += width
    }

    private mutating func lineFeed() {
        if row + 1 < rowCount {
            row += 1
        } else {
            history.append(content.removeFirst().text)
            content.append(Row(cells: Array(repeating: Cell(), count: columns)))
        }
    }

    private mutating func feedSequence() {
        // ESC, then [, then parameters, then a letter.
        guard pending.count > 2, let last = pending.last, 0x40...0x7e ~= last else { return }
        let text = String(decoding: pending.dropFirst(2), as: UTF8.self)
        pending = []
        let number = Int(text.dropLast().prefix { $0.isNumber })
        let column = min(self.column, columns - 1)
        switch text.last {
        case "A": row = max(row - (number ?? 1), 0)
        case "B": row = min(row + (number ?? 1), rowCount - 1)
        case "C": self.column = min(column + (number ?? 1), columns - 1)
        case "D": self.column = max(column - (number ?? 1), 0)
        case "G": self.column = min((number ?? 1) - 1, columns - 1)
        case "H": (row, self.column) = (0, 0)
        case "J": erase(from: number == 2 ? 0 : row, number == 2 ? 0 : column)
        case "K": erase(row, from: column)
        case "m": style = text == "0m" ? "" : String(text.dropLast())
        case "h" where text == "?2004h": marksPastes = true
        case "l" where text == "?2004l": marksPastes = false
        default: unknown.append(text)
        }
    }

    private mutating func erase(from row: Int, _ column: Int) {
        erase(row, from: column)
        for other in (row + 1)..<max(rowCount, row + 1) { erase(other, from: 0) }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for cell in column..<columns { content[row].cells[cell] = Cell() }
        content[row].isWrapped = false
    }

    /// Good for what the tests type: East Asian text and emoji are wide, combining marks take no room.
    package static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36f, 0x200d, 0xfe0f: 0
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xff00...0xff60, 0x1f300...0x1faff: 2
        default: 1
        }
    }
}
