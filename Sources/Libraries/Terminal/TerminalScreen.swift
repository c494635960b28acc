import ChallengeText

/// A terminal emulator: the screen after the output of a program, and the rows that have scrolled off the top.
///
/// It knows the sequences of programs that print lines, edit a line, or show pages, but not the scrolling regions of
/// editors. It wraps like xterm: the cursor stays behind the last column until the next character. If the width
/// changes, it joins wrapped rows again, as most terminals do. Terminals differ about joined emoji, flags and emoji with a
/// skin tone: either each part has its own cells, or the whole has the cells of one.
package struct TerminalScreen: Sendable {
    package private(set) var columns: Int
    package private(set) var rowCount: Int
    package private(set) var row = 0
    package private(set) var column = 0
    package private(set) var bells = 0
    /// The sequences that the emulator does not know.
    package private(set) var unknown: [String] = []
    package private(set) var marksPastes = false
    /// The number of rows that have scrolled off the top.
    package var historyCount: Int { past.count }

    struct Cell {
        /// A character; empty in the second cell of a wide character.
        var text = " "
        var style = CellStyle()
        /// True if a character was written here, even a blank.
        var isWritten = false

        var isBlank: Bool { text == " " && style.background == nil && !style.attributes.contains(.inverse) }
    }

    struct Row {
        var cells: [Cell]
        /// True if the text continues in the next row beyond the margin.
        var isWrapped = false

        /// The text without blanks at its end.
        var text: String {
            let end = cells.lastIndex { $0.text != " " }
            return end.map { cells[...$0].map(\.text).joined() } ?? ""
        }
    }

    private(set) var past: [Row] = []
    private(set) var content: [Row]
    /// The normal screen while a full-screen program covers it; otherwise nil.
    private var covered: (content: [Row], row: Int, column: Int)?
    private var savedCursor = (row: 0, column: 0)
    private var style = CellStyle()
    private var pending: [UInt8] = []
    private let joinsEmoji: Bool

    /// - Parameter joinsEmoji: true if joined emoji have the cells of one, as the program's own output counts them.
    package init(columns: Int, rows: Int, joinsEmoji: Bool = false) {
        self.columns = columns
        self.joinsEmoji = joinsEmoji
        rowCount = rows
        content = Self.blankRows(rows, columns)
    }

    private static func blankRows(_ count: Int, _ columns: Int) -> [Row] {
        Array(repeating: Row(cells: Array(repeating: Cell(), count: columns)), count: count)
    }

    /// The rows that have scrolled off the top, without blanks at their ends.
    package var history: [String] { past.map(\.text) }

    /// The rows from the top to the last row with text, without blanks at their ends.
    package var lines: [String] {
        let last = content.lastIndex { row in row.cells.contains { $0.text != " " } }
        return last.map { content[...$0].map(\.text) } ?? []
    }

    package func lines(without style: CellStyle) -> [String] {
        let rows = content.map { row in
            Row(cells: row.cells.map { $0.style == style ? Cell() : $0 }).text
        }
        return Array(rows[..<((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    package var allLines: [String] { history + lines }

    package func style(row: Int, column: Int) -> CellStyle { content[row].cells[column].style }

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

    /// Changes the size of the window.
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
        while content.count > rows {
            if self.row > 0 {
                keep(content.removeFirst())
                self.row -= 1
            } else {
                content.removeLast()
            }
        }
        content += Self.blankRows(rows - content.count, columns)
    }

    /// Returns the length of a UTF-8 character by its first byte; 1 for an invalid byte.
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
        case "\n", "\u{B}", "\u{C}": lineFeed()
        case "\u{8}": column = max(min(column, columns - 1) - 1, 0)
        case "\t": column = min((column / 8 + 1) * 8, columns - 1)
        case "\u{7}": bells += 1
        case "\0"..<" ", "\u{7F}"..<"\u{A0}": break
        default: put(scalar)
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = min(scalar.displayWidth, columns)
        if width == 0 || joinsEmoji && joins(scalar) { return append(scalar) }
        if column + width > columns {
            content[row].isWrapped = true
            column = 0
            lineFeed()
        }
        // Overwriting half of a wide character removes the other half.
        if content[row].cells[column].text.isEmpty, column > 0 { content[row].cells[column - 1] = Cell() }
        let end = column + width
        if end < columns, content[row].cells[end].text.isEmpty { content[row].cells[end] = Cell() }
        content[row].cells[column] = Cell(text: String(scalar), style: style, isWritten: true)
        if width == 2 { content[row].cells[column + 1] = Cell(text: "", style: style, isWritten: true) }
        column += width
    }

    /// The column of the last character, before the cursor.
    private var lastColumn: Int {
        let last = max(column - 1, 0)
        return last > 0 && content[row].cells[last].text.isEmpty ? last - 1 : last
    }

    /// The size in bytes from which a character has no further parts. A family with skin tones has 50.
    private static let joinedLimit = 100

    /// True if a scalar with columns of its own is a part of the last character.
    private func joins(_ scalar: Unicode.Scalar) -> Bool {
        let last = content[row].cells[lastColumn].text
        guard
            last.unicodeScalars.last == .zeroWidthJoiner || scalar.isRegionalIndicator
                || scalar.properties.isEmojiModifier
        else { return false }
        return column > 0 && last.utf8.count < Self.joinedLimit && (last + String(scalar)).count == 1
    }

    /// Adds a mark or a part to the last character, which may become wide by it.
    private mutating func append(_ scalar: Unicode.Scalar) {
        let last = lastColumn
        content[row].cells[last].text.unicodeScalars.append(scalar)
        guard joinsEmoji, column == last + 1, column < columns,
            content[row].cells[last].text.utf8.count < Self.joinedLimit,
            content[row].cells[last].text.first.map({ $0.displayWidth == 2 }) == true
        else { return }
        content[row].cells[column] = Cell(text: "", style: style, isWritten: true)
        column += 1
    }

    private mutating func lineFeed() {
        guard row + 1 == rowCount else { return row += 1 }
        keep(content.removeFirst())
        content += Self.blankRows(1, columns)
    }

    /// Keeps a row that has scrolled off, unless a full-screen program is running.
    private mutating func keep(_ row: Row) {
        guard covered == nil else { return }
        let end = row.cells.lastIndex { !$0.isBlank } ?? -1
        past.append(Row(cells: Array(row.cells[...end])))
    }

    // MARK: Sequences (ECMA-48, and xterm's own)

    private mutating func feedSequence() {
        guard pending.count > 1, let last = pending.last else { return }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard pending.count > 2, 0x40...0x7E ~= last else { return }
            let text = String(decoding: pending.dropFirst(2), as: UTF8.self)
            pending = []
            control(text)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            // A title, a picture or a message ends with ST or, as in xterm, with BEL.
            if last == 0x07 || pending.count > 3 && pending.suffix(2) == [0x1B, UInt8(ascii: "\\")] { pending = [] }
        case 0x20...0x2F:
            // The choice of a character set.
            if pending.count > 2, last >= 0x30 { pending = [] }
        default:
            pending = []
            switch Unicode.Scalar(last) {
            case "7": savedCursor = (row, column)
            case "8": (row, column) = (min(savedCursor.row, rowCount - 1), min(savedCursor.column, columns - 1))
            case "M": if row > 0 { row -= 1 } else { insertRow() }
            case "D": lineFeed()
            case "=", ">": break
            default: unknown.append(String(Unicode.Scalar(last)))
            }
        }
    }

    /// Runs a control sequence: its parameters and its final letter.
    private mutating func control(_ text: String) {
        let numbers = text.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let number = numbers.first ?? nil
        // For sizes and positions 0 means 1.
        let count = max(number ?? 1, 1)
        let column = min(self.column, columns - 1)
        switch text.last {
        case "A": row = max(row - min(count, row), 0)
        case "B": row = min(row + min(count, rowCount), rowCount - 1)
        case "C": self.column = min(column + min(count, columns), columns - 1)
        case "D": self.column = max(column - min(count, columns), 0)
        case "G": self.column = min(count - 1, columns - 1)
        case "d": row = min(count - 1, rowCount - 1)
        case "H", "f":
            let second = numbers.count > 1 ? numbers[1] ?? 1 : 1
            (row, self.column) = (min(count - 1, rowCount - 1), min(max(second, 1) - 1, columns - 1))
        case "J": eraseScreen(number ?? 0, column)
        case "K": eraseRow(number ?? 0, column)
        case "P", "@": shift(by: min(count, columns - column), at: column, isInserting: text.last == "@")
        case "X": erase(row, column..<min(column + min(count, columns), columns))
        // The title of the window is saved or restored.
        case "t" where number == 22 || number == 23: break
        case "m" where text.first != ">" && text.first != "?": style.apply(String(text.dropLast()))
        case "h", "l": setMode(text.dropLast(), isOn: text.last == "h")
        default: unknown.append(text)
        }
    }

    private mutating func setMode(_ mode: Substring, isOn: Bool) {
        switch mode {
        case "?2004": marksPastes = isOn
        case "?1049", "?1047", "?47": isOn ? cover() : uncover()
        // Modes of the keypad, the cursor's appearance and the wheel have no effect here.
        case "?1", "?12", "?25", "?1000", "?1002", "?1006": break
        default: unknown.append(mode + (isOn ? "h" : "l"))
        }
    }

    private mutating func cover() {
        guard covered == nil else { return }
        covered = (content, row, column)
        content = Self.blankRows(rowCount, columns)
    }

    /// Restores the covered screen. If the size has changed meanwhile, the screen is cut or filled with blanks.
    private mutating func uncover() {
        guard let old = covered else { return }
        covered = nil
        content = old.content.map { row in
            let cells = row.cells.prefix(columns)
            return Row(cells: cells + Array(repeating: Cell(), count: columns - cells.count))
        }
        (row, column) = (old.row, min(old.column, columns))
        while content.count > rowCount {
            keep(content.removeFirst())
            row = max(row - 1, 0)
        }
        content += Self.blankRows(rowCount - content.count, columns)
    }

    private mutating func insertRow() {
        content.removeLast()
        content.insert(contentsOf: Self.blankRows(1, columns), at: row)
    }

    /// Removes cells at the cursor, or inserts blank cells.
    private mutating func shift(by count: Int, at column: Int, isInserting: Bool) {
        let blanks = Array(repeating: Cell(), count: count)
        if isInserting {
            content[row].cells.insert(contentsOf: blanks, at: column)
            content[row].cells.removeLast(count)
        } else {
            content[row].cells.removeSubrange(column..<(column + count))
            content[row].cells += blanks
        }
    }

    private mutating func eraseScreen(_ part: Int, _ column: Int) {
        switch part {
        case 0: erase(row, column..<columns)
        case 1: erase(row, 0..<(column + 1))
        case 3: return past = []
        default: break
        }
        let rows = part == 0 ? (row + 1)..<max(rowCount, row + 1) : part == 1 ? 0..<row : 0..<rowCount
        for row in rows { erase(row, 0..<columns) }
    }

    private mutating func eraseRow(_ part: Int, _ column: Int) {
        erase(row, part == 0 ? column..<columns : 0..<(part == 1 ? column + 1 : columns))
    }

    private mutating func erase(_ row: Int, _ cells: Range<Int>) {
        for cell in cells { content[row].cells[cell] = Cell() }
        if cells.upperBound == columns { content[row].isWrapped = false }
    }
}
