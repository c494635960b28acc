import ChallengeTestSupport
import Foundation
import Synchronization
import ChallengeProcessTestSupport

@testable import ChallengeLineEdit

extension TerminalTests {
    @Suite("Long lines, control strings between the keys, and a cursor outside of the line")
    struct LongLineTests {
        @Test(
            "A line stays within its limit, however a key would make it longer",
            arguments: Growth.cases)
        func limit(growth: Growth) async throws {
            try await withTemporaryFolder { folder in
                try Data(growth.settings.utf8).write(to: URL(filePath: folder + "/editrc"))
                let session = try EditorSession { configuration in
                    configuration.settingsFile = folder + "/editrc"
                    configuration.completion = { _, cursor in
                        Completion(replacing: cursor..<cursor, with: [.init(Growth.part)])
                    }
                }
                session.setHistory([Growth.part])
                guard case .line(let line) = try await session.event(typing: growth.keys + "\r") else {
                    return #expect(Bool(false))
                }
                #expect(line.unicodeScalars.count == growth.count)
                #expect(try await session.event(typing: "next\r") == .line("next"))
            }
        }

        @Test("A long line shows the rows around the cursor, as a short one does", arguments: [false, true])
        func window(isPlain: Bool) async throws {
            let session = try EditorSession(columns: 20, rows: 3) { $0.isPlain = isPlain }
            session.setHistory([String(repeating: "x", count: 100_010) + "end"])
            let reading = try await session.read()
            session.terminal.type(Key.up)
            try await session.terminal.waits(for: "the end") { $0.lines.last?.hasSuffix("xend") == true }
            session.terminal.type("s")
            try await session.terminal.waits(for: "the key") { $0.lines.last?.hasSuffix("xends") == true }
            session.terminal.type(Key.home + "a")
            try await session.terminal.waits(for: "the beginning") { $0.lines.first?.hasPrefix("> axx") == true }
            session.terminal.type(Key.end)
            try await session.terminal.waits(for: "the end again") { $0.lines.last?.hasSuffix("xends") == true }
            #expect(
                await session.types("\r", ending: reading)
                    == .line("a" + String(repeating: "x", count: 100_010) + "ends"))
        }

        @Test("A motion in a line that fills the window leaves libedit's hidden drawing whole")
        func hiddenDrawing() async throws {
            let session = try EditorSession(columns: 10, rows: 3)
            let reading = try await session.read()
            session.terminal.type(PasteMarks.begin + "ab\ncd characters\nshow" + PasteMarks.end)
            try await session.terminal.waits(for: "the line") { $0.lines.last?.hasSuffix("show") == true }
            session.terminal.type(Key.control("a"))
            try await session.terminal.waits(for: "the beginning") { $0.lines.first?.hasSuffix("ab") == true }
            session.terminal.type(Key.control("e"))
            try await session.terminal.waits(for: "the end") { $0.lines.last?.hasSuffix("show") == true }
            #expect(
                await session.types("filterfilter\r", ending: reading) == .line("ab\ncd characters\nshowfilterfilter"))
        }

        @Test("A command of vi's that leaves libedit's cursor before the line does no harm", arguments: ["w", "h"])
        func cursorOutside(motion: String) async throws {
            try await withTemporaryFolder { folder in
                try Data("bind -v\n".utf8).write(to: URL(filePath: folder + "/editrc"))
                let session = try EditorSession { $0.settingsFile = folder + "/editrc" }
                let reading = try await session.read()
                try await session.types("\u{1b}", shows: "[N] >")
                #expect(await session.types("U\u{5}d\u{5}\(motion)\u{7f}\u{3}", ending: reading) == .interrupt)
                #expect(try await session.event(typing: "next\r") == .line("next"))
            }
        }

        @Test("An answer of the terminal between the keys types nothing, and Alt with its first character is a key")
        func controlStrings() async throws {
            let session = try EditorSession()
            session.setHistory(["open one", "open two"])
            let reading = try await session.read()
            try await session.types("a\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\b", shows: "> ab", cursor: (0, 4))
            try await session.types(Key.control("u") + "op\u{1b}P", shows: "> open two")
            // No command has this key, so that it waits longer for the rest of an answer.
            session.terminal.type("\u{1b}]")
            try await session.terminal.beeps(1)
            try await session.types("!\u{1b}]11;", shows: "> open two!")
            #expect(await session.types("rgb:0/0/0\u{7}?\r", ending: reading) == .line("open two!?"))
        }
    }
}

/// A way in which a line grows.
struct Growth: Sendable, CustomTestStringConvertible {
    /// More than half of the longest line.
    static let part = String(repeating: "x", count: LineEditor.longestLine / 2 + 1)

    private static func pasted(_ text: String) -> String { PasteMarks.begin + text + PasteMarks.end }

    static let cases = [
        // An argument, which has six digits, and a character of two bytes; the same by vi's counts.
        Growth("", String(repeating: "\u{1b}9", count: 9) + "x", 999_999),
        Growth("", String(repeating: "\u{1b}9", count: 6) + "é", 0),
        Growth("", "\u{1b}9" + String(repeating: "9", count: 8) + "x", 999_999),
        Growth("bind -v\n", "x\u{1b}" + String(repeating: "9", count: 9) + "rx", 1),
        Growth("bind \"^T\" em-universal-argument\n", String(repeating: "\u{14}", count: 10) + "é", 0),
        // Two yanks, two pastes, and the last argument of an earlier line.
        Growth("", pasted(part) + Key.control("u") + Key.control("y") + Key.control("y"), part.count),
        Growth("", pasted(part) + pasted(part), part.count),
        Growth("", pasted(part) + "\u{1b}.", part.count),
        Growth("", pasted(part) + "\t", part.count),
        // Keys that arrive faster than they are drawn.
        Growth("", pasted(String(repeating: "x", count: LineEditor.longestLine)) + "yyy", LineEditor.longestLine),
        Growth("", String(repeating: "y", count: 50_000), 50_000),
        // Keys of the user's that stand for text and for other keys.
        Growth("bind -s \"^T\" \"^Y^Y^Y\"\n", pasted(part) + Key.control("u") + "\u{14}", part.count),
        Growth("bind \"^T\" em-copy-prev-word\n", pasted(part) + "\u{14}", part.count),
    ]

    /// The user's settings of libedit.
    let settings: String
    let keys: String
    /// The length of the resulting line.
    let count: Int

    init(_ settings: String, _ keys: String, _ count: Int) {
        (self.settings, self.keys, self.count) = (settings, keys, count)
    }

    var testDescription: String { settings + keys.suffix(20).debugDescription }
}
