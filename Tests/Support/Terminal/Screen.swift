/// The part of a terminal that a line editor needs: what a person would see after the bytes it was sent.
///
/// It wraps as an xterm does: the cursor stays behind the last column until the next character comes.
package struct Screen: Sendable {
    package let columns: Int
    package let rowCount: Int
    package private(set) var row = 0
    package private(set) var column = 0
    package private(set) var bells = 0
    /// Sequences that this terminal does not know, which no test should see.
    package private(set) var unknown: [String] = []
    /// Each cell holds a character, the second one of a wide character nothing.
    private var cells: [[String]]
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        rowCount = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows from the top to the last one that is not blank, without blanks at their ends.
    package var lines: [String] {
        var lines = cells.map { row in
            var text = row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

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
            cells[row][max(column - 1, 0)].unicodeScalars.append(scalar)
            return
        }
        if column + width > columns {
            column = 0
            lineFeed()
        }
        cells[row][column] = String(scalar)
        if width == 2 { cells[row][column + 1] = "" }
        column += width
    }

    private mutating func lineFeed() {
        if row + 1 < rowCount {
            row += 1
        } else {
            cells.removeFirst()
            cells.append(Array(repeating: " ", count: columns))
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
        case "K": cells[row].replaceSubrange(column..., with: Array(repeating: " ", count: columns - column))
        case "P":
            let count = min(number ?? 1, columns - column)
            cells[row].removeSubrange(column..<column + count)
            cells[row].append(contentsOf: Array(repeating: " ", count: count))
        case "m", "h", "l": break
        default: unknown.append(text)
        }
    }

    private mutating func erase(from row: Int, _ column: Int) {
        for other in row..<rowCount {
            for cell in (other == row ? column : 0)..<columns { cells[other][cell] = " " }
        }
    }

    /// Good for what the tests type: East Asian text and emoji are wide, combining marks take no room.
    package static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36f: 0
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xff00...0xff60, 0x1f300...0x1faff: 2
        default: 1
        }
    }
}
