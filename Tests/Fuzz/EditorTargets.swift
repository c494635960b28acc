import ChallengeProcessTestSupport

@testable import ChallengeLineEdit

extension FuzzTarget {
    /// The decoder of a terminal's input.
    static let keys = FuzzTarget("keys", limit: 16 << 10) { bytes in
        var decoder = KeyDecoder()
        var scalars: [Unicode.Scalar] = []
        for byte in bytes {
            scalars += decoder.consume(byte)
            if scalars.last == KeyBindings.paste { scalars += decoder.takePaste() ?? [] }
        }
        try expect(scalars.count <= 2 * bytes.count, "\(bytes.count) bytes became \(scalars.count) characters")
        // After the end of a paste a key has its usual meaning, whatever came before.
        let last = Array("\u{1b}[201~\u{3}".utf8).flatMap { decoder.consume($0) }
        try expect(last.last == "\u{3}", "Ctrl-C was lost")
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes), !bytes.contains(0x1b),
            text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control || $0.value < 0x80 })
        else { return }
        try expect(scalars.elementsEqual(text.unicodeScalars), "\(text.debugDescription) became \(scalars)")
    }

    /// A line that is typed, searched for and drawn. The terminal must show its layout.
    static let line = FuzzTarget("line", limit: 256) { bytes in
        var line = DrawnLine()
        var decoder = KeyDecoder()
        for byte in bytes {
            let key = decoder.consume(byte)
            if key.isEmpty { continue }
            line.type(key == [KeyBindings.paste] ? decoder.takePaste() ?? [] : key)
            guard try line.draw() else { return }
        }
    }
}

/// A line in a small window, with a few keys of its own.
private struct DrawnLine {
    private static let history = ["open character 1", "search Ré\u{301}", "echo 世界 \u{1b}[31m", "OPEN\nx", "👩‍🔬👩‍🔬"]
    private static let rows = 6

    private var line: [Unicode.Scalar] = []
    private var cursor = 0
    private var columns = 20
    private var renderer = Renderer()
    private var plainRenderer = PlainRenderer()
    private var screen = Screen(columns: 20, rows: 6)
    private var search = HistorySearch(in: history)
    private var changes = LineChanges()
    private var prefixSearch = PrefixSearch(in: history, from: "", prefix: "")

    mutating func type(_ text: [Unicode.Scalar]) {
        defer { changes.note((line, cursor), isFound: ["\u{10}", "\u{e}"].contains(text.first)) }
        switch text.first {
        case "\u{1f}":
            guard let (range, text, place) = changes.undo() else { return }
            line.replaceSubrange(range, with: text)
            cursor = place
        case "\u{6}":
            let text = String(scalars: line)
            show(Self.history.last { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) })
        case "\u{1}": cursor = 0
        case "\u{2}": cursor = max(cursor - 1, 0)
        case "\u{5}": cursor = line.count
        case "\u{7f}" where cursor > 0:
            cursor -= 1
            line.remove(at: cursor)
        case "\u{c}":
            columns = 2 + (columns + 7) % 30
            _ = renderer.erase()
            screen = Screen(columns: columns, rows: Self.rows)
        case "\u{12}":
            search.append(String(scalars: line))
            show(search.matches.first)
        case "\u{13}":
            search.removeLast()
            show(search.matches.last)
        case "\u{10}":
            if prefixSearch.current != String(scalars: line) {
                let prefix = String(scalars: line[..<cursor])
                prefixSearch = PrefixSearch(in: Self.history, from: String(scalars: line), prefix: prefix)
            }
            _ = prefixSearch.goBack()
            show(prefixSearch.current)
        case "\u{e}":
            _ = prefixSearch.goForward()
            show(prefixSearch.current)
        default:
            line.insert(contentsOf: text, at: cursor)
            cursor += text.count
        }
    }

    private mutating func show(_ text: String?) {
        guard let text else { return }
        line = Array(text.unicodeScalars)
        cursor = min(search.offset(in: text), line.count)
    }

    /// Draws the line; returns false if the terminal assumes another width for a character.
    mutating func draw() throws -> Bool {
        var view = LineView(prompt: Prompt([Prompt.Segment("home> ")]), line: line, cursor: cursor, ellipsis: "…")
        _ = plainRenderer.show(view, in: Terminal.Size(columns: columns, rows: Self.rows))
        view.hint = Prompt.Segment(" hint")
        let buffer = view.buffer(columns: columns, rows: Self.rows)
        try expect(buffer.rows.count <= Self.rows, "\(buffer.rows.count) rows")
        try expect(buffer.cursor.row < buffer.rows.count, "the cursor is below the last row")
        try expect(buffer.rows.allSatisfy { $0.width <= columns }, "a row is wider than \(columns)")
        let cells = buffer.rows.flatMap(\.cells)
        guard cells.allSatisfy({ $0.text.unicodeScalars.reduce(0) { $0 + Screen.width($1) } == $0.width }) else {
            return false
        }
        screen.feed(renderer.show(buffer, size: Terminal.Size(columns: columns, rows: Self.rows)).utf8)
        try expect(screen.unknown.isEmpty, "the terminal does not know \(screen.unknown)")
        let expected = buffer.rows.map { Self.withoutBlanksAtEnd($0.cells.map(\.text).joined()) }
        try expect(screen.row >= buffer.cursor.row, "the cursor is in row \(screen.row)")
        let shown = screen.lines.dropFirst(screen.row - buffer.cursor.row)
        try expect(screen.column == buffer.cursor.column, "the cursor is in column \(screen.column)")
        try expect(
            shown.map(Self.withoutBlanksAtEnd).elementsEqual(expected.prefix(shown.count)),
            "\(shown) is shown, not \(expected), of \(String(scalars: line).debugDescription)")
        try expect(expected.dropFirst(shown.count).allSatisfy(\.isEmpty), "\(expected) is not all shown")
        return true
    }

    private static func withoutBlanksAtEnd(_ row: String) -> [Unicode.Scalar] {
        Array(row.unicodeScalars.reversed().drop { $0 == " " }.reversed())
    }
}
