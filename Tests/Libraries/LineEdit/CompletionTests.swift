import Glibc
import ChallengeProcessTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Completion with Tab")
    struct CompletionTests {
        /// Completes the last word from a list, ignoring case.
        private func session(
            _ words: [Completion.Candidate], columns: Int = 60, rows: Int = 12
        ) throws -> EditorSession {
            try EditorSession(columns: columns, rows: rows) { configuration in
                configuration.completion = { line, cursor in
                    let before = Array(line.unicodeScalars.prefix(cursor))
                    let start = before.lastIndex(of: " ").map { $0 + 1 } ?? 0
                    let word = String(String.UnicodeScalarView(before[start...])).lowercased()
                    let fitting = words.filter { $0.text.lowercased().hasPrefix(word) }
                    return Completion(replacing: start..<cursor, with: fitting)
                }
            }
        }

        @Test("Without candidates Tab beeps and changes nothing")
        func none() async throws {
            let (session, reading) = try await session([.init("open")]).reading()
            session.terminal.type("x\t")
            try await session.terminal.beeps(1)
            try await session.terminal.shows("> x", cursor: (0, 3))
            #expect(await session.types("\r", ending: reading) == .line("x"))
        }

        @Test(
            "A single or chosen candidate replaces its word only, with its suffix",
            arguments: [
                ([.init("Open"), .init("ñandú", suffix: "=")], "op\tñ\tx", "Open ñandú=x"),
                // The cursor passes over a suffix that is already in the line.
                ([.init("open")], "中 op rick" + String(repeating: Key.left, count: 5) + "\tX", "中 open Xrick"),
                // The rest of a word belongs to it; a blank never gets into another word.
                ([.init("characters")], "characters" + Key.left + Key.left + "\tX", "characters X"),
                ([.init("filter")], "fil status" + Key.home + Key.right + "\tX", "filter Xstatus"),
                ([.init("filter")], "fixx" + Key.left + Key.left + "\tX", "filterXxx"),
                (
                    [.init("back"), .init("base")], "b rick" + String(repeating: Key.left, count: 5) + "\t\t\t\rX",
                    "base Xrick"
                ),
            ] as [([Completion.Candidate], String, String)])
        func word(words: [Completion.Candidate], typed: String, line: String) async throws {
            #expect(try await session(words).event(typing: typed + "\r") == .line(line))
        }

        @Test("Several candidates insert their common part")
        func common() async throws {
            let (session, reading) = try await session([.init("character"), .init("characters")]).reading()
            try await session.types("c\t", shows: "> character", "character   characters", cursor: (0, 11))
            #expect(await session.types("\r", ending: reading) == .line("character"))
        }

        @Test("Several candidates are listed below the line until the next key")
        func list() async throws {
            let session = try session([.init("back"), .init("base"), .init("bar 中"), .init("bat")], columns: 20)
            let reading = try await session.read(Prompt([.init(">", style: "1"), .init(" ")]))
            try await session.types("b\t", shows: "> ba", "back    bar 中", "base    bat", cursor: (0, 4))
            try await session.types(Key.end, shows: "> ba", cursor: (0, 4))
            #expect(await session.types("\r", ending: reading) == .line("ba"))
            try await session.terminal.shows("> ba", cursor: (1, 0))
        }

        @Test("The arrows, Ctrl-N and Ctrl-P choose in the rows and columns of the list, and wrap around at its ends")
        func arrows() async throws {
            let words = ["w1", "w2", "w3", "w4", "w5"].map { Completion.Candidate($0) }
            let (session, reading) = try await session(words, columns: 10).reading()
            // w1  w4
            // w2  w5
            // w3
            let steps = [
                (Key.down, "w1"), (Key.down, "w2"), (Key.right, "w5"), (Key.right, "w2"), (Key.left, "w5"),
                (Key.down, "w1"), (Key.up, "w5"), (Key.up + Key.up, "w3"), (Key.right, "w3"),
                (Key.control("n"), "w4"), (Key.control("p"), "w3"), (Key.left + Key.up + Key.right, "w5"),
            ]
            session.terminal.type("w\t")
            for (keys, word) in steps {
                try await session.types(keys, shows: "> \(word)", "w1  w4", "w2  w5", "w3", cursor: (0, 4))
            }
            #expect(await session.types("\r!\r", ending: reading) == .line("w5 !"))
        }

        @Test("In a list of one column Left and Right move in the line and end the choice")
        func oneColumn() async throws {
            let session = try session([.init("back", help: "help"), .init("base", help: "help")])
            #expect(try await session.event(typing: "b\t" + Key.down + Key.left + "X\r") == .line("bacXk"))
        }

        @Test("Typing narrows the list and erasing widens it, until nothing matches or another word begins")
        func narrowing() async throws {
            let session = try session([.init("back"), .init("base"), .init("basic"), .init("bat")])
            let reading = try await session.read()
            try await session.types("b\t", shows: "> ba", "back   base   basic  bat", cursor: (0, 4))
            try await session.types("s", shows: "> bas", "base   basic", cursor: (0, 5))
            try await session.types(Key.down + Key.down, shows: "> basic", "base   basic", cursor: (0, 7))
            try await session.types("\u{7f}", shows: "> basi", "basic", cursor: (0, 6))
            try await session.types("\u{7f}\u{7f}", shows: "> ba", "back   base   basic  bat", cursor: (0, 4))
            try await session.types("x", shows: "> bax", cursor: (0, 5))
            try await session.types("\u{7f}\t ", shows: "> ba", cursor: (0, 5))
            // Tab takes a single remaining candidate.
            #expect(await session.types("b\tse\t\r", ending: reading) == .line("ba base "))
        }

        @Test("Candidates with help are listed one a row, below a line of several rows")
        func help() async throws {
            let session = try session([.init("open", help: "Go to a destination"), .init("older")], columns: 20)
            let reading = try await session.read()
            session.terminal.type("o" + " 345678901234567890" + Key.home + Key.right)
            try await session.terminal.shows("> o 3456789012345678", "90", cursor: (0, 3))
            session.terminal.type("\t")
            try await session.terminal.shows(
                "> o 3456789012345678", "90", "open   Go to a des…", "older", cursor: (0, 3))
            #expect(await session.types("\r", ending: reading) == .line("o 345678901234567890"))
            try await session.terminal.shows("> o 3456789012345678", "90", cursor: (2, 0))
        }

        @Test("Tab once more steps through the list: the choice is in the line, and in reverse video in the list")
        func choosing() async throws {
            let session = try session([.init("back"), .init("base", help: "A base"), .init("bat", suffix: "!")])
            let reading = try await session.read()
            /// Waits for the line and the names that are in reverse video.
            func shows(_ line: String, _ chosen: String...) async throws {
                try await session.terminal.waits(for: "\(line), \(chosen)") { screen in
                    let names = (1..<4).map { row in
                        (0..<4).filter { screen.style(row: row, column: $0) == "7" }.count
                    }
                    return screen.lines.first == "> " + line && screen.column == line.count + 2
                        && names == ["back", "base", "bat"].map { chosen.contains($0) ? $0.count : 0 }
                }
            }
            try await session.types("b\t", shows: "> ba", "back", "base  A base", "bat", cursor: (0, 4))
            session.terminal.type("\t")
            try await shows("back", "back")
            session.terminal.type("\t")
            try await shows("base", "base")
            session.terminal.type("\u{1b}[Z\u{1b}[Z")
            try await shows("bat", "bat")
            session.terminal.type("\t")
            try await shows("back", "back")
            try await session.types("\u{1b}", shows: "> ba", cursor: (0, 4))
            try await session.types("\t\u{1b}[Z\r", shows: "> bat!", cursor: (0, 6))
            #expect(await session.types(Key.control("_") + "s\r", ending: reading) == .line("bas"))
        }

        @Test(
            "Enter takes the choice with the end of the word, Ctrl-G none; other keys take it and have their usual effect",
            arguments: [
                ("\r\r", "base "), ("x\r", "basex"), (Key.home + "x\r", "xbase"), ("\u{7f}\r", "bas"),
                (Key.up + "\r\r", "back "), ("\t\r\r", "bat "),
                (Key.control("g") + "\r", "ba"),
            ])
        func taken(keys: String, line: String) async throws {
            let session = try session([.init("back"), .init("base"), .init("bat")])
            #expect(try await session.event(typing: "b\t\t\t" + keys) == .line(line))
            #expect(try await session.event(typing: "b\t\r") == .line("ba"))
        }

        @Test("Page Down and Page Up turn the pages of a list longer than the screen, and Tab continues there")
        func pages() async throws {
            let words = (1...9).map { Completion.Candidate("w\($0)", help: "help") }
            let (session, _) = try await session(words, columns: 50, rows: 6).reading()
            session.terminal.type("w\t")
            try await session.terminal.shows(
                "> w", "w1  help", "w2  help", "w3  help", "w4  help", "rows 1 to 4 of 9; Page Down shows more")
            session.terminal.type("\u{1b}[6~\u{1b}[6~")
            try await session.terminal.shows("> w9", "w9  help", "rows 9 to 9 of 9; Page Down shows more")
            session.terminal.type("\u{1b}[6~\u{1b}[5~\u{1b}[5~")
            try await session.terminal.shows(
                "> w5", "w5  help", "w6  help", "w7  help", "w8  help", "rows 5 to 8 of 9; Page Down shows more",
                cursor: (0, 4))
            session.terminal.type("\u{1b}[Z")
            try await session.terminal.shows(
                "> w4", "w1  help", "w2  help", "w3  help", "w4  help", "rows 1 to 4 of 9; Page Down shows more",
                cursor: (0, 4))
            session.terminal.resize(columns: 30, rows: 8)
            kill(getpid(), SIGWINCH)
            let names = (1...6).map { "w\($0)  help" }
            try await session.terminal.shows(["> w4"] + names + ["rows 1 to 6 of 9; Page Down …"], cursor: (0, 4))
        }

        @Test("More than a hundred candidates are listed only on confirmation")
        func many() async throws {
            let words = (100...200).map { Completion.Candidate("w\($0)") }
            let (session, reading) = try await session(words, columns: 50, rows: 20).reading()
            try await session.types("w\t", shows: "> w", "101 possibilities: show them? (y/n)", cursor: (0, 3))
            try await session.types("n", shows: "> w", cursor: (0, 3))
            session.terminal.type("\ty")
            try await session.terminal.waits(for: "the list") { $0.lines.count == 14 && $0.lines[1].hasPrefix("w100") }
            session.terminal.type("1\t")
            try await session.terminal.waits(for: "no question") { $0.lines[0] == "> w100" && $0.lines.count > 2 }
            try await session.types("\u{1b}\u{7f}\t2", shows: "> w2", cursor: (0, 4))
            #expect(await session.types("\t\r", ending: reading) == .line("w200 "))
        }

        @Test(
            "A word grows by the common beginning of all candidates, in their case; it never shrinks, nor splits a character",
            arguments: [
                ("RI", ["Rick", "Richard"], "Ric"), ("RIC", ["Rick", "Richard"], nil), ("RI", ["Rick", "rIver"], nil),
                // The typed text may be further on in them.
                ("smi", ["Mr. Smith", "Mr. Blacksmith"], nil), ("mr", ["Mr. Smith", "Mr. Smithers"], "Mr. Smith"),
                ("", ["e\u{301}a", "e\u{300}b"], nil), ("", ["👩‍🚀", "👩‍🔬"], nil), ("a", ["abc", "abd", "ab"], "ab"),
                ("s", ["same", "same"], "same"), ("", [], nil),
            ] as [(String, [String], String?)])
        func grows(word: String, texts: [String], grown: String?) {
            let line = Array(word.unicodeScalars)
            let candidates = texts.map { Completion.Candidate($0) }
            // A range beyond the line is cut.
            let step = CompletionStep(Completion(replacing: 0..<line.count + 7, with: candidates), line: line)
            #expect(step.replacement?.text == grown && step.candidates == candidates)
            #expect(step.replacement?.range == (grown == nil ? nil : 0..<line.count))
        }

        private func rows(_ names: [String], columns: Int) -> [String] {
            let list = CandidateList(names.map { .init($0) }, replacing: 0..<0, of: [])
            return list.rows(columns: columns, ellipsis: "...").map { $0.map(\.text).joined() }
        }

        @Test("Listed candidates fill columns from top to bottom, and none reaches the last column")
        func columns() {
            #expect(rows(["a", "bb", "c", "d", "e"], columns: 13) == ["a   c   e", "bb  d"])
            #expect(rows(["a", "bb", "c", "d", "e"], columns: 80) == ["a   bb  c   d   e"])
            for columns in 1...30 {
                let rows = rows(["alpha", "中文", "be", "gamma delta epsilon"], columns: columns)
                let widths = rows.map { $0.unicodeScalars.reduce(0) { $0 + Screen.width($1) } }
                #expect(widths.allSatisfy { $0 < max(columns, 2) }, "\(columns): \(rows)")
            }
        }

    }
}
