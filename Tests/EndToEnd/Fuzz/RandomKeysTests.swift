import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: random keys between news and new sizes of the window, at a prompt whose screen must match
/// a model. The tests of the editor cover undo, completion and the history.
@Suite("Random keys at a prompt", .startsPrograms)
struct RandomKeysTests {
    /// The same seeds each time. `make fuzz` asks for more (`RANDOM_SEEDS`), and a failure names its seed, which is kept here.
    private static let seeds: [UInt64] =
        if let count = ProcessInfo.processInfo.environment["RANDOM_SEEDS"].flatMap(Int.init) {
            (0..<count).map { _ in .random(in: 0..<1_000_000_000) }
        } else {
            [1, 2, 3]
        }
    private static let sequencesOfEach = 25

    @Test("The screen shows the model's line, and the terminal is restored", arguments: seeds)
    func anything(seed: UInt64) async throws {
        var typist = try Typist(seed: seed)
        do {
            try await typist.begin()
            for _ in 0..<Self.sequencesOfEach { try await typist.typeSequence() }
            try await typist.end()
        } catch {
            Issue.record("seed \(seed), after \(typist.log.suffix(12)): \(error)")
        }
    }
}

/// A user at a prompt who knows the expected screen.
private struct Typist {
    /// The latest actions.
    private(set) var log: [String] = []
    private let prompt: ProgramAtPrompt
    private var random: SeededGenerator
    private var model = ModelLine()
    private var columns = 40
    private var ticks = 0
    /// Everything above the line, without blanks, as the ends of rows depend on the window.
    private var above = ""
    /// The number of remaining keys of the sequence.
    private var keysLeft = 0

    private static let texts = [
        "a", "b", "e", "echo ", "x y", "中", "文", "é", "e\u{301}", "\u{301}", "🛸", "👩\u{200d}🔬", "ｱ", "가나",
        "0123456789", " ", "日本語中文字", "q", "z",
    ]
    private static let words = ["alpha", "beta", "中文", "gamma delta", "éa", "🛸🛸"]

    init(seed: UInt64) throws {
        prompt = try ProgramAtPrompt.news(columns: columns)
        random = SeededGenerator(seed: seed)
    }

    mutating func begin() async throws {
        try await prompt.shows("Home", "tick 0, loaded 0", "home>")
        above = "Hometick0,loaded0"
        for word in Self.words { try await enter("echo \(word)", printing: word) }
    }

    /// Types some 30 to 60 keys and other events, after which the line is dropped or entered.
    mutating func typeSequence() async throws {
        keysLeft = Int.random(in: 30...60, using: &random)
        while keysLeft > 0 {
            switch Int.random(in: 0..<40, using: &random) {
            case 0: try await news()
            case 1: try await resize()
            case 2: try await clearScreen()
            case 3: try await complete()
            case 4: try await list()
            default: try await burst()
            }
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            // Also to the beginning of the last row of a paste.
            try await type("\u{15}") { $0.killPrevious() }
            try await type("\u{b}") { $0.killNext() }
            let word = Self.words.randomElement(using: &random) ?? ""
            try await enter("echo \(word)", printing: word)
        } else {
            try await drop()
        }
    }

    mutating func end() async throws {
        prompt.terminal.type(Key.control("c") + "exit\r")
        #expect(await prompt.ending == .init(number: 0, wasSignalled: false))
        try await prompt.hasGivenBackTerminal()
    }

    // MARK: - Keys

    /// Types a few keys at once.
    private mutating func burst() async throws {
        var keys = ""
        for _ in 0..<Int.random(in: 1...9, using: &random) { keys += key() }
        log.append(keys.debugDescription)
        prompt.terminal.type(keys)
        try await isDrawn()
    }

