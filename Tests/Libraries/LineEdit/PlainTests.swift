import ChallengeProcessTestSupport
import Testing

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("An editor that sends no escape byte")
    struct PlainTests {
        private func session(columns: Int = 30, words: [String] = []) throws -> EditorSession {
            try EditorSession(columns: columns) { configuration in
                configuration.isPlain = true
                configuration.ellipsis = "..."
                configuration.completion = { _, cursor in
                    Completion(replacing: 0..<cursor, with: words.map { .init($0, help: "help") })
                }
            }
        }

        @Test("The keys edit, in characters of any width, and a shorter line leaves nothing behind")
        func keys() async throws {
            let (session, reading) = try await session().reading()
            try await session.types("abc def", shows: "> abc def", cursor: (0, 9))
            try await session.types(Key.home + "中" + Key.right + "\u{7f}", shows: "> 中bc def", cursor: (0, 4))
            try await session.types(Key.end + Key.control("w"), shows: "> 中bc", cursor: (0, 7))
            try await session.types(Key.control("u") + "x", shows: "> x", cursor: (0, 3))
            try await session.types(Key.control("l"), shows: "> x", "> x", cursor: (1, 3))
            #expect(await session.types("\r", ending: reading) == .line("x"))
            try await session.terminal.shows("> x", "> x", cursor: (2, 0))
            #expect(!session.terminal.hasSeenEscape)
        }

        @Test("A long line, or one of several rows, shows the part around the cursor in one row")
        func longLine() async throws {
            let session = try session(columns: 12)
            session.setHistory(["a\nb"])
            let reading = try await session.read()
            try await session.types("abcdefgh", shows: "> abcdefgh", cursor: (0, 10))
            try await session.types("i", shows: "defghi", cursor: (0, 6))
            try await session.types("jklm", shows: "defghijklm", cursor: (0, 10))
            try await session.types(Key.home, shows: "> abcdefghi", cursor: (0, 2))
            try await session.types(Key.control("k") + Key.up, shows: "> a^Jb", cursor: (0, 6))
            #expect(await session.types("\r", ending: reading) == .line("a\nb"))
            #expect(!session.terminal.hasSeenEscape)
        }

        @Test(
            "The cursor stays in the row, wherever it is beside characters that terminals draw in up to six cells",
            arguments: ["👨‍👩‍👧", "🇩🇪", "👍🏽", "👩‍🔬👩‍🔬", "中"], [3, 4, 6, 7, 20])
        func joined(character: String, columns: Int) {
            for count in 0...columns {
                var screen = Screen(columns: columns, rows: 2)
                var renderer = PlainRenderer()
                let text = String(repeating: "x", count: count) + character + String(repeating: "z", count: 2 * columns)
                var view = LineView(prompt: "> ", line: Array(text.unicodeScalars))
                let places = Array(0...view.line.count)
                for place in places + places.reversed() {
                    view.cursor = place
                    screen.feed(renderer.show(view, in: .init(columns: columns, rows: 2)).utf8)
                    #expect(screen.row == 0 && screen.column < columns, "\(count) before it, cursor \(place)")
                }
            }
        }

        @Test("Tab prints the matches once and the line again, and first asks before many")
        func list() async throws {
            let (session, reading) = try await session(words: ["alpha", "alps"]).reading()
            try await session.types("a\t", shows: "> alp", "alpha  help", "alps   help", "> alp", cursor: (3, 5))
            session.terminal.type("x" + Key.up)
            try await session.terminal.shows("> alp", "alpha  help", "alps   help", "> alpx", cursor: (3, 6))
            #expect(await session.types("\r", ending: reading) == .line("alpx"))
            let many = try self.session(columns: 40, words: (100...200).map { "w\($0)" })
            _ = try await many.read()
            try await many.types("w\t", shows: "101 possibilities: show them? (y/n)", cursor: (0, 35))
            try await many.types("n", shows: "> w", cursor: (0, 3))
            #expect(!session.terminal.hasSeenEscape && !many.terminal.hasSeenEscape)
        }

        @Test("A search shows one line at a time, which its keys choose, and output appears above the line")
        func search() async throws {
            let session = try session()
            session.setHistory(["one a", "two b", "one c"])
            let reading = try await session.read()
            try await session.types(Key.control("r") + "one", shows: "search \"one\": one c", cursor: (0, 14))
            try await session.types(Key.control("r"), shows: "search \"one\": one a", cursor: (0, 14))
            #expect(session.editor.print(above: "news"))
            try await session.terminal.shows("news", "search \"one\": one a", cursor: (1, 14))
            try await session.types(Key.up, shows: "news", "search \"one\": one c", cursor: (1, 14))
            #expect(await session.types("\r", ending: reading) == .line("one c"))
            try await session.terminal.shows("news", "> one c", cursor: (2, 0))
            #expect(!session.terminal.hasSeenEscape)
        }
    }
}
