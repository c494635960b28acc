import ChallengeTestSupport
import ChallengeProcessTestSupport

@testable import ChallengeLineEdit

/// A screen draws the sent bytes, and must look like the intended frame.
@Suite("Drawing of differences")
struct DisplayTests {
    /// A line on a screen, below other output.
    private struct Canvas {
        var screen: TerminalScreen
        var renderer = Renderer()
        var printed: [String]

        init(columns: Int, rows: Int) {
            screen = TerminalScreen(columns: columns, rows: rows)
            printed = ["above"]
            screen.feed("above\r\n".utf8)
        }

        var size: Terminal.Size { Terminal.Size(columns: screen.columns, rows: screen.rowCount) }

        /// The number of rows that have left the screen.
        var top: Int { screen.historyCount }

        mutating func print(_ text: String) {
            screen.feed((renderer.erase() + text + "\r\n").utf8)
            printed.append(text)
        }

        mutating func leave() {
            let rows = renderer.shown.rows
            screen.feed(renderer.leave().utf8)
            // The cursor behind a full row is already in the row below.
            let isLastFree = rows.last?.isBlank == true && rows.dropLast().last?.isWrapped == true
            printed += (isLastFree ? rows.dropLast() : rows).map(\.text)
        }

        /// Returns the expected text of the screen, and of the rows that have left it, with the line drawn so.
        func expected(_ frame: ScreenBuffer) -> [String] { (printed + frame.rows.map(\.text)).withoutBlankEnd }

        mutating func show(_ view: LineView) -> ScreenBuffer {
            let frame = view.buffer(columns: size.columns, rows: size.rows)
            screen.feed(renderer.show(frame, size: size).utf8)
            return frame
        }
    }