    /// Returns a key that the model has already applied.
    private mutating func key() -> String {
        keysLeft -= 1
        switch Int.random(in: 0..<25, using: &random) {
        case 0..<10:
            let text = Self.texts.randomElement(using: &random) ?? ""
            model.insert(text)
            return text
        case 10...11: return does("\u{7f}") { $0.deletePrevious() }
        case 12: return does(Key.delete) { $0.deleteNext() }
        case 13...15: return does(Key.left) { $0.left() }
        case 16...17: return does(Key.right) { $0.right() }
        case 18: return does(Key.home) { $0.home() }
        case 19: return does(Key.end) { $0.end() }
        case 20: return does(Key.control("k")) { $0.killNext() }
        case 21: return does(Key.control("u")) { $0.killPrevious() }
        // Yanked text may double the line, which must stay lower than the window.
        case 22 where model.line.count < 150:
            return does(Key.control("k") + Key.control("y")) { model in
                model.killNext()
                model.yank()
            }
        case 23:
            let text =
                ["one", "中文 two", "a\nb", "0123456789012345678901234567890\nc", ""].randomElement(using: &random) ?? ""
            model.paste(text)
            return "\u{1b}[200~" + text.replacing("\n", with: "\r") + "\u{1b}[201~"
        // F5, focus, a mouse: no effect.
        default: return ["\u{1b}[15~", "\u{1b}[I", "\u{1b}[<0;1;1M"].randomElement(using: &random) ?? ""
        }
    }

    private mutating func does(_ key: String, _ change: (inout ModelLine) -> Void) -> String {
        change(&model)
        return key
    }

    private mutating func type(_ keys: String, _ change: (inout ModelLine) -> Void) async throws {
        keysLeft -= 1
        log.append(keys.debugDescription)
        change(&model)
        prompt.terminal.type(keys)
        try await isDrawn()
    }

    /// Presses Tab with a single candidate.
    private mutating func complete() async throws {
        try await type(Key.home + Key.control("k") + "hist\t") {
            $0.home()
            $0.killNext()
            $0.insert("hist")
            $0.paste("ory ")
        }
    }

    /// Presses Tab with several candidates, and continues while they are shown.
    private mutating func list() async throws {
        try await type(Key.home + Key.control("k") + "h") {
            $0.home()
            $0.killNext()
            $0.insert("h")
        }
        prompt.terminal.type("\t")
        log.append("list")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        if Bool.random(using: &random) {
            prompt.signal(SIGUSR1)
            ticks += 1
            above += "Hometick\(ticks),loaded0"
        }
        let text = Self.texts.randomElement(using: &random) ?? ""
        // Typing narrows the list, and another key closes it.
        try await type(text + Key.end) {
            $0.insert(text)
            $0.end()
        }
    }

    // MARK: - Other events

    private mutating func news() async throws {
        log.append("news")
        ticks += 1
        above += "Hometick\(ticks),loaded0"
        prompt.signal(SIGUSR1)
        // The key may arrive before the news or after.
        prompt.terminal.type(key())
        try await isDrawn()
    }

    private mutating func resize() async throws {
        // A blank at the end of the line is invisible. Only a character shows that the keys before it are drawn.
        try await type("|") { $0.insert("|") }
        columns = Int.random(in: 24...60, using: &random)
        log.append("\(columns) columns")
        prompt.terminal.resize(columns: columns, rows: 40)
        prompt.signal(SIGWINCH)
        // The character shows that the program has noticed.
        try await type("|") { $0.insert("|") }
    }

    private mutating func clearScreen() async throws {
        log.append("clear")
        model.insert("|")
        let (rows, cursor) = model.rows(columns: columns)
        // The character shows that the key before it was read, even if it changes nothing.
        prompt.terminal.type(Key.control("l") + "|")
        try await prompt.terminal.waits(for: "\(rows) and nothing else, cursor \(cursor)") { screen in
            screen.lines == rows && (screen.row, screen.column) == cursor
        }
        above = Self.dense(prompt.terminal.screen.history)
    }

    private mutating func drop() async throws {
        log.append("Ctrl-C")
        model.home()
        above += Self.dense(model.rows(columns: columns, with: "^C").rows)
        model.begin()
        prompt.terminal.type(Key.control("c"))
        try await isDrawn()
    }

