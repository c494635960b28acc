import TerminalTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("History of a session")
    struct HistoryTests {
        private func session(_ lines: [String]) throws -> EditorSession {
            let session = try EditorSession()
            for line in lines { session.editor.addToHistory(line) }
            return session
        }

        @Test("Up and Down go through the lines and back to the one being typed")
        func upAndDown() async throws {
            let session = try session(["first", "second"])
            let reading = try await session.read()
            session.terminal.type("part")
            try await session.terminal.shows("> part")
            session.terminal.type(Key.up)
            try await session.terminal.shows("> second")
            session.terminal.type(Key.up)
            try await session.terminal.shows("> first")
            session.terminal.type(Key.down + Key.down)
            try await session.terminal.shows("> part")
            session.terminal.type(Key.up + Key.up + "!\r")
            #expect(await reading.value == .line("first!"))
        }

        @Test("Lines beyond ASCII come back as they were")
        func unicode() async throws {
            let session = try session(["search Ñandú 中文"])
            #expect(try await session.event(typing: Key.up + "\r") == .line("search Ñandú 中文"))
        }

        @Test("Page Up finds lines that begin with what was typed, and Page Down comes back")
        func prefixSearch() async throws {
            let session = try session(["open one", "search two", "open three"])
            #expect(try await session.event(typing: "open\u{1b}[5~\u{1b}[5~\r") == .line("open one"))
            #expect(try await session.event(typing: "open\u{1b}[5~\u{1b}[5~\u{1b}[6~\r") == .line("open three"))
            #expect(try await session.event(typing: "open\u{1b}[5~\u{1b}[6~!\r") == .line("open!"))
        }

        @Test("Ctrl-R finds a line, and Enter takes it")
        func search() async throws {
            let session = try session(["open characters", "search rick", "back"])
            let reading = try await session.read()
            session.terminal.type(Key.control("r") + "rick")
            try await session.terminal.shows("search \"rick\": search rick", cursor: (0, 22))
            session.terminal.type("\r")
            #expect(await reading.value == .line("search rick"))
        }

        @Test("An arrow key ends the search and does what it does")
        func searchThenArrow() async throws {
            let session = try session(["search rick", "back"])
            let reading = try await session.read()
            session.terminal.type(Key.control("r") + "sea")
            try await session.terminal.shows("search \"sea\": search rick", cursor: (0, 14))
            session.terminal.type(Key.end + "!")
            try await session.terminal.shows("> search rick!")
            session.terminal.type("\r")
            #expect(await reading.value == .line("search rick!"))
        }

        @Test("Escape alone ends the search")
        func searchThenEscape() async throws {
            let session = try session(["search rick"])
            let reading = try await session.read()
            session.terminal.type(Key.control("r") + "sea")
            try await session.terminal.shows("search \"sea\": search rick", cursor: (0, 14))
            session.terminal.type("\u{1b}")
            try await session.terminal.shows("> search rick")
            session.terminal.type("\r")
            #expect(await reading.value == .line("search rick"))
        }

        @Test("Ctrl-C during a search drops the line")
        func searchThenInterrupt() async throws {
            let session = try session(["search rick"])
            let reading = try await session.read()
            session.terminal.type(Key.control("r") + "sea")
            try await session.terminal.shows("search \"sea\": search rick", cursor: (0, 14))
            session.terminal.type(Key.control("c"))
            #expect(await reading.value == .interrupt)
            #expect(try await session.event(typing: "x\r") == .line("x"))
        }
    }
}