    @Test("The line is drawn correctly over any earlier content", arguments: 0..<40)
    func anyChange(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var canvas = Canvas(columns: .random(in: 6...40, using: &random), rows: .random(in: 3...12, using: &random))
        for step in 0..<60 {
            let frame = canvas.show(.random(using: &random))
            #expect(canvas.screen.allLines == canvas.expected(frame), "seed \(seed), step \(step)")
            #expect(
                canvas.top + canvas.screen.row == canvas.printed.count + frame.cursor.row, "seed \(seed), step \(step)")
            #expect(canvas.screen.column == frame.cursor.column, "seed \(seed), step \(step)")
            if Int.random(in: 0..<8, using: &random) == 0 { canvas.print("n\(step)") }
            if Int.random(in: 0..<8, using: &random) == 0 { canvas.leave() }
        }
        #expect(canvas.screen.unknown.isEmpty)
    }

    @Test("A window of another size shows the same text, and the output above stays", arguments: 0..<40)
    func resize(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var canvas = Canvas(columns: 30, rows: 40)
        for step in 0..<20 {
            let view = LineView.random(using: &random)
            _ = canvas.show(view)
            canvas.screen.resize(columns: .random(in: 10...120, using: &random), rows: 40)
            canvas.screen.feed(canvas.renderer.erase(afterResizeTo: canvas.size).utf8)
            let frame = canvas.show(view)
            #expect(canvas.screen.lines == canvas.expected(frame), "seed \(seed), step \(step)")
        }
    }

    @Test("A terminal that wraps by itself shows the line in the same places", arguments: 0..<40)
    func layout(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let columns = Int.random(in: 4...40, using: &random)
            var view = LineView()
            view.line = LineView.randomText(using: &random).filter { $0.value >= 0x20 && $0 != "\u{202e}" }
            view.cursor = view.line.count
            let frame = view.buffer(columns: columns, rows: 200)
            var screen = TerminalScreen(columns: columns, rows: 200)
            screen.feed(String(String.UnicodeScalarView(view.line)).utf8)
            let rows = frame.rows.map(\.text).withoutBlankEnd
            // A joiner between two rows joins nothing, and is not written.
            func text(_ rows: [String]) -> [[Unicode.Scalar]] {
                rows.map { $0.unicodeScalars.filter { $0 != "\u{200d}" } }
            }
            #expect(text(screen.lines) == text(rows), "seed \(seed): \(view.line)")
        }
    }

    @Test("A line that fills its row to the margin stays separate from the next row when the window changes")
    func fullRow() {
        var canvas = Canvas(columns: 10, rows: 8)
        _ = canvas.show(LineView(line: Array("0123456789".unicodeScalars), cursor: 10))
        canvas.leave()
        _ = canvas.show(LineView(prompt: "> ", line: ["a"], cursor: 1))
        canvas.screen.resize(columns: 20, rows: 8)
        #expect(canvas.screen.lines == ["above", "0123456789", "> a"])
    }

    @Test("A key costs a few bytes, not the whole line")
    func economy() {
        var renderer = Renderer()
        let size = Terminal.Size(columns: 80, rows: 24)
        func show(_ text: String) -> String {
            let view = LineView(prompt: "home> ", line: Array(text.unicodeScalars), cursor: text.unicodeScalars.count)
            return renderer.show(view.buffer(columns: 80, rows: 24), size: size)
        }
        #expect(show("open charact") == "home> open charact")
        #expect(show("open characte") == "e")
        #expect(show("open charact") == "\r\u{1b}[18C\u{1b}[K")
        #expect(show("open charact") == "")
    }

    private func drawn(_ view: LineView) -> String {
        var renderer = Renderer()
        return renderer.show(view.buffer(columns: 80, rows: 24), size: Terminal.Size(columns: 80, rows: 24))
    }

    @Test("A style ends with its text, the text after an emoji has its column, an invisible character its number")
    func styles() {
        let view = LineView(prompt: Prompt([.init("home", style: "1"), .init("> ")]), line: ["a"], cursor: 1)
        #expect(drawn(view) == "\u{1b}[1mhome\u{1b}[0m> a")
        #expect(drawn(LineView(line: ["🛸", "a"], cursor: 2)) == "🛸\u{1b}[3Ga")
        #expect(drawn(LineView(line: ["中", "a"], cursor: 2)) == "中a")
        #expect(drawn(LineView(line: ["a", "\u{202e}", "\u{200b}", "\u{1b}"], cursor: 4)) == "a\\u{202e}\\u{200b}^[")
        #expect(drawn(LineView(line: ["\u{301}"], cursor: 1)) == "\\u{301}")
    }

    @Test("Emoji that form one are written at once, up to the limit of a cell of tmux")
    func joinedEmoji() {
        func output(_ text: String) -> String {
            drawn(LineView(line: Array(text.unicodeScalars), cursor: text.unicodeScalars.count))
        }
        #expect(output("👩\u{200d}👧a") == "👩\u{200d}👧\u{1b}[5Ga")
        #expect(output("👨‍👩‍👧‍👦a") == "👨‍👩‍👧\u{1b}[7G👦\u{1b}[9Ga")
        #expect(output("👍🏽🇪🇸🇪a") == "👍🏽\u{1b}[5G🇪🇸\u{1b}[9G🇪\u{1b}[11Ga")
        #expect(output("a\u{200d}b👩\u{200d}b") == "ab👩\u{1b}[5Gb")
    }

    @Test("Next to an emoji that the terminal takes as narrow, no old text remains")
    func narrowEmoji() {
        var renderer = Renderer()
        // This terminal gives half of a flag one column, as a letter.
        var screen = TerminalScreen(columns: 20, rows: 2)
        for line in [["a"], ["a", "🇩"]] as [[Unicode.Scalar]] {
            let view = LineView(line: line, cursor: line.count, hint: Prompt.Segment(" hint"))
            let output = renderer.show(view.buffer(columns: 20, rows: 2), size: Terminal.Size(columns: 20, rows: 2))
            screen.feed(output.replacing("🇩", with: "d").utf8)
        }
        #expect(screen.lines == ["ad  hint"])
    }
}

extension ScreenBuffer.Row {
    /// The text without blanks at its end.
    fileprivate var text: String {
        var text = cells.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension [String] {
    /// The lines without empty ones at their end.
    fileprivate var withoutBlankEnd: [String] { Array(self[..<((lastIndex { !$0.isEmpty } ?? -1) + 1)]) }
}

extension LineView {
    fileprivate static func random(using random: inout SeededGenerator) -> LineView {
        func flip() -> Bool { Bool.random(using: &random) }
        var view = LineView(prompt: flip() ? "home> " : Prompt([.init("中", style: "1"), .init("!> ", style: "31")]))
        view.line = randomText(using: &random)
        view.cursor = flip() ? view.line.count : Int.random(in: 0...view.line.count, using: &random)
        if flip() { view.hint = Prompt.Segment(" HINT", style: "2") }
        if flip() { view.rightPrompt = Prompt([.init("right", style: "2")]) }
        if flip(), flip() {
            view.below = (1...Int.random(in: 1...4, using: &random)).map { [Prompt.Segment("\($0)", style: "2")] }
        }
        return view
    }

    /// Returns up to 60 characters of every kind: narrow, wide, combining, controls, line feeds, tabs, joined emoji.
    fileprivate static func randomText(using random: inout SeededGenerator) -> [Unicode.Scalar] {
        let kinds: [String] = [
            "a", "b", "c", " ", "d", "é", "中", "🛸", "e\u{301}", "\u{1}", "\n", "\t", "👩\u{200d}🚀", "\u{202e}",
        ]
        return random.sequence(of: kinds.map { Array($0.unicodeScalars) }, upTo: 60)
    }
}
