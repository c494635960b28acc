import TestLimits
import Testing

@testable import ChallengeShell

/// The lines are comments for the most part, which take no time to read.
@Suite("A script reader's longest line", .limited)
struct ScriptReaderLimitTests {
    private func readings(_ lines: [String], chunk: Int = .max) async throws -> [ScriptReading] {
        let bytes = Array(lines.joined(separator: "\n").utf8)
        var reader = ScriptReader(
            chunks: stride(from: 0, to: bytes.count, by: min(chunk, bytes.count)).map {
                Array(bytes[$0..<min(bytes.count, $0 + min(chunk, bytes.count))])
            })
        return try await reader.readings()
    }

    /// A command and a comment, so long together.
    private func line(_ command: String, bytes: Int) -> String {
        command + " #" + String(repeating: "x", count: bytes - command.utf8.count - 2)
    }

    @Test("is 1 MiB long")
    func longest() async throws {
        #expect(try await readings([line("a", bytes: 1 << 20), "b"]).map(\.texts) == [["a"], ["b"]])
    }

    @Test("may be no byte longer, and what comes after it is read", arguments: [1, 200_000])
    func tooLong(excess: Int) async throws {
        let lines = ["a", line("b", bytes: (1 << 20) + excess), "c"]
        #expect(try await readings(lines).map(\.texts) == [["a"], ["2:1: the line is longer than 1 MiB"], ["c"]])
        #expect(try await readings([lines[1]]).map(\.texts) == [["1:1: the line is longer than 1 MiB"]])
    }

    @Test("is told of in the same way however the bytes come, beginning with what the line begins with")
    func excerpt() async throws {
        let lines = [line("abc", bytes: (1 << 20) + 1), "d"]
        let whole = try await readings(lines)
        #expect(whole.first?.error?.location.line.text.hasPrefix("abc #xxx") == true)
        #expect(try await readings(lines, chunk: 64 << 10) == whole)
    }

    @Test("may be as long in all where it is continued")
    func continued() async throws {
        let first = String(repeating: " ", count: 1 << 10) + #"\"#
        let rest = (1 << 20) - first.utf8.count
        #expect(try await readings([first, line("a", bytes: rest), "b"]).map(\.texts) == [["a"], ["b"]])
        #expect(
            try await readings([first, line("a", bytes: rest + 1), "b"]).map(\.texts)
                == [["2:1: the line is longer than 1 MiB"], ["b"]])
    }
}
