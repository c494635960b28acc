import ChallengeTestSupport
import FoundationEssentials
import Synchronization
import ChallengeProcessTestSupport

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("History of a session")
    struct HistoryTests {
        private final class Asked: Sendable { let count = Atomic(0) }

        private func session(_ lines: [String]) throws -> EditorSession {
            let session = try EditorSession()
            session.setHistory(lines)
            return session
        }

        @Test(
            "Up and Page Up find lines that begin with the text left of the cursor, and Down and Page Down return",
            arguments: [(Key.up, Key.down), ("\u{1b}[5~", "\u{1b}[6~")])
        func upAndDown(up: String, down: String) async throws {
            let session = try session(["open one", "search two", "open three"])
            #expect(try await session.event(typing: "open" + up + up + "!\r") == .line("open one!"))
            #expect(try await session.event(typing: "open" + up + up + down + "\r") == .line("open three"))
            #expect(try await session.event(typing: "open" + up + up + down + down + "!\r") == .line("open!"))
            #expect(try await session.event(typing: up + up + "\r") == .line("search two"))
            let inLine = "see" + Key.left + Key.left + up
            #expect(try await session.event(typing: inLine + "!\r") == .line("search two!"))
        }

        @Test("Up and Down first move between rows, except at the end of a line that they have found")
        func rows() async throws {
            let (session, reading) = try await session(["a é\nbé中\nc", "two"]).reading()
            try await session.types(Key.up + Key.up, shows: "> a é", "bé中", "c", cursor: (2, 1))
            session.terminal.type(Key.left + Key.up + Key.right + Key.right + "X")
            try await session.terminal.shows("> a é", "béX中", "c", cursor: (1, 3))
            session.terminal.type(Key.up + "Y" + Key.down + Key.down + "Z")
            try await session.terminal.shows("> a éY", "béX中", "cZ", cursor: (2, 2))
            #expect(await session.types(Key.up + Key.home + Key.up + "\r", ending: reading) == .line("two"))
        }

        @Test(
            "Ctrl-P and Ctrl-N step through all lines, and an edit of one stays there until a line is entered"
        )
        func edits() async throws {
            let (session, reading) = try await session(["first", "second"]).reading()
            let (previous, next) = (Key.control("p"), Key.control("n"))
            try await session.types("part" + previous + "-a" + previous + "-b" + next, shows: "> second-a")
            try await session.types(previous, shows: "> first-b")
            try await session.types(next + next, shows: "> part")
            #expect(await session.types("\r", ending: reading) == .line("part"))
            #expect(try await session.event(typing: previous + "\r") == .line("second"))
        }

        @Test("libedit's own commands, which the user's settings may bind, find the lines as well")
        func ownCommands() async throws {
            try await withTemporaryFolder { folder in
                try Data("bind \"^T\" ed-prev-history\n".utf8).write(to: URL(filePath: folder + "/editrc"))
                let session = try EditorSession { $0.settingsFile = folder + "/editrc" }
                session.setHistory(["first", "ñandú"])
                #expect(try await session.event(typing: "\u{14}\r") == .line("ñandú"))
                session.setHistory(["first", "ñandú", "third"])
                #expect(try await session.event(typing: "\u{14}\u{14}\u{14}\u{14}\r") == .line("first"))
            }
        }

        @Test("The first key of a line that needs the history asks for it, once")
        func askedFor() async throws {
            let asked = Asked()
            let session = try EditorSession { configuration in
                configuration.history = {
                    asked.count.add(1, ordering: .relaxed)
                    return .init(lines: ["other", "newest"])
                }
            }
            #expect(try await session.event(typing: "none\r") == .line("none"))
            #expect(asked.count.load(ordering: .relaxed) == 0)
            #expect(try await session.event(typing: Key.up + Key.up + "\r") == .line("other"))
            #expect(asked.count.load(ordering: .relaxed) == 1)
        }

        @Test("Alt-. inserts the last argument of the newest line, and of older ones when it is repeated")
        func lastArgument() async throws {
            let session = try session(["open one", "search two", "see two", "open three"])
            let key = "\u{1b}."
            #expect(try await session.event(typing: "x " + key + "!\r") == .line("x three!"))
            #expect(try await session.event(typing: "x " + key + key + key + "\r") == .line("x one"))
            #expect(try await session.event(typing: key + "," + key + key + key + key + "\r") == .line("three,one"))
        }

        @Test(
            "A key ends the search and has its usual effect; Enter, Tab and Escape take the found line, Ctrl-G none",
            arguments: [
                ("\r", "> search ñandú 中文", ""), ("\t", "> search ñandú 中文", "!"), (Key.end, "> search ñandú 中文", "!"),
                ("\u{1b}", "> search ñandú 中文", ""), (Key.control("g"), "> part", ""),
            ])
        func endOfSearch(key: String, shown: String, rest: String) async throws {
            let (session, reading) = try await session(["search ñandú 中文", "back"]).reading()
            session.terminal.type("part" + Key.left + Key.control("r") + "ñan")
            try await session.terminal.shows(
                "search \"ñan\": search ñandú 中文", "search ñandú 中文", cursor: (0, 21))
            session.terminal.type(key)
            try await session.terminal.waits(for: "the line") { $0.lines.first == shown }
            if key != "\r" { session.terminal.type(rest + "\r") }
            #expect(await reading.value == .line(String(shown.dropFirst(2)) + rest))
        }

        @Test("Without a line that has the text, a search finds those with the letters of its words, which stand out")
        func fuzzy() async throws {
            let session = try EditorSession { $0.secondaryStyle = { "2" } }
            session.setHistory(["search morty", "open 3", "search rick"])
            let reading = try await session.read()
            try await session.types(
                Key.control("r") + "ri sea", shows: "search \"ri sea\": search rick", "search rick")
            let screen = session.terminal.screen
            #expect((0..<11).filter { screen.style(row: 1, column: $0) == "7;1" } == [0, 1, 2, 3, 8])
            #expect(await session.types("\r", ending: reading) == .line("search rick"))
            // Tab finds lines where it has nothing else.
            let next = try await session.read()
            try await session.types("sy\t", shows: "> search rick", "2> search morty")
            #expect(await session.types("\r", ending: next) == .line("search morty"))
        }

        @Test("Enter begins a row in a line that is not complete, and Up edits the rows above")
        func continued() async throws {
            let session = try EditorSession { $0.isContinued = { $0.count { $0 == "'" } == 1 } }
            let reading = try await session.read()
            try await session.types("echo 'a\r", shows: "> echo 'a", cursor: (1, 0))
            try await session.types("b" + Key.up + "x", shows: "> excho 'a", "b", cursor: (0, 4))
            #expect(await session.types(Key.down + Key.end + "'\r", ending: reading) == .line("excho 'a\nb'"))
        }

        @Test("Keys that another reader has taken begin the next line, before those of the terminal")
        func typedAhead() async throws {
            let session = try EditorSession()
            #expect(!session.editor.type(ahead: []))
            #expect(session.editor.type(ahead: Array("é\u{1b}[Db".utf8)))
            let reading = session.begin()
            try await session.terminal.shows("> bé", cursor: (0, 3))
            #expect(!session.editor.type(ahead: []))
            #expect(await session.types("\r", ending: reading) == .line("bé"))
        }

        @Test("Ctrl-C during a search drops the line")
        func searchThenInterrupt() async throws {
            let (session, reading) = try await session(["search rick"]).reading()
            try await session.types(
                Key.control("r") + "sea", shows: "search \"sea\": search rick", "search rick", cursor: (0, 14))
            #expect(await session.types(Key.control("c"), ending: reading) == .interrupt)
            #expect(try await session.event(typing: "x\r") == .line("x"))
        }

        @Test("A search lists the lines with the typed text, the newest first, and each of its keys chooses one")
        func wholeSearch() async throws {
            let session = try session(["open Rick", "back", "search rick", "search rick", "more\nrows"])
            let reading = try await session.read()
            let (older, newer, all) = (
                Key.control("r"), Key.control("s"), ["more…", "search rick", "back", "open Rick"]
            )
            session.terminal.type("part" + older)
            try await session.terminal.shows(["search \"\": part"] + all, cursor: (0, 15))
            try await session.types(
                "rick", shows: "search \"rick\": search rick", "search rick", "open Rick", cursor: (0, 22))
            try await session.types(
                older, shows: "search \"rick\": open Rick", "search rick", "open Rick", cursor: (0, 20))
            #expect(session.terminal.screen.style(row: 2, column: 0) == "7")
            try await session.types(older, shows: "search \"rick\": open Rick", "search rick", "open Rick")
            try await session.terminal.beeps(1)
            try await session.types(newer, shows: "search \"rick\": search rick", "search rick", "open Rick")
            try await session.types(Key.down, shows: "search \"rick\": open Rick", "search rick", "open Rick")
            try await session.types("y", shows: "no line with \"ricky\": part")
            try await session.terminal.beeps(2)
            try await session.types(
                "\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}Ri", shows: "search \"Ri\": open Rick", "open Rick", cursor: (0, 18))
            #expect(await session.types("\r", ending: reading) == .line("open Rick"))
        }

        @Test("The list of a search takes half of the screen, by the page, and the text above stays visible")
        func pages() async throws {
            let session = try session((1...9).map { "line \($0)" })
            _ = try await session.read()
            #expect(session.editor.print(above: "above"))
            let older = "\u{1b}[6~"
            session.terminal.type(Key.control("r") + "line")
            try await session.terminal.shows(
                ["above", "search \"line\": line 9"] + (5...9).reversed().map { "line \($0)" }
                    + ["rows 1 to 5 of 9; Page Down shows more"])
            session.terminal.type(older)
            try await session.terminal.shows(
                ["above", "search \"line\": line 4"] + (1...4).reversed().map { "line \($0)" }
                    + ["rows 6 to 9 of 9; Page Down shows more"])
        }

        @Test("A search for a prefix shows each matching text once")
        func eachOnce() {
            let lines = ["open 1", "back", "open 2", "open 2", "more"]
            var search = PrefixSearch(in: lines, from: "op", prefix: "op")
            var seen: [String] = []
            while search.goBack() { seen.append(search.current) }
            #expect(seen == ["open 2", "open 1"])
            while search.goForward() { seen.append(search.current) }
            #expect(seen == ["open 2", "open 1", "open 2", "op"])
        }
    }
}
