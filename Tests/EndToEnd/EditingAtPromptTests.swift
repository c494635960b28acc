import TerminalTestSupport
import TestLimits
import Testing

@Suite("Editing at a prompt", .startsPrograms)
struct EditingAtPromptTests {
    private func start(
        history: [String] = [], settings: String? = nil, environment: [String: String] = [:]
    ) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"], environment: environment) { program in
            if let settings { try program.write(settings, to: ".editrc") }
            let lines = history.map { $0.replacing(" ", with: "\\040") + "\n" }
            let file = ".local/state/challenge/history"
            if !history.isEmpty { try program.write("_HiStOrY_V2_\n" + lines.joined(), to: file) }
        }
        try await prompt.shows("home>", cursor: (0, 6))
        return prompt
    }

    @Test(
        "each key edits the line",
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
        try await prompt.type("echo one two", shows: "home> echo one two", cursor: (0, 18))
        prompt.terminal.type(keys + "|")
        let before = line.prefix(column)
        try await prompt.shows("home> \(before)|\(line.dropFirst(column))".withoutBlanks, cursor: (0, 7 + column))
        try await prompt.type("\u{7f}", shows: "home> \(line)".withoutBlanks, cursor: (0, 6 + column))
    }

    @Test(
        "a key without a meaning, or a report of a mouse or a window, changes nothing",
        arguments: [
            "\u{1b}[15~", "\u{1b}[1;2R", "\u{1b}[[E", "\u{1b}[I", "\u{1b}[O", "\u{1b}[<0;1;1M", "\u{1b}[<0;1;1m",
            "\u{1b}OP", "\u{1b}[2~", "\u{1b}[201~", "\u{1b}[24;5~", "\u{1b}[1;2H",
        ])
    func otherKeys(key: String) async throws {
        let prompt = try await start()
        try await prompt.type("echo a\(key)b" + Key.left + key + "X", shows: "home> echo aXb", cursor: (0, 13))
        try await prompt.type("\r", shows: "home> echo aXb", "aXb", "home>")
    }

    @Test("Page Up searches from the newest line again for a new line, even if that has the text found before")
    func newWalk() async throws {
        let prompt = try await start(history: ["echo one", "echo two"])
        try await prompt.type("ec\u{1b}[5~\r", shows: "home> echo two", "two", "home>")
        try await prompt.type("echo two\u{1b}[5~!", shows: "home> echo two!")
    }

    @Test(
        "a key ends a search with the found line, and Ctrl-G with the line before the search",
        arguments: [
            (Key.control("g"), "partial", 5), ("\u{1b}", "search rick", 7), (Key.left, "search rick", 6),
            (Key.end, "search rick", 11), (Key.up, "search morty", 12), (Key.delete, "search ick", 7),
            (Key.control("d"), "search ick", 7), (Key.control("k"), "search ", 7),
        ])
    func searchEnds(key: String, line: String, column: Int) async throws {
        let prompt = try await start(history: ["search rick", "echo one", "search morty"])
        prompt.terminal.type("partial" + Key.left + Key.left + Key.control("r"))
        try await prompt.shows("search \"\": partial", cursor: (0, 16))
        try await prompt.type("rick", shows: "search \"rick\": search rick", cursor: (0, 22))
        try await prompt.type(key, shows: "home> \(line)".withoutBlanks, cursor: (0, 6 + column))
        prompt.terminal.type("X")
        try await prompt.shows("home> \(line.prefix(column))X\(line.dropFirst(column))", cursor: (0, 7 + column))
    }

    @Test("what is typed has colours, and the history suggests how it goes on; without colour there is neither")
    func colours() async throws {
        let prompt = try await start(history: ["open Rick"], environment: ["NO_COLOR": "", "LC_ALL": "C"])
        try await prompt.type("opne 'a' # b", shows: "home> opne 'a' # b", cursor: (0, 18))
        let screen = prompt.terminal.screen
        #expect(
            [6, 9, 11, 13, 15, 17].map { screen.style(row: screen.row, column: $0) } == [
                "31", "31", "36", "36", "2", "2",
            ])
        try await prompt.type(Key.control("u") + "op", shows: "home> open Rick", cursor: (0, 8))
        try await prompt.type(Key.right + "!", shows: "home> open Rick!", cursor: (0, 16))
        let plain = try await start(history: ["open Rick"])
        try await plain.type("opne" + Key.home + Key.control("k") + "op" + Key.right + "!", shows: "home> op!")
        #expect(plain.terminal.screen.style(row: plain.terminal.screen.row, column: 6) == "")
    }

    @Test("the user's settings may choose the keys of vi")
    func vi() async throws {
        let prompt = try await start(history: ["echo old"], settings: "bind -v\n")
        try await prompt.type("echo abc", shows: "home> echo abc", cursor: (0, 14))
        try await prompt.type("\u{1b}", shows: "home> echo abc", cursor: (0, 13))
        try await prompt.type("x0", shows: "home> echo ab", cursor: (0, 6))
        prompt.terminal.type("wiX" + Key.end + "Y" + Key.home + Key.delete + "\u{1b}[15~")
        try await prompt.shows("home> cho XabY", cursor: (0, 6))
        try await prompt.type("e" + Key.control("r") + "old", shows: "search \"old\": echo old", cursor: (0, 19))
        try await prompt.type(Key.control("g") + "\r", shows: "home> echo XabY", "XabY", "home>")
    }

    @Test("the user's settings may bind a key to something else")
    func ownBinding() async throws {
        let settings = "# mine\nbind \"^T\" ed-move-to-beg\nchallenge:bind \"\\e[15~\" ed-move-to-end\nother:bind -v\n"
        let prompt = try await start(settings: settings)
        try await prompt.type("cho b" + Key.control("t") + "e", shows: "home> echo b", cursor: (0, 7))
        try await prompt.type("\u{1b}[15~!\u{1b}[16~", shows: "home> echo b!", cursor: (0, 13))
    }
}

extension String {
    /// A row without the blanks at its end, as a screen has it.
    fileprivate var withoutBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
