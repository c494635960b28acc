import TerminalTestSupport

/// What a person expects of a line that is edited: an implementation of its own that knows nothing of the editor, and
/// draws by filling rows from the left.
struct ModelLine {
    static let prompt = "home> "

    /// The text before the cursor, and from it on.
    private(set) var before = ""
    private(set) var after = ""
    /// What was entered, oldest first.
    private(set) var history: [String]
    /// Where Up and Down are in the history; nil behind it.
    private var recalled: Int?
    /// What the lines were when they were left by Up and Down.
    private var edits: [Int: String] = [:]
    /// Where Page Up and Page Down are: what the lines begin with, where it began, what it has shown.
    private var walk: (beginning: String, typed: String, index: Int)?
    private var killed = ""

    init(history: [String]) { self.history = history }

    /// Scalars, as a mark may have come between the two.
    var line: String { String(String.UnicodeScalarView(Array(before.unicodeScalars) + Array(after.unicodeScalars))) }

    mutating func insert(_ text: String) { before.unicodeScalars.append(contentsOf: text.unicodeScalars) }

    mutating func deletePrevious() { if !before.isEmpty { before.removeLast() } }

    mutating func deleteNext() { if !after.isEmpty { after.removeFirst() } }

    mutating func left() {
        guard let character = before.popLast() else { return }
        after = String(String.UnicodeScalarView(Array(character.unicodeScalars) + Array(after.unicodeScalars)))
    }

    mutating func right() {
        guard !after.isEmpty else { return }
        insert(String(after.removeFirst()))
    }

    mutating func home() { (before, after) = ("", line) }

    mutating func end() { (before, after) = (line, "") }

    mutating func killNext() { (killed, after) = (after, "") }

    mutating func killPrevious() { (killed, before) = (before, "") }

    mutating func yank() { insert(killed) }

    mutating func up() { recall(-1) }

    mutating func down() { recall(1) }

    private mutating func recall(_ step: Int) {
        let place = recalled ?? history.count
        let index = place + step
        if index < 0 || index > history.count { return }
        edits[place] = line
        recalled = index == history.count ? nil : index
        (before, after) = (edits[index] ?? history[index], "")
    }

    mutating func pageUp() { page { index, count in Array((0..<index).reversed()) } }

    mutating func pageDown() { page { index, count in index < count ? Array((index + 1)...count) : [] } }

    private mutating func page(_ order: (Int, Int) -> [Int]) {
        let lines = history
        var current = walk ?? (before, line, lines.count)
        func text(_ index: Int) -> String { index < lines.count ? lines[index] : current.typed }
        if text(current.index).unicodeScalars.elementsEqual(line.unicodeScalars) == false {
            current = (before, line, lines.count)
        }
        let found = order(current.index, lines.count).first { index in
            index == lines.count || (lines[index] != text(current.index) && lines[index].hasPrefix(current.beginning))
        }
        guard let found else { return }
        current.index = found
        walk = current
        (before, after) = (text(found), "")
    }

    /// Searches for a text and goes to where it stands in the newest line that has it.
    mutating func search(_ text: String) {
        guard let found = history.last(where: { $0.contains(text) }), let range = found.firstRange(of: text) else {
            return
        }
        (before, after) = (String(found[..<range.lowerBound]), String(found[range.lowerBound...]))
    }

    /// The line is entered or dropped.
    mutating func begin(afterEntering isEntered: Bool) {
        if isEntered, !line.isEmpty, line.first != " ", history.last != line { history.append(line) }
        (before, after, recalled, edits, walk) = ("", "", nil, [:], nil)
    }

    /// The rows of the prompt, the line and what may follow it, and the place of the cursor.
    func rows(columns: Int, with end: String = "") -> (rows: [String], cursor: (row: Int, column: Int)) {
        var rows = [[String]]()
        var current: [String] = []
        var column = 0
        var cursor = (row: 0, column: 0)
        func place(for width: Int) -> (row: Int, column: Int) {
            column + max(width, 1) > columns ? (rows.count + 1, 0) : (rows.count, column)
        }
        func endRow() {
            rows.append(current)
            (current, column) = ([], 0)
        }
        func put(_ text: String, _ width: Int) {
            if column + width > columns { endRow() }
            current.append(text)
            column += width
        }
        let start = Self.prompt.unicodeScalars.count + before.unicodeScalars.count
        let scalars = Array((Self.prompt + line + end).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let width = Screen.width(scalar)
            if index == start { cursor = place(for: scalar == "\n" ? 1 : width) }
            if scalar == "\n" {
                if column == columns { endRow() }
                endRow()
            } else if scalar == "\u{200d}", !current.isEmpty {
                // It is there only where both that it joins are in one row.
                let next = index + 1 < scalars.count ? Screen.width(scalars[index + 1]) : 0
                if next == 2, column + next <= columns { current[current.count - 1].unicodeScalars.append(scalar) }
            } else if width > 0 {
                put(String(scalar), width)
            } else if current.isEmpty {
                // There is nothing that the mark could stand on.
                for character in "\\u{\(String(scalar.value, radix: 16))}" { put(String(character), 1) }
            } else {
                current[current.count - 1].unicodeScalars.append(scalar)
            }
        }
        if start == scalars.count { cursor = place(for: 1) }
        if !current.isEmpty { rows.append(current) }
        var texts = rows.map { row in
            var text = row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
        while texts.last == "" { texts.removeLast() }
        return (texts, cursor)
    }
}
