import TerminalTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Printing above the line")
    struct PrintingAboveTests {
        @Test("Nothing is printed while no line is edited, and the caller is told")
        func noLine() async throws {
            let session = try EditorSession()
            #expect(!session.editor.print(above: "news"))
            #expect(try await session.event(typing: "x\r") == .line("x"))
            #expect(!session.editor.print(above: "news"))
            try await session.terminal.shows("> x")
        }

        @Test("The line and its cursor stay as they are, in the middle of several rows as well")
        func wrappedLine() async throws {
            let (session, reading) = try await EditorSession(columns: 20).reading()
            session.terminal.type("abcdefghijklmnopqrstuvwxyz" + Key.home + Key.right)
            try await session.terminal.shows("> abcdefghijklmnopqr", "stuvwxyz", cursor: (0, 3))
            #expect(session.editor.print(above: "first\n01234567890123456789abcd\n"))
            try await session.terminal.shows(
                "first", "01234567890123456789", "abcd", "> abcdefghijklmnopqr", "stuvwxyz", cursor: (3, 3))
            #expect(await session.types("X\r", ending: reading) == .line("aXbcdefghijklmnopqrstuvwxyz"))
        }

        @Test("At the bottom of the screen the rows above go up")
        func bottom() async throws {
            let (session, _) = try await EditorSession(columns: 20, rows: 3).reading()
            session.terminal.type("ab" + Key.left)
            for number in 1...5 { #expect(session.editor.print(above: "news \(number)")) }
            try await session.terminal.shows("news 4", "news 5", "> ab", cursor: (2, 3))
        }

        @Test("A search and a list below the line go on")
        func searchAndList() async throws {
            let session = try EditorSession { configuration in
                configuration.completion = { _, _ in Completion(replacing: 0..<1, with: [.init("ab"), .init("ac")]) }
            }
            session.editor.addToHistory("open rick")
            let reading = try await session.read()
            try await session.types(Key.control("r") + "ri", shows: "search \"ri\": open rick", cursor: (0, 18))
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "search \"ri\": open rick", cursor: (1, 18))
            try await session.types(Key.control("g") + "a\t", shows: "news", "> a", "ab  ac", cursor: (1, 3))
            #expect(session.editor.print(above: "more"))
            try await session.terminal.shows("news", "more", "> a", "ab  ac", cursor: (2, 3))
            #expect(await session.types("\r", ending: reading) == .line("a"))
        }

        @Test("In the middle of a paste it is printed, and the paste arrives whole")
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
