import Glibc
import ChallengeProcessTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("The window of an editor")
    struct WindowTests {
        /// Changes the size, with the signal that the system sends to the program.
        private func resize(_ session: EditorSession, columns: Int, rows: Int = 12) {
            session.terminal.resize(columns: columns, rows: rows)
            kill(getpid(), SIGWINCH)
        }

        @Test("A window of another size shows the line in its new width")
        func resize() async throws {
            let (session, reading) = try await EditorSession(columns: 20).reading("up> ")
            session.terminal.type("abcdefghijklmnopqrstuvwxyz" + Key.home)
            try await session.terminal.shows("up> abcdefghijklmnop", "qrstuvwxyz", cursor: (0, 4))
            resize(session, columns: 10)
            try await session.terminal.shows("up> abcdef", "ghijklmnop", "qrstuvwxyz", cursor: (0, 4))
            try await session.types(Key.end, shows: "up> abcdef", "ghijklmnop", "qrstuvwxyz", cursor: (3, 0))
            resize(session, columns: 40)
            try await session.terminal.shows("up> abcdefghijklmnopqrstuvwxyz", cursor: (0, 30))
            #expect(await session.types("\r", ending: reading) == .line("abcdefghijklmnopqrstuvwxyz"))
        }

        @Test("A change of size between two lines counts for the next one")
        func resizeBetweenLines() async throws {
            let session = try EditorSession(columns: 30)
            #expect(try await session.event(typing: "x\r") == .line("x"))
            session.terminal.resize(columns: 10, rows: 12)
            _ = try await session.read("2> ")
            try await session.types("abcdefghij", shows: "> x", "2> abcdefg", "hij", cursor: (2, 3))
        }

        @Test("A change of size reaches an editor even while another one reads, or has just ended")
        func otherEditors() async throws {
            // The terminal itself moves wrapped text; only the editor moves text at the right.
            func row(_ columns: Int) -> String { ">" + String(repeating: " ", count: columns - 5) + "here" }
            let (other, session) = (try EditorSession(columns: 20), try EditorSession(columns: 20))
            let readings = [other, session].map { session in
                Task { [editor = session.editor] in
                    await editor.nextLine(prompt: "> ", rightPrompt: Prompt([.init("here", style: "")]))
                }
            }
            for session in [other, session] { try await session.terminal.shows(row(20), cursor: (0, 2)) }
            other.terminal.resize(columns: 25, rows: 12)
            resize(session, columns: 25)
            for session in [other, session] { try await session.terminal.shows(row(25), cursor: (0, 2)) }
            other.editor.close()
            #expect(await readings[0].value == .end)
            resize(session, columns: 22)
            try await session.terminal.shows(row(22), cursor: (0, 2))
            session.terminal.type("\r")
            #expect(await readings[1].value == .line(""))
        }

        @Test("A right prompt is there while there is room, and disappears at the end of the line")
        func rightPrompt() async throws {
            let session = try EditorSession(columns: 20)
            let reading = Task { [editor = session.editor] in
                await editor.nextLine(prompt: "> ", rightPrompt: Prompt([.init("here", style: "2")]))
            }
            try await session.terminal.shows(">               here", cursor: (0, 2))
            #expect(session.terminal.screen.style(row: 0, column: 16) == "2")
            try await session.types("0123456789", shows: "> 0123456789    here", cursor: (0, 12))
            try await session.types("abc", shows: "> 0123456789abc", cursor: (0, 15))
            try await session.types("\u{7f}\u{7f}\u{7f}", shows: "> 0123456789    here", cursor: (0, 12))
            resize(session, columns: 25)
            try await session.terminal.shows("> 0123456789         here", cursor: (0, 12))
            #expect(await session.types("\r", ending: reading) == .line("0123456789"))
            try await session.terminal.shows("> 0123456789", cursor: (1, 0))
        }

        @Test("A hint stands behind the line while the cursor is at its end, and is no part of it")
        func hint() async throws {
            let session = try EditorSession(columns: 20) { configuration in
                configuration.secondaryStyle = { "2" }
                configuration.hint = { line, _ in
                    line == "open " ? "DESTINATION" : line == "o" ? "a hint too long for it" : ""
                }
            }
            let reading = try await session.read()
            try await session.types("o", shows: "> oa hint too long…", cursor: (0, 3))
            try await session.types("pen ", shows: "> open DESTINATION", cursor: (0, 7))
            #expect(session.terminal.screen.style(row: 0, column: 7) == "2")
            try await session.types(Key.left, shows: "> open", cursor: (0, 6))
            try await session.types(Key.end, shows: "> open DESTINATION", cursor: (0, 7))
            #expect(await session.types("x\r", ending: reading) == .line("open x"))
            try await session.terminal.shows("> open x", cursor: (1, 0))
        }

        @Test("A search has no hint, and the line has it again afterwards")
        func hintAndSearch() async throws {
            let session = try EditorSession { configuration in
                configuration.secondaryStyle = { "2" }
                configuration.hint = { line, _ in line.isEmpty ? "" : "HINT" }
            }
            _ = try await session.read()
            try await session.types("open ", shows: "> open HINT", cursor: (0, 7))
            try await session.types(Key.control("r"), shows: "search \"\": open", cursor: (0, 16))
            try await session.types(Key.control("g"), shows: "> open HINT", cursor: (0, 7))
        }

        @Test("A line taller than the window shows the rows around the cursor")
        func tallLine() async throws {
            let (session, reading) = try await EditorSession(columns: 10, rows: 3).reading()
            session.terminal.type("abcdefgh0123456789ABCDEFGHIJklmnop")
            try await session.terminal.shows("0123456789", "ABCDEFGHIJ", "klmnop", cursor: (2, 6))
            try await session.types(Key.home + "X", shows: "> Xabcdefg", "h012345678", "9ABCDEFGHI", cursor: (0, 3))
            #expect(await session.types("\r", ending: reading) == .line("Xabcdefgh0123456789ABCDEFGHIJklmnop"))
        }

        @Test("Ctrl-L clears the screen and keeps the line")
        func clearScreen() async throws {
            let session = try EditorSession()
            #expect(try await session.event(typing: "one\r") == .line("one"))
            _ = try await session.read()
            try await session.types("two" + Key.left + Key.control("l"), shows: "2> two", cursor: (0, 5))
        }

        @Test("Pastes are marked only while a line is edited")
        func pasteMarks() async throws {
            let (session, reading) = try await EditorSession().reading()
            #expect(session.terminal.screen.marksPastes)
            session.terminal.type("x\r")
            _ = await reading.value
            try await session.terminal.waits(for: "no marks") { !$0.marksPastes }
        }
    }
}

