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
            let session = try EditorSession(columns: 20)
            let reading = try await session.read()
            session.terminal.type("abcdefghijklmnopqrstuvwxyz" + Key.home + Key.right)
            try await session.terminal.shows("> abcdefghijklmnopqr", "stuvwxyz", cursor: (0, 3))
            #expect(session.editor.print(above: "first\n01234567890123456789abcd\n"))
            try await session.terminal.shows(
                "first", "01234567890123456789", "abcd", "> abcdefghijklmnopqr", "stuvwxyz", cursor: (3, 3))
            session.terminal.type("X\r")
            #expect(await reading.value == .line("aXbcdefghijklmnopqrstuvwxyz"))
        }

        @Test("At the bottom of the screen the rows above go up")
        func bottom() async throws {
            let session = try EditorSession(columns: 20, rows: 3)
            _ = try await session.read()
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
            session.terminal.type(Key.control("r") + "ri")
            try await session.terminal.shows("search \"ri\": open rick", cursor: (0, 18))
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "search \"ri\": open rick", cursor: (1, 18))
            session.terminal.type(Key.control("g") + "a\t")
            try await session.terminal.shows("news", "> a", "ab  ac", cursor: (1, 3))
            #expect(session.editor.print(above: "more"))
            try await session.terminal.shows("news", "more", "> a", "ab  ac", cursor: (2, 3))
            session.terminal.type("\r")
            #expect(await reading.value == .line("a"))
        }

        @Test("In the middle of a paste it is printed, and the paste arrives whole")
        func paste() async throws {
            let session = try EditorSession()
            let reading = try await session.read()
            session.terminal.type("a" + PasteMarks.begin + "one\rtw")
            try await session.terminal.shows("> a")
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "> a", cursor: (1, 3))
            session.terminal.type("o" + PasteMarks.end)
            try await session.terminal.shows("news", "> aone", "two", cursor: (2, 3))
            session.terminal.type("\r")
            #expect(await reading.value == .line("aone\ntwo"))
        }
    }
}
