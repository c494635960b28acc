import ChallengeTestSupport
import FoundationEssentials
import Glibc
import Synchronization
import ChallengeProcessTestSupport

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Editing a line in a terminal")
    struct EditingTests {
        @Test(
            "Keys edit the line",
            arguments: [
                ("bc\(Key.home)a", "abc"), ("bc\(Key.control("a"))a", "abc"),
                ("ac\(Key.left)b\(Key.end)d", "abcd"),
                ("ac\(Key.left)b\(Key.control("e"))d", "abcd"), ("xabc\(Key.home)\(Key.delete)", "abc"),
                ("xabc\(Key.home)\(Key.control("d"))", "abc"), ("abx\u{7f}c", "abc"),
                ("one two\(Key.control("w"))", "one "),
                ("one two\(Key.left)\(Key.left)\(Key.left)\(Key.control("u"))", "two"),
                ("one two\(Key.home)\u{1b}[1;5CX", "oneX two"), ("one two\u{1b}[1;5DX", "one Xtwo"),
                ("one two\u{1b}bX", "one Xtwo"), ("one two\(Key.home)\(Key.control("k"))x", "x"),
                ("one two\(Key.control("w"))x\u{7f}\(Key.control("y"))", "one two"),
            ])
        func keys(typed: String, line: String) async throws {
            #expect(try await EditorSession().event(typing: typed + Key.enter) == .line(line))
        }

        @Test(
            "Ctrl-Y inserts the last killed text, in any line, and Alt-Y then earlier ones in rotation",
            arguments: [
                ("\u{1b}y", "two"), ("\u{1b}y\u{1b}Y", "one "), ("\u{1b}y\u{1b}y\u{1b}y!", "two!"),
                // Without Ctrl-Y before it, Alt-Y does nothing.
                ("x\u{1b}y", "one x"), ("x" + Key.control("y") + "\u{1b}y", "one xtwo"),
            ])
        func killRing(keys: String, line: String) async throws {
            let session = try EditorSession()
            #expect(try await session.event(typing: "twox\u{7f}" + Key.control("w") + "\r") == .line(""))
            let typed = "one !" + Key.left + Key.control("u") + Key.delete + Key.control("y") + keys
            #expect(try await session.event(typing: typed + "\r") == .line(line))
        }

        @Test(
            "Consecutive kills are one, in their order in the line",
            arguments: [
                ("foo bar baz\u{17}\u{17}\u{19}", "foo bar baz"),
                ("foo bar baz\u{1b}b\u{15}\u{b}\u{19}", "foo bar baz"),
                ("foo bar baz" + Key.home + "\u{1b}d\u{1b}d\u{b}\u{19}", "foo bar baz"),
                ("foo bar baz\u{1b}b\u{b}\u{17}\u{17}\u{19}\u{1b}y", "foo bar baz"),
                // A command in between ends it, even one without effect, and so does a key that kills nothing.
                ("foo bar baz\u{17}" + Key.end + "\u{17}\u{19}", "foo bar "),
                ("foo bar baz\u{17}x\u{7f}\u{17}\u{19}", "foo bar "),
                ("foo bar baz\u{17}\u{b}\u{17}\u{19}\u{1b}y", "foo baz"),
                ("foo bar baz\u{17}\u{17}\u{19}\u{17}\u{19}", "foo bar baz"),
            ])
        func consecutiveKills(typed: String, line: String) async throws {
            #expect(try await EditorSession().event(typing: typed + "\r") == .line(line))
        }

        @Test(
            "Undo restores the line and the cursor, word by word of typing, or one other change at a time",
            arguments: [
                ("one two", 1, "one"), ("one two", 2, ""), ("one two" + Key.control("w"), 1, "one two"),
                ("one two" + Key.home + "x" + Key.delete, 1, "xone two"),
                ("one two" + Key.home + "x" + Key.delete, 2, "one two"),
                ("one" + Key.left + Key.control("u") + "!", 2, "one"),
                ("one" + PasteMarks.begin + "a b\rc" + PasteMarks.end, 1, "one"), ("a" + Key.up, 1, "a"),
                ("one" + Key.up + Key.up + "!", 1, "one older"), ("one" + Key.up + Key.up + "!", 2, "one"),
                ("one\u{1b}.\u{1b}.", 1, "one"), ("x" + Key.control("r") + "old" + Key.right, 1, "x"),
                // A key that ends a search works on the line that it shows, which may be shorter than before.
                ("a long line" + Key.control("r") + Key.control("r") + Key.control("r"), 1, "a long line"),
            ])
        func undo(typed: String, count: Int, line: String) async throws {
            for key in [Key.control("_"), Key.control("x") + Key.control("u")] {
                let session = try EditorSession()
                session.setHistory(["one older", "ab", "one newer"])
                let keys = typed + String(repeating: key, count: count)
                #expect(try await session.event(typing: keys + "\r") == .line(line))
            }
            let cursor = "one two" + Key.home + "x" + Key.end + Key.control("_") + "y"
            #expect(try await EditorSession().event(typing: cursor + "\r") == .line("yone two"))
        }

        @Test("An external program edits the line with the restored terminal, and the line then waits for Enter")
        func editedOutside() async throws {
            let seen = Mutex<[UInt8]>([])
            let session = try EditorSession { configuration in
                let terminal = configuration.input
                configuration.editText = { line in
                    var modes = termios()
                    tcgetattr(terminal, &modes)
                    seen.withLock { $0 = withUnsafeBytes(of: modes) { Array($0) } }
                    return line == "fail" ? nil : line + " 2\r\nback\n"
                }
            }
            let before = session.terminal.modeBytes
            let reading = try await session.read()
            let key = Key.control("x") + Key.control("e")
            try await session.types("open" + Key.left + key, shows: "> open 2", "back", cursor: (1, 4))
            #expect(seen.withLock { $0 } == before)
            #expect(await session.types(Key.control("_") + "!\r", ending: reading) == .line("ope!n"))
            #expect(try await session.event(typing: "fail" + key + "\r") == .line("fail"))
        }

        @Test("Parts of the line have the requested styles, also if the line was not drawn before Enter")
        func highlights() async throws {
            let session = try EditorSession { configuration in
                configuration.highlight = { line in
                    line.hasPrefix("no") ? [.init(0..<2, style: "31"), .init(3..<5, style: "2")] : []
                }
            }
            func styles() -> [CellStyle] { (0..<8).map { session.terminal.screen.style(row: 0, column: $0) } }
            let reading = try await session.read()
            try await session.types("n", shows: "> n")
            #expect(styles() == Array(repeating: "", count: 8))
            try await session.types("o #é", shows: "> no #é", cursor: (0, 7))
            #expect(styles() == ["", "", "31", "31", "", "2", "2", ""])
            try await session.types(Key.home + "u", shows: "> uno #é", cursor: (0, 3))
            #expect(styles() == Array(repeating: "", count: 8))
            #expect(await session.types("\u{7f}\r", ending: reading) == .line("no #é"))
            try await session.terminal.shows("> no #é", cursor: (1, 0))
            #expect(styles() == ["", "", "31", "31", "", "2", "2", ""])
        }

        @Test("Text beyond ASCII is edited by character and drawn by width")
        func unicode() async throws {
            let (session, reading) = try await EditorSession().reading("ünï> ")
            try await session.types("né 中文 🛸", shows: "ünï> né 中文 🛸", cursor: (0, 15))
            try await session.types(Key.left + Key.left + Key.left + "X", shows: "ünï> né 中X文 🛸", cursor: (0, 11))
            #expect(await session.types(Key.enter, ending: reading) == .line("né 中X文 🛸"))
        }

        @Test(
            "The cursor and deletion treat a character made of several scalars as one",
            arguments: ["e\u{301}", "👩\u{200d}🚀", "🇪🇸"])
        func clusters(character: String) async throws {
            let typed =
                "a\(character)b" + Key.left + Key.left + "X" + Key.right + "Y" + Key.left + "\u{7f}" + Key.end + "\r"
            #expect(try await EditorSession().event(typing: typed) == .line("aXYb"))
            let deleted = "a\(character)b" + Key.home + Key.right + Key.delete + "\r"
            #expect(try await EditorSession().event(typing: deleted) == .line("ab"))
        }

        @Test("A paste of several lines is shown, and ends the line only with Enter")
        func paste() async throws {
            let (session, reading) = try await EditorSession().reading()
            session.terminal.type(PasteMarks.begin + "open 1\r\n\tback\r\n" + PasteMarks.end)
            try await session.terminal.shows("> open 1", "        back", cursor: (1, 12))
            try await session.types(Key.home + "x", shows: "> xopen 1", "        back", cursor: (0, 3))
            #expect(await session.types("\r", ending: reading) == .line("xopen 1\n\tback"))
            try await session.terminal.shows("> xopen 1", "        back", cursor: (2, 0))
        }

        @Test(
            "In vi's command mode the prompt begins with [N], also in commands that wait for a character or a motion"
        )
        func viMode() async throws {
            try await withTemporaryFolder { folder in
                try Data("bind -v\n".utf8).write(to: URL(filePath: folder + "/editrc"))
                let session = try EditorSession { $0.settingsFile = folder + "/editrc" }
                let reading = try await session.read()
                try await session.types("abc", shows: "> abc", cursor: (0, 5))
                try await session.types("\u{1b}", shows: "[N] > abc", cursor: (0, 8))
                try await session.types("0fc", shows: "[N] > abc", cursor: (0, 8))
                try await session.types("iX", shows: "> abXc", cursor: (0, 5))
                try await session.types("\u{1b}", shows: "[N] > abXc", cursor: (0, 8))
                try await session.types("cb", shows: "> Xc", cursor: (0, 2))
                try await session.types("\u{1b}dfc", shows: "[N] >", cursor: (0, 6))
                try await session.types("a12\u{1b}0rzA3", shows: "> z23", cursor: (0, 5))
                #expect(await session.types("\u{1b}\r", ending: reading) == .line("z23"))
                _ = try await session.read()
                try await session.types("x", shows: "> z23", "2> x", cursor: (1, 4))
            }
        }

        @Test("The user's own settings choose the mode and the keys, and precede ours")
        func userSettings() async throws {
            func event(_ settings: String, typing keys: String) async throws -> LineEditor.Event {
                try await withTemporaryFolder { folder in
                    try Data(settings.utf8).write(to: URL(filePath: folder + "/editrc"))
                    return try await EditorSession { $0.settingsFile = folder + "/editrc" }.event(typing: keys)
                }
            }
            let vi = "bc\u{1b}0ia\r"
            #expect(try await event("bind -v\n", typing: vi) == .line("abc"))
            #expect(try await event("bind -v\n", typing: "bc" + Key.home + "a" + Key.end + "d\r") == .line("abcd"))
            #expect(
                try await event("# nothing\ntests:bind \"^W\" ed-move-to-beg\n", typing: "bc\u{17}a\r") == .line("abc"))
            #expect(try await event("bind \"\\e[15~\" ed-move-to-beg\n", typing: "bc\u{1b}[15~a\r") == .line("abc"))
            #expect(try await event("bind -v\nbind \"^T\" ed-move-to-beg\n", typing: "bc\u{14}a\r") == .line("abc"))
            #expect(try await event("bind \"\\e[D\" ed-move-to-beg\n", typing: "bc" + Key.left + "a\r") == .line("abc"))
            // A change of the mode removes earlier bindings.
            let unbound = "bind \"\\e[D\" ed-move-to-beg\nbind -v\n"
            #expect(try await event(unbound, typing: "bc" + Key.left + "a\r") == .line("bac"))
            #expect(try await event("edit off\n", typing: "bc" + Key.home + "a\r") == .line("abc"))
        }

        @Test("Keys before the prompt are not lost")
        func typeAhead() async throws {
            let session = try EditorSession()
            session.terminal.type("first\rsecond\r")
            #expect(await session.begin().value == .line("first"))
            #expect(await session.begin().value == .line("second"))
        }

        @Test("A long line can be edited")
        func longLine() async throws {
            let session = try EditorSession(columns: 80, rows: 50)
            let line = String(repeating: "0123456789", count: 300)
            #expect(try await session.event(typing: line + Key.enter) == .line(line))
            session.setHistory([line])
            let reading = try await session.read()
            #expect(await session.types(Key.up + Key.enter, ending: reading) == .line(line))
        }
    }
}