    private mutating func enter(_ line: String, printing output: String) async throws {
        log.append("enter \(line)")
        model.insert(line)
        above += Self.dense(model.rows(columns: columns).rows + [output])
        model.begin()
        prompt.terminal.type(line + "\r")
        try await isDrawn()
    }

    // MARK: - The screen

    /// Waits until the screen is as expected.
    private func isDrawn() async throws {
        let (rows, cursor) = model.rows(columns: columns)
        let above = String(above.suffix(80))
        try await prompt.terminal.waits(for: "\(rows), cursor \(cursor), below \(above)") { screen in
            let top = screen.row - cursor.row
            guard top >= 0, screen.column == cursor.column, screen.unknown.isEmpty else { return false }
            let lines = screen.lines
            guard Array(lines.dropFirst(top)) == rows else { return false }
            return Self.dense(screen.history.suffix(80) + lines.prefix(top)).hasSuffix(above)
        }
    }

    private static func dense(_ lines: [String]) -> String { lines.joined().filter { $0 != " " } }
}

/// The expected state of an edited line. It is an independent implementation without the editor, and draws by filling rows from
/// the left.
struct ModelLine {
    static let prompt = "home> "

    /// The text before the cursor; ``after`` has the rest.
    private(set) var before = ""
    private(set) var after = ""
    private var killed = ""
    /// True if the last key killed some text.
    private var isKilling = false

    /// The line as scalars, as a mark may stand between the two parts.
    var line: String { String(String.UnicodeScalarView(Array(before.unicodeScalars) + Array(after.unicodeScalars))) }

    /// Each scalar is a key.
    mutating func insert(_ text: String) { for scalar in text.unicodeScalars { paste(String(scalar)) } }

    mutating func paste(_ text: String) {
        isKilling = false
        before.unicodeScalars.append(contentsOf: text.unicodeScalars)
    }

    mutating func deletePrevious() {
        isKilling = false
        _ = before.popLast()
    }

    mutating func deleteNext() {
        isKilling = false
        if !after.isEmpty { after.removeFirst() }
    }

    mutating func left() {
        isKilling = false
        guard let character = before.popLast() else { return }
        after = String(String.UnicodeScalarView(Array(character.unicodeScalars) + Array(after.unicodeScalars)))
    }

    mutating func right() { paste(after.isEmpty ? "" : String(after.removeFirst())) }

    mutating func home() { (before, after, isKilling) = ("", line, false) }

    mutating func end() { (before, after, isKilling) = (line, "", false) }

    mutating func killNext() { kill(\.after) { $0 + $1 } }

    mutating func killPrevious() { kill(\.before) { $1 + $0 } }

    /// As in readline, killing nothing is no kill, and consecutive kills are joined.
    private mutating func kill(_ part: WritableKeyPath<Self, String>, joined: (_ last: String, _ new: String) -> String)
    {
        let text = self[keyPath: part]
        if !text.isEmpty { killed = joined(isKilling ? killed : "", text) }
        isKilling = !text.isEmpty
        self[keyPath: part] = ""
    }

    mutating func yank() { paste(killed) }

    /// Enters or drops the line.
    mutating func begin() { (before, after, isKilling) = ("", "", false) }

    /// The rows of the prompt, the line and its end, and the place of the cursor.
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
            let width = TerminalScreen.width(scalar)
            if index == start { cursor = place(for: scalar == "\n" ? 1 : width) }
            if scalar == "\n" {
                if column == columns { endRow() }
                endRow()
            } else if scalar == "\u{200d}", !current.isEmpty {
                // A joiner is kept only if both characters that it joins are in one row.
                let next = index + 1 < scalars.count ? TerminalScreen.width(scalars[index + 1]) : 0
                if next == 2, column + next <= columns { current[current.count - 1].unicodeScalars.append(scalar) }
            } else if width > 0 {
                put(String(scalar), width)
            } else if current.isEmpty {
                // The mark has no character to stand on.
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
