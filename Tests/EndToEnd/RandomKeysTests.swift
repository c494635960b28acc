import ChallengeText
import ChallengeTestSupport
import Foundation
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

/// Keys in any order, at a prompt of an app that also speaks by itself: the screen shows what a model says.
@Suite("Whatever is typed at a prompt", .startsPrograms)
struct RandomKeysTests {
    /// Other ones each time; a failure tells which.
    private static let seeds = (0..<10).map { _ in UInt64.random(in: 0..<1_000_000_000) }
    private static let sequencesOfEach = 52

    @Test("the screen shows the line as a model has it, and the terminal is given back", arguments: seeds)
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

/// Someone at a prompt who knows what has to be on the screen.
private struct Typist {
    /// The last things that were done.
    private(set) var log: [String] = []
    private let prompt: ProgramAtPrompt
    private var random: SeededGenerator
    private var model = ModelLine(history: [])
    private var columns = 40
    private var ticks = 0
    /// Everything above the line, without blanks: where rows end changes with the window.
    private var above = ""
    /// How many keys of the sequence are left.
    private var keysLeft = 0

    private static let texts = [
        "a", "b", "e", "echo ", "x y", "中", "文", "é", "e\u{301}", "\u{301}", "🛸", "👩\u{200d}🔬", "ｱ", "가나",
        "0123456789", " ", "日本語中文字", "q", "z",
    ]
    private static let words = ["alpha", "beta", "中文", "gamma delta", "éa", "🛸🛸"]

    init(seed: UInt64) throws {
        prompt = try ProgramAtPrompt.news(columns: columns, environment: ["NO_COLOR": ""])
        random = SeededGenerator(seed: seed)
    }

    mutating func begin() async throws {
        try await prompt.shows("Home", "tick 0, loaded 0", "home>")
        above = "Hometick0,loaded0"
        for word in Self.words { try await enter("echo \(word)", printing: word) }
    }

