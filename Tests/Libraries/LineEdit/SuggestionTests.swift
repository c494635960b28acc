import Synchronization
import ChallengeProcessTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Suggestions from the history")
    struct SuggestionTests {
        private func session(
            _ lines: [String], columns: Int = 30, suggests: @escaping @Sendable () -> Bool = { true }
        ) throws -> EditorSession {
            let session = try EditorSession(columns: columns) { configuration in
                configuration.secondaryStyle = { "2" }
                configuration.hint = { line, _ in line == "open " || line == "x" ? "HINT" : "" }
                configuration.suggests = suggests
            }
            session.setHistory(lines)
            return session
        }

        @Test(
            "The rest of the newest line with the same beginning is dim, before any hint, only at the end of the line")
        func shown() async throws {
            let (session, reading) = try await session(["open Rick 1", "open Morty", "search"]).reading()
            try await session.types("open ", shows: "> open Morty", cursor: (0, 7))
            let screen = session.terminal.screen
            #expect(
                (0..<12).map { screen.style(row: 0, column: $0) } == Array(repeating: "", count: 7) + [
                    "2", "2", "2", "2", "2",
                ])
            try await session.types("R", shows: "> open Rick 1", cursor: (0, 8))
            try await session.types(Key.left, shows: "> open R", cursor: (0, 7))
            try await session.types(Key.control("k") + "z", shows: "> open z", cursor: (0, 8))
            try await session.types(Key.home + Key.control("k") + "x", shows: "> xHINT", cursor: (0, 3))
            try await session.types("\u{7f}", shows: ">", cursor: (0, 2))
            // A suggestion is not part of the typed line.
            #expect(await session.types("s\r", ending: reading) == .line("s"))
            try await session.terminal.shows("> s", cursor: (1, 0))
        }

        @Test("A failed line is found by keys but not suggested, until it succeeds")
        func failed() async throws {
            let lines = ["open Rick", "open Morty", "open Mrs"]
            let session = try session(lines)
            session.setHistory(lines, failed: ["open Morty", "open Mrs"])
            let reading = try await session.read()
            try await session.types("open", shows: "> open Rick", cursor: (0, 6))
            try await session.types(" M" + Key.up + Key.up, shows: "> open Morty", cursor: (0, 12))
            #expect(await session.types("\r", ending: reading) == .line("open Morty"))
            session.setHistory(lines, failed: ["open Mrs"])
            _ = try await session.read()
            try await session.types("open", shows: "> open Morty", "2> open Morty", cursor: (1, 7))
        }

        @Test(
            "Keys take it, whole or by word; elsewhere in the line they have their usual effect",
            arguments: [
                (Key.right, "open Rick Sanchez"), (Key.end, "open Rick Sanchez"),
                (Key.control("e"), "open Rick Sanchez"), (Key.control("f"), "open Rick Sanchez"),
                ("\u{1b}[1;3C", "open"), ("\u{1b}f\u{1b}f", "open Rick"),
                ("\u{1b}[1;5C\u{1b}f\u{1b}f", "open Rick Sanchez"),
                (Key.left + Key.right, "op"), (Key.home + Key.end, "op"), (Key.home + "\u{1b}f" + "!", "op!"),
            ])
        func taken(keys: String, line: String) async throws {
            let session = try session(["open Rick Sanchez"])
            #expect(try await session.event(typing: "op" + keys + "\r") == .line(line))
        }

        @Test("A line of several rows shows its first one and is taken whole; one without room in the row is not")
        func long() async throws {
            let session = try session(["open \u{1b}a\nb", "echo 0123456789abcd"], columns: 20)
            let reading = try await session.read()
            try await session.types("o", shows: "> open \\u{1b}a…", cursor: (0, 3))
            try await session.types(Key.right, shows: "> open ^[a", "b", cursor: (1, 1))
            #expect(await session.types(Key.control("c"), ending: reading) == .interrupt)
            let full = "echo 0123456789a"
            #expect(try await session.event(typing: full + Key.right + "!\r") == .line(full + "!"))
        }

        @Test("There is none while the user steps through the history, and none if suggestions are off")
        func none() async throws {
            let wants = Wish()
            let session = try session(["open 1", "open", "x"], suggests: { wants.isOn.load(ordering: .relaxed) })
            let reading = try await session.read()
            try await session.types("o" + Key.up, shows: "> open", cursor: (0, 6))
            #expect(await session.types(Key.right + "\r", ending: reading) == .line("open"))
            wants.isOn.store(false, ordering: .relaxed)
            #expect(try await session.event(typing: "o" + Key.right + "\r") == .line("o"))
        }

        private final class Wish: Sendable { let isOn = Atomic(true) }
    }
}
