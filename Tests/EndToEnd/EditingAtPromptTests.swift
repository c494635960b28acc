import TerminalTestSupport
import TestLimits
import Testing

@Suite("Editing at a prompt", .startsPrograms)
struct EditingAtPromptTests {
    private func start(
        columns: Int = 80, history: [String] = [], settings: String? = nil
    ) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"], columns: columns) { program in
            if let settings { try program.write(settings, to: ".editrc") }
            let lines = history.map { $0.replacing(" ", with: "\\040") + "\n" }
            let file = ".local/state/challenge/history"
            if !history.isEmpty { try program.write("_HiStOrY_V2_\n" + lines.joined(), to: file) }
        }
        try await prompt.shows("home>", cursor: (0, 6))
        return prompt
    }

    @Test(
        "a key does what it says",
        arguments: [
            (Key.home, "echo one two", 0), ("\u{1b}OH", "echo one two", 0), ("\u{1b}[1~", "echo one two", 0),
            (Key.control("a"), "echo one two", 0), (Key.control("a") + Key.end, "echo one two", 12),
            (Key.home + "\u{1b}[4~", "echo one two", 12), (Key.home + Key.control("e"), "echo one two", 12),
            (Key.left + Key.left, "echo one two", 10), (Key.control("b"), "echo one two", 11),
            (Key.home + Key.right + Key.control("f"), "echo one two", 2), (Key.home + Key.delete, "cho one two", 0),
            ("\u{1b}[1;5D", "echo one two", 9), ("\u{1b}[1;5D\u{1b}[1;3D", "echo one two", 5),
            ("\u{1b}b", "echo one two", 9), (Key.home + "\u{1b}[1;5C", "echo one two", 4),
            (Key.home + "\u{1b}f\u{1b}\u{1b}[C", "echo one two", 8), (Key.home + "\u{1b}[3;5~", " one two", 0),
            (Key.home + "\u{1b}d", " one two", 0), (Key.control("w"), "echo one ", 9), (Key.control("u"), "", 0),
            ("\u{1b}b" + Key.control("u"), "two", 0), ("\u{1b}b" + Key.control("k"), "echo one ", 9),
            (Key.control("w") + Key.home + Key.control("y"), "twoecho one ", 3),
            (Key.left + "\u{7f}", "echo one to", 10), (Key.left + Key.control("h"), "echo one to", 10),
        ])
    func keys(keys: String, line: String, column: Int) async throws {
        let prompt = try await start()
        prompt.terminal.type("echo one two")
        try await prompt.shows("home> echo one two", cursor: (0, 18))
        prompt.terminal.type(keys + "|")
        let before = line.prefix(column)
        try await prompt.shows("home> \(before)|\(line.dropFirst(column))".withoutBlanks, cursor: (0, 7 + column))
        prompt.terminal.type("\u{7f}")
        try await prompt.shows("home> \(line)".withoutBlanks, cursor: (0, 6 + column))
    }

    @Test(
        "a key without a meaning, and what a mouse or a window reports, leaves no trace",
        arguments: [
            "\u{1b}[15~", "\u{1b}[1;2R", "\u{1b}[[E", "\u{1b}[I", "\u{1b}[O", "\u{1b}[<0;1;1M", "\u{1b}[<0;1;1m",
            "\u{1b}OP", "\u{1b}[2~", "\u{1b}[201~", "\u{1b}[24;5~", "\u{1b}[1;2H",
        ])
    func otherKeys(key: String) async throws {
        let prompt = try await start()
        prompt.terminal.type("echo a\(key)b" + Key.left + key + "X")
        try await prompt.shows("home> echo aXb", cursor: (0, 13))
        prompt.terminal.type("\r")
        try await prompt.shows("home> echo aXb", "aXb", "home>")
    }

    @Test("Up and Down go through the history, and Page Up and Page Down through what begins alike")
    func history() async throws {
        let prompt = try await start(history: ["echo one", "path", "echo two", "why"])
        prompt.terminal.type("ec" + Key.up)
        try await prompt.shows("home> why", cursor: (0, 9))
        prompt.terminal.type(Key.up + Key.up + Key.down)
        try await prompt.shows("home> echo two")
        prompt.terminal.type(Key.down + Key.down)
        try await prompt.shows("home> ec", cursor: (0, 8))
        prompt.terminal.type("\u{1b}[5~\u{1b}[5~")
        try await prompt.shows("home> echo one", cursor: (0, 14))
        prompt.terminal.type("\u{1b}[6~")
        try await prompt.shows("home> echo two")
        prompt.terminal.type("\u{1b}[6~")
        try await prompt.shows("home> ec", cursor: (0, 8))
    }

    @Test("Down on the newest line leaves it as it is")
    func newest() async throws {
        let prompt = try await start(history: ["echo one"])
        prompt.terminal.type("abc" + Key.down + "d")
        try await prompt.shows("home> abcd", cursor: (0, 10))
        prompt.terminal.type(Key.up + Key.down + "e" + Key.down + "f")
        try await prompt.shows("home> abcdef")
    }

    @Test("Page Up begins anew on another line, even if that has the same text as the one found before")
    func newWalk() async throws {
        let prompt = try await start(history: ["echo one", "echo two"])
        prompt.terminal.type("ec\u{1b}[5~\r")
        try await prompt.shows("home> echo two", "two", "home>")
        prompt.terminal.type("echo two\u{1b}[5~!")
        try await prompt.shows("home> echo two!")
    }

    @Test("Ctrl-L leaves nothing on the screen but the line, with its cursor")
    func clear() async throws {
        let prompt = try await start(columns: 20)
        prompt.terminal.type("echo 34567890123456789" + Key.left)
        try await prompt.shows("home> echo 345678901", "23456789", cursor: (1, 7))
        prompt.terminal.type(Key.control("l"))
        try await prompt.terminal.shows("home> echo 345678901", "23456789", cursor: (1, 7))
        prompt.terminal.type("X")
        try await prompt.terminal.shows("home> echo 345678901", "2345678X9", cursor: (1, 8))
        prompt.terminal.type(Key.control("u") + Key.delete + Key.control("l"))
        try await prompt.terminal.shows("home>", cursor: (0, 6))
    }

    @Test(
        "a search ends in the line that it has found, or with Ctrl-G in the one that there was",
        arguments: [
            (Key.control("g"), "partial", 5), ("\u{1b}", "search rick", 7), (Key.left, "search rick", 6),
            (Key.end, "search rick", 11), (Key.up, "search morty", 12), (Key.delete, "search ick", 7),
            (Key.control("d"), "search ick", 7), (Key.control("k"), "search ", 7),
        ])
    func searchEnds(key: String, line: String, column: Int) async throws {
        let prompt = try await start(history: ["search rick", "echo one", "search morty"])
        prompt.terminal.type("partial" + Key.left + Key.left + Key.control("r"))
        try await prompt.shows("search \"\": partial", cursor: (0, 16))
        prompt.terminal.type("rick")
        try await prompt.shows("search \"rick\": search rick", cursor: (0, 22))
        prompt.terminal.type(key)
        try await prompt.shows("home> \(line)".withoutBlanks, cursor: (0, 6 + column))
        prompt.terminal.type("X")
        try await prompt.shows("home> \(line.prefix(column))X\(line.dropFirst(column))", cursor: (0, 7 + column))
    }

    @Test("Ctrl-R goes on to older lines and Ctrl-S back, and what is in none is told with a bell")
    func search() async throws {
        let prompt = try await start(history: ["echo one", "echo two", "path"])
        prompt.terminal.type(Key.control("r") + "ech")
        try await prompt.shows("search \"ech\": echo two", cursor: (0, 14))
        prompt.terminal.type(Key.control("r"))
        try await prompt.shows("search \"ech\": echo one", cursor: (0, 14))
        prompt.terminal.type(Key.control("s"))
        try await prompt.shows("search \"ech\": echo two", cursor: (0, 14))
        try await prompt.terminal.beeps(0)
        prompt.terminal.type("x")
        try await prompt.shows("no line with \"echx\": echo two", cursor: (0, 21))
        try await prompt.terminal.beeps(1)
        prompt.terminal.type("\u{7f}o o")
        try await prompt.shows("search \"echo o\": echo one", cursor: (0, 17))
        prompt.terminal.type("\r")
        try await prompt.shows("home> echo one", "one", "home>", cursor: (2, 6))
    }

    @Test("the user's settings may choose the keys of vi")
    func vi() async throws {
        let prompt = try await start(history: ["echo old"], settings: "bind -v\n")
        prompt.terminal.type("echo abc")
        try await prompt.shows("home> echo abc", cursor: (0, 14))
        prompt.terminal.type("\u{1b}")
        try await prompt.shows("home> echo abc", cursor: (0, 13))
        prompt.terminal.type("x0")
        try await prompt.shows("home> echo ab", cursor: (0, 6))
        prompt.terminal.type("wiX" + Key.end + "Y" + Key.home + Key.delete + "\u{1b}[15~")
        try await prompt.shows("home> cho XabY", cursor: (0, 6))
        prompt.terminal.type("e" + Key.control("r") + "old")
        try await prompt.shows("search \"old\": echo old", cursor: (0, 19))
        prompt.terminal.type(Key.control("g") + "\r")
        try await prompt.shows("home> echo XabY", "XabY", "home>")
    }

    @Test("the user's settings may bind a key to something else")
    func ownBinding() async throws {
        let settings = "# mine\nbind \"^T\" ed-move-to-beg\nchallenge:bind \"\\e[15~\" ed-move-to-end\nother:bind -v\n"
        let prompt = try await start(settings: settings)
        prompt.terminal.type("cho b" + Key.control("t") + "e")
        try await prompt.shows("home> echo b", cursor: (0, 7))
        prompt.terminal.type("\u{1b}[15~!\u{1b}[16~")
        try await prompt.shows("home> echo b!", cursor: (0, 13))
    }

    // MARK: - Beyond ASCII

    @Test(
        "a character of any width is one to move over and to delete",
        arguments: [
            ("中", 2), ("é", 1), ("e\u{301}", 1), ("🛸", 2), ("👩\u{200d}🔬", 4), ("❤\u{fe0f}", 1), ("ｱ", 1), ("가", 2),
        ])
    func characters(character: String, width: Int) async throws {
        let prompt = try await start()
        prompt.terminal.type("echo a\(character)b")
        try await prompt.shows("home> echo a\(character)b", cursor: (0, 13 + width))
        prompt.terminal.type(Key.left)
        try await prompt.shows("home> echo a\(character)b", cursor: (0, 12 + width))
        prompt.terminal.type(Key.left)
        try await prompt.shows("home> echo a\(character)b", cursor: (0, 12))
        prompt.terminal.type(Key.right)
        try await prompt.shows("home> echo a\(character)b", cursor: (0, 12 + width))
        prompt.terminal.type("\u{7f}")
        try await prompt.shows("home> echo ab", cursor: (0, 12))
        prompt.terminal.type(character + Key.left + Key.delete + character)
        try await prompt.shows("home> echo a\(character)b", cursor: (0, 12 + width))
        prompt.terminal.type("\r")
        try await prompt.shows("home> echo a\(character)b", "a\(character)b", "home>")
    }

    @Test("a line longer than the window goes on in the next row, also when its middle changes")
    func wrapping() async throws {
        let prompt = try await start(columns: 16)
        prompt.terminal.type("echo 56789")
        try await prompt.shows("home> echo 56789", cursor: (1, 0))
        prompt.terminal.type("中文")
        try await prompt.shows("home> echo 56789", "中文", cursor: (1, 4))
        prompt.terminal.type(String(repeating: Key.left, count: 4))
        try await prompt.shows("home> echo 56789", "中文", cursor: (0, 14))
        prompt.terminal.type("x")
        try await prompt.shows("home> echo 567x8", "9中文", cursor: (0, 15))
        prompt.terminal.type("界")
        try await prompt.shows("home> echo 567x", "界89中文", cursor: (1, 2))
        prompt.terminal.type("\u{7f}\u{7f}")
        try await prompt.shows("home> echo 56789", "中文", cursor: (0, 14))
        prompt.terminal.type(Key.end + "\u{7f}\u{7f}")
        try await prompt.shows("home> echo 56789", cursor: (1, 0))
        prompt.terminal.type("\u{7f}")
        try await prompt.shows("home> echo 5678", cursor: (0, 15))
        prompt.terminal.type("\r")
        try await prompt.shows("home> echo 5678", "5678", "home>", cursor: (2, 6))
    }

    @Test("of a line with more rows than the window those around the cursor are shown")
    func tall() async throws {
        let prompt = try ProgramAtPrompt(["-q"], columns: 20, rows: 3)
        try await prompt.shows("home>")
        prompt.terminal.type("echo 345678901" + (1...3).map { String(repeating: "\($0)", count: 20) }.joined() + "end")
        try await prompt.terminal.shows(
            String(repeating: "2", count: 20), String(repeating: "3", count: 20), "end", cursor: (2, 3))
        prompt.terminal.type(Key.home)
        try await prompt.terminal.shows(
            "home> echo 345678901", String(repeating: "1", count: 20), String(repeating: "2", count: 20), cursor: (0, 6)
        )
    }
}

extension String {
    /// A row as the screen tells it.
    fileprivate var withoutBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