    /// Some 30 to 60 keys and other events, after which the line is dropped or entered.
    mutating func typeSequence() async throws {
        keysLeft = Int.random(in: 30...60, using: &random)
        while keysLeft > 0 {
            switch Int.random(in: 0..<40, using: &random) {
            case 0: try await news()
            case 1: try await resize()
            case 2: try await clearScreen()
            case 3: try await complete()
            case 4: try await list()
            case 5: try await searchAndReturn()
            case 6: try await choose()
            default: try await burst()
            }
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            // To the beginning of the last row of a paste too.
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

    /// A few keys at once.
    private mutating func burst() async throws {
        var keys = ""
        for _ in 0..<Int.random(in: 1...9, using: &random) { keys += key() }
        log.append(keys.debugDescription)
        prompt.terminal.type(keys)
        try await isDrawn()
    }

    /// A key, which the model has taken in.
    private mutating func key() -> String {
        keysLeft -= 1
        switch Int.random(in: 0..<38, using: &random) {
        case 0..<10:
            let text = Self.texts.randomElement(using: &random) ?? ""
            model.insert(text)
            return text
        case 10...11: return does("\u{7f}") { $0.deletePrevious() }
        case 12: return does(Key.delete) { $0.deleteNext() }
        case 13...15: return does(Key.left) { $0.left() }
        case 16...17: return does(Key.right) { [columns] in $0.right(columns: columns) }
        case 18: return does(Key.home) { $0.home() }
        case 19: return does(Key.end) { [columns] in $0.end(columns: columns) }
        case 20: return does(Key.control("k")) { $0.killNext() }
        case 21: return does(Key.control("u")) { $0.killPrevious() }
        case 22:
            return does(Key.control("k") + Key.control("y")) { model in
                model.killNext()
                model.yank()
            }
        case 23: return does(Key.up) { $0.up() }
        case 24: return does(Key.down) { $0.down() }
        case 25: return does("\u{1b}[5~") { $0.pageUp() }
        case 26: return does("\u{1b}[6~") { $0.pageDown() }
        case 27:
            let text =
                ["one", "中文 two", "a\nb", "0123456789012345678901234567890\nc", ""].randomElement(using: &random) ?? ""
            model.paste(text)
            return "\u{1b}[200~" + text.replacing("\n", with: "\r") + "\u{1b}[201~"
        case 28:
            let word = ["al", "a d", "中", "echo"].randomElement(using: &random) ?? ""
            model.search(word, columns: columns)
            return Key.control("r") + word + Key.right
        case 29: return does(Key.control("p")) { $0.previous() }
        case 30: return does(Key.control("n")) { $0.next() }
        case 31...33: return does(Key.control("_")) { $0.undo() }
        case 34: return does(Key.control("x") + Key.control("u")) { $0.undo() }
        case 35: return does("\u{1b}.") { $0.insertLastArgument() }
        case 36:
            return does(Key.end + "\u{1b}[1;3C") { [columns] model in
                model.end(columns: columns)
                model.takeWord(columns: columns)
            }
        // F5, focus, a mouse: nothing.
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

    /// Tab where there is one way to go on.
    private mutating func complete() async throws {
        try await type(Key.home + Key.control("k") + "hist\t") {
            $0.home()
            $0.killNext()
            $0.insert("hist")
            $0.paste("ory ")
        }
    }

    /// Tab where there are several, and what may happen while they are shown.
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
        try await type(text) { $0.insert(text) }
    }

    /// Goes through a list with Tab and Shift-Tab, and takes or leaves what it has come to.
    private mutating func choose() async throws {
        let names = ["home", "help", "history"]
        let tabs = Int.random(in: 1...4, using: &random)
        let isBack = Bool.random(using: &random)
        let chosen = names[isBack ? (12 - tabs) % 3 : (tabs - 1) % 3]
        let walk = String(repeating: isBack ? "\u{1b}[Z" : "\t", count: tabs)
        let start = Key.home + Key.control("k") + Key.control("k") + "h\t"
        func begin(_ model: inout ModelLine) {
            model.home()
            model.killNext()
            model.killNext()
            model.insert("h")
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            try await type(start + walk + "\r") { model in
                begin(&model)
                model.become(chosen + " ")
            }
        case 1:
            // Escape is a key of its own only where nothing follows.
            log.append("Escape from a list")
            prompt.terminal.type(start + walk)
            try await prompt.terminal.waits(for: "\(chosen) and a list") { screen in
                screen.lines.suffix(4).first == "home> " + chosen && screen.lines.last?.hasPrefix("history ") == true
            }
            prompt.terminal.type("\u{1b}")
            begin(&model)
            try await prompt.terminal.waits(for: "no list") { $0.lines.last == "home> h" }
        default:
            try await type(start + walk + Key.left) { model in
                begin(&model)
                model.become(chosen)
                model.left()
            }
        }
    }

    private mutating func searchAndReturn() async throws {
        log.append("search")
        prompt.terminal.type(Key.control("r") + "gam")
        try await prompt.terminal.waits(for: "a search") { screen in
            screen.lines.contains { $0.hasPrefix("search \"gam\": echo gamma") }
        }
        try await type(Key.control("g")) { _ in }
    }

    // MARK: - Other events

    private mutating func news() async throws {
        log.append("news")
        ticks += 1
        above += "Hometick\(ticks),loaded0"
        prompt.signal(SIGUSR1)
        // A key may be there before the news or after.
        prompt.terminal.type(key())
        try await isDrawn()
    }

    private mutating func resize() async throws {
        columns = Int.random(in: 24...60, using: &random)
        log.append("\(columns) columns")
        prompt.terminal.resize(columns: columns, rows: 40)
        prompt.signal(SIGWINCH)
        // It is seen that the program has noticed.
        try await type("|") { $0.insert("|") }
    }

    private mutating func clearScreen() async throws {
        log.append("clear")
        model.insert("|")
        let (rows, cursor) = model.rows(columns: columns)
        // The character tells that the key before it was taken, also where that changes nothing.
        prompt.terminal.type(Key.control("l") + "|")
        try await prompt.terminal.waits(for: "\(rows) and nothing else, cursor \(cursor)") { screen in
            screen.lines(without: Self.dim) == rows && (screen.row, screen.column) == cursor
        }
        above = Self.dense(prompt.terminal.screen.history)
    }

    private mutating func drop() async throws {
        log.append("Ctrl-C")
        model.home()
        above += Self.dense(model.rows(columns: columns, with: "^C").rows)
        model.begin(afterEntering: false)
        prompt.terminal.type(Key.control("c"))
        try await isDrawn()
    }

    private mutating func enter(_ line: String, printing output: String) async throws {
        log.append("enter \(line)")
        model.insert(line)
        above += Self.dense(model.rows(columns: columns).rows + [output])
        model.begin(afterEntering: true)
        prompt.terminal.type(line + "\r")
        try await isDrawn()
    }

    // MARK: - The screen

    /// Waits until the screen shows what it should.
    private func isDrawn() async throws {
        let (rows, cursor) = model.rows(columns: columns)
        let above = String(above.suffix(80))
        let shown = model.suggestion(columns: columns).map { rest in
            model.rows(columns: columns, with: model.shownSuggestion(rest, columns: columns)).rows
        }
        try await prompt.terminal.waits(for: "\(shown ?? rows), cursor \(cursor), below \(above)") { screen in
            let top = screen.row - cursor.row
            guard top >= 0, screen.column == cursor.column, screen.unknown.isEmpty else { return false }
            let lines = screen.lines
            guard Array(screen.lines(without: Self.dim).dropFirst(top)) == rows,
                shown.map({ Array(lines.dropFirst(top)) == $0 }) ?? true
            else { return false }
            return Self.dense(screen.history.suffix(80) + lines.prefix(top)).hasSuffix(above)
        }
    }

    /// The style of hints and suggestions.
    private static let dim: CellStyle = "2"

    private static func dense(_ lines: [String]) -> String { lines.joined().filter { $0 != " " } }
}
