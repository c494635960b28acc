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
    /// Where Ctrl-P and Ctrl-N are in the history; nil behind it.
    private var recalled: Int?
    /// What the lines were when they were left by Ctrl-P and Ctrl-N.
    private var edits: [Int: String] = [:]
    /// Where Up and Down are: what the lines begin with, where it began, what it has shown.
    private var walk: (beginning: String, typed: String, index: Int)?
    /// What Alt-. has inserted last: the line that it is from, and what the line became.
    private var argument: (index: Int, text: String, before: String, after: String)?
    private var killed = ""
    /// What the line was before each change; `typed` counts what was typed since, nil for a change of another kind.
    private var states: [(before: String, after: String, typed: Int?)] = []
    private var isLastFound = false

    init(history: [String]) { self.history = history }

    /// Scalars, as a mark may have come between the two.
    var line: String { String(String.UnicodeScalarView(Array(before.unicodeScalars) + Array(after.unicodeScalars))) }

    /// Does what a key does to the line, so that undo takes it back.
    private mutating func change(isFound: Bool = false, _ body: (inout ModelLine) -> Void) {
        let old = (before, after)
        body(&self)
        if isFound, isLastFound {
            isLastFound = false
            if let last = states.popLast() { return record(from: (last.before, last.after), isFound: true) }
        }
        record(from: old, isFound: isFound)
    }

    private mutating func record(from old: (before: String, after: String), isFound: Bool) {
        let (oldBefore, newBefore) = (Array(old.before.unicodeScalars), Array(before.unicodeScalars))
        guard oldBefore + Array(old.after.unicodeScalars) != newBefore + Array(after.unicodeScalars) else { return }
        isLastFound = isFound
        let isTyped =
            !isFound && newBefore.dropLast() == oldBefore[...]
            && old.after.unicodeScalars.elementsEqual(after.unicodeScalars)
        if isTyped, let last = states.last, let typed = last.typed,
            last.before.unicodeScalars.count + typed == oldBefore.count, newBefore.last != " " || oldBefore.last == " "
        {
            states[states.count - 1].typed = typed + 1
        } else {
            states.append((old.before, old.after, isTyped ? 1 : nil))
        }
    }

    mutating func undo() {
        guard let last = states.popLast() else { return }
        (before, after) = (last.before, last.after)
    }

    /// Each scalar is a key.
    mutating func insert(_ text: String) {
        for scalar in text.unicodeScalars { paste(String(scalar)) }
    }

    mutating func paste(_ text: String) {
        change { $0.before.unicodeScalars.append(contentsOf: text.unicodeScalars) }
    }

    mutating func deletePrevious() { change { if !$0.before.isEmpty { $0.before.removeLast() } } }

    mutating func deleteNext() { change { if !$0.after.isEmpty { $0.after.removeFirst() } } }

    /// The line becomes another one, as by the choice of a candidate.
    mutating func become(_ line: String) { change { ($0.before, $0.after) = (line, "") } }

    mutating func left() {
        guard let character = before.popLast() else { return }
        after = String(String.UnicodeScalarView(Array(character.unicodeScalars) + Array(after.unicodeScalars)))
    }

    mutating func right(columns: Int) {
        if after.isEmpty { return take(suggestion(columns: columns)) }
        before.unicodeScalars.append(contentsOf: String(after.removeFirst()).unicodeScalars)
    }

    mutating func home() { (before, after) = ("", line) }

    mutating func end(columns: Int) {
        if after.isEmpty { take(suggestion(columns: columns)) }
        (before, after) = (line, "")
    }

    /// At the end of the line.
    mutating func takeWord(columns: Int) {
        let rest = suggestion(columns: columns) ?? ""
        let blanks = rest.prefix { $0 == " " || $0 == "\n" }
        take(String(blanks + rest.dropFirst(blanks.count).prefix { $0 != " " && $0 != "\n" }))
    }

    private mutating func take(_ text: String?) {
        change { $0.before.unicodeScalars.append(contentsOf: (text ?? "").unicodeScalars) }
    }

    mutating func killNext() {
        change { ($0.killed, $0.after) = ($0.after, "") }
    }

    mutating func killPrevious() {
        change { ($0.killed, $0.before) = ($0.before, "") }
    }

    mutating func yank() { paste(killed) }

    mutating func previous() { recall(-1) }

    mutating func next() { recall(1) }

    private mutating func recall(_ step: Int) {
        let place = recalled ?? history.count
        let index = place + step
        if index < 0 || index > history.count { return }
        edits[place] = line
        recalled = index == history.count ? nil : index
        change(isFound: true) { ($0.before, $0.after) = ($0.edits[index] ?? $0.history[index], "") }
    }

    mutating func up() {
        let rows = before.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.count == 1 || after.isEmpty && isFound { return pageUp() }
        let (above, column) = (rows[rows.count - 2], rows[rows.count - 1].count)
        let start = rows.dropLast(2).reduce(0) { $0 + $1.unicodeScalars.count + 1 }
        go(to: start + above.prefix(column).unicodeScalars.count)
    }

    mutating func down() {
        let rows = after.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.count == 1 { return pageDown() }
        let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
        let start = before.unicodeScalars.count + rows[0].unicodeScalars.count + 1
        go(to: start + rows[1].prefix(column).unicodeScalars.count)
    }

    private mutating func go(to place: Int) {
        let scalars = Array(line.unicodeScalars)
        before = String(String.UnicodeScalarView(scalars[..<place]))
        after = String(String.UnicodeScalarView(scalars[place...]))
    }

    /// Whether the line is what a key has found in the history.
    private var isFound: Bool {
        [recalled, walk?.index].contains { $0.map { $0 < history.count && history[$0] == line } ?? false }
    }

    mutating func insertLastArgument() {
        let last = argument.flatMap { $0.before == before && $0.after == after ? $0 : nil }
        let lines = history
        let older = lines.indices.prefix(last?.index ?? lines.count).reversed()
        func text(_ index: Int) -> String {
            lines[index].split { $0 == " " || $0 == "\n" }.last.map(String.init) ?? ""
        }
        guard let index = older.first(where: { text($0) != last?.text }) else { return }
        change(isFound: true) { model in
            if let last { model.before.unicodeScalars.removeLast(last.text.unicodeScalars.count) }
            model.before.unicodeScalars.append(contentsOf: text(index).unicodeScalars)
        }
        argument = (index, text(index), before, after)
    }

    /// What the history suggests for the end of the line; nil where nothing is shown.
    func suggestion(columns: Int) -> String? {
        guard after.isEmpty, !line.isEmpty, !isFound else { return nil }
        let found = history.last { $0.utf8.count > line.utf8.count && $0.hasPrefix(line) }
        guard let rest = found?.dropFirst(line.count), !rest.isEmpty else { return nil }
        return shownSuggestion(String(rest), columns: columns).isEmpty ? nil : String(rest)
    }

    /// As much of it as there is room for in the row.
    func shownSuggestion(_ rest: String, columns: Int) -> String {
        let row = rest.prefix { $0 != "\n" }
        let text = row + (row.count < rest.count ? "…" : "")
        func width(_ text: some StringProtocol) -> Int { text.unicodeScalars.reduce(0) { $0 + Screen.width($1) } }
        let room = columns - rows(columns: columns).cursor.column - 1
        if width(text) <= room { return String(text) }
        var cut = text
        while !cut.isEmpty, width(cut) > room - (room >= 7 ? 1 : 0) { cut.removeLast() }
        cut += room >= 7 ? "…" : ""
        return cut.unicodeScalars.count > 4 ? String(cut) : ""
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
        let shown = text(found)
        current.index = found
        walk = current
        change(isFound: true) { ($0.before, $0.after) = (shown, "") }
    }

    /// Searches for a text, goes to where it stands in the newest line that has it, and to the right.
    mutating func search(_ text: String, columns: Int) {
        change { model in
            if let found = model.history.last(where: { $0.contains(text) }), let range = found.firstRange(of: text) {
                (model.before, model.after) = (String(found[..<range.lowerBound]), String(found[range.lowerBound...]))
            }
            model.right(columns: columns)
        }
    }

    /// The line is entered or dropped.
    mutating func begin(afterEntering isEntered: Bool) {
        if isEntered, !line.isEmpty, line.first != " ", history.last != line { history.append(line) }
        (before, after, recalled, edits, walk, argument) = ("", "", nil, [:], nil, nil)
        (states, isLastFound) = ([], false)
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