extension TerminalTests {
    @Suite("Printing above the line")
    struct PrintingAboveTests {
        @Test("Without an edited line nothing is printed, and the caller gets false")
        func noLine() async throws {
            let session = try EditorSession()
            #expect(!session.editor.print(above: "news"))
            #expect(try await session.event(typing: "x\r") == .line("x"))
            #expect(!session.editor.print(above: "news"))
            try await session.terminal.shows("> x")
        }

        @Test("The line and its cursor stay the same, also in the middle of several rows")
        func wrappedLine() async throws {
            let (session, reading) = try await EditorSession(columns: 20).reading()
            session.terminal.type("abcdefghijklmnopqrstuvwxyz" + Key.home + Key.right)
            try await session.terminal.shows("> abcdefghijklmnopqr", "stuvwxyz", cursor: (0, 3))
            #expect(session.editor.print(above: "first\n01234567890123456789abcd\n"))
            try await session.terminal.shows(
                "first", "01234567890123456789", "abcd", "> abcdefghijklmnopqr", "stuvwxyz", cursor: (3, 3))
            #expect(await session.types("X\r", ending: reading) == .line("aXbcdefghijklmnopqrstuvwxyz"))
        }

        @Test("At the bottom of the screen the rows above scroll up")
        func bottom() async throws {
            let (session, _) = try await EditorSession(columns: 20, rows: 3).reading()
            session.terminal.type("ab" + Key.left)
            for number in 1...5 { #expect(session.editor.print(above: "news \(number)")) }
            try await session.terminal.shows("news 4", "news 5", "> ab", cursor: (2, 3))
        }

        @Test("A search and a list below the line continue")
        func searchAndList() async throws {
            let session = try EditorSession { configuration in
                configuration.completion = { _, _ in Completion(replacing: 0..<1, with: [.init("ab"), .init("ac")]) }
            }
            session.setHistory(["open rick"])
            let reading = try await session.read()
            try await session.types(
                Key.control("r") + "ri", shows: "search \"ri\": open rick", "open rick", cursor: (0, 18))
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "search \"ri\": open rick", "open rick", cursor: (1, 18))
            try await session.types(Key.control("g") + "a\t", shows: "news", "> a", "ab  ac", cursor: (1, 3))
            #expect(session.editor.print(above: "more"))
            try await session.terminal.shows("news", "more", "> a", "ab  ac", cursor: (2, 3))
            #expect(await session.types("\r", ending: reading) == .line("a"))
        }

        @Test("A text in the middle of a paste is printed, and the paste arrives whole")
        func paste() async throws {
            let (session, reading) = try await EditorSession().reading()
            try await session.types("a" + PasteMarks.begin + "one\rtw", shows: "> a")
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "> a", cursor: (1, 3))
            try await session.types("o" + PasteMarks.end, shows: "news", "> aone", "two", cursor: (2, 3))
            #expect(await session.types("\r", ending: reading) == .line("aone\ntwo"))
        }
    }
}
