import ChallengeShellTestSupport
import Glibc

@Suite("A script reader", .limited)
struct ScriptReaderTests {
    private func texts(_ bytes: [UInt8]) async throws -> [[String]] {
        var reader = ScriptReader(chunks: bytes.isEmpty ? [] : [bytes])
        return try await reader.readings().map(\.texts)
    }

    @Test(
        "A reader returns the commands of one line at a time, or its mistake with the place in characters",
        arguments: [
            ("a;b\n\n# c\nd\n", [["a", "b"], [], [], ["d"]]),
            // The last line may lack its end. Lines may end in either way.
            ("a\nb", [["a"], ["b"]]), ("a\r\nb\r\n\r\nc\r", [["a"], ["b"], [], ["c"]]), ("a\\\r\nb\r\n", [["ab"]]),
            ("a\rb\n", [["a\rb"]]),
            // A byte-order mark counts only at the beginning.
            ("\u{feff}echo a\n\u{feff}echo b", [["echo a"], ["\u{feff}echo b"]]),
            ("a\necho é\\", [["a"], ["2:7: the line ends in a backslash, but no line follows"]]),
            ("a\necho é\\\n", [["a"], ["2:7: the line ends in a backslash, but no line follows"]]),
            ("é a\0b\0\nc", [["1:4: a NUL byte is not allowed"], ["c"]]),
            ("# \0\n", [["1:3: a NUL byte is not allowed"]]),
            // No command of a line runs if a later one is wrong.
            ("a; b 'c", [["1:6: the quote ' is not closed on this line"]]),
        ])
    func script(text: String, expected: [[String]]) async throws {
        #expect(try await texts(Array(text.utf8)) == expected)
    }

    @Test("A reader returns nothing for an empty script, however often it is asked")
    func empty() async throws {
        var reader = ScriptReader(chunks: [])
        #expect(try await reader.next()?.commands == nil)
        #expect(try await reader.next()?.commands == nil)
    }

    @Test(
        "A reader joins continued lines, continues after a wrong line, and counts every line",
        arguments: [
            ("a \\\nb \\\n\nc\n", [["a b"], ["c"]], [1, 4]),
            (
                "a 'b\nc\nd \\\n\"e\nf\n",
                [
                    ["1:3: the quote ' is not closed on this line"], ["c"],
                    ["4:1: the quote \" is not closed on this line"], ["f"],
                ], [1, 2, 4, 5]
            ),
        ])
    func counting(text: String, texts: [[String]], numbers: [Int?]) async throws {
        var reader = ScriptReader(text: text)
        let readings = try await reader.readings()
        #expect(readings.map(\.texts) == texts)
        #expect(readings.map(\.line) == numbers)
    }

    @Test(
        "A reader reports the first byte that is not UTF-8, with its place in characters",
        arguments: [
            ([0xFF], 1), ([0x61, 0xC3, 0xA9, 0xFF, 0x62], 3), ([0x61, 0xE2, 0x82], 2), ([0x61, 0xED, 0xA0, 0x80], 2),
            ([0xC0, 0x80], 1), ([0xF0, 0x9F, 0x98, 0x80, 0x80], 2), ([0x23, 0xFE], 2),
        ] as [([UInt8], Int)])
    func invalidUTF8(bytes: [UInt8], column: Int) async throws {
        #expect(
            try await texts(Array("a\n".utf8) + bytes + Array("\nb\n".utf8))
                == [["a"], ["2:\(column): the line is not valid UTF-8"], ["b"]])
    }

    @Test("A reader reports the first fault of a line with both a NUL and a byte that is not UTF-8")
    func nulAndInvalidUTF8() async throws {
        #expect(try await texts([0x61, 0xFF, 0x62, 0x00]) == [["1:2: the line is not valid UTF-8"]])
        #expect(try await texts([0x61, 0x00, 0x62, 0xFF]) == [["1:2: a NUL byte is not allowed"]])
    }

    @Test("A reader gives up on an endless line, as from a device, but not on any number of lines")
    func endlessLine() async throws {
        let comment = Array("#".utf8) + Array(repeating: UInt8(ascii: "x"), count: (1 << 20) - 2) + Array("\n".utf8)
        let rest = [UInt8](repeating: 0, count: 1 << 20)
        var chunks = 0
        var reader = ScriptReader { () throws(SystemError) in
            chunks += 1
            return chunks <= 70 ? comment : rest
        }
        await #expect(throws: SystemError(number: EFBIG)) {
            while let entry = try await reader.next() { #expect(entry.commands.isEmpty) }
        }
        #expect(chunks == 70 + 66)
    }

    @Test("A reader reports that the script has become unreadable, after the lines before")
    func unreadable() async throws {
        let failure = SystemError(number: EIO)
        var isFirst = true
        var reader = ScriptReader { () throws(SystemError) in
            guard isFirst else { throw failure }
            isFirst = false
            return Array("a\nb".utf8)
        }
        #expect(try await reader.next()?.commands.map(\.text) == ["a"])
        await #expect(throws: failure) { try await reader.next() }
    }
}

/// Most lines are comments, which are quick to read.
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

    /// Returns a command and a comment, together of that length.
    private func line(_ command: String, bytes: Int) -> String {
        command + " #" + String(repeating: "x", count: bytes - command.utf8.count - 2)
    }

    @Test("The limit is 1 MiB, also for a line with its continuations")
    func longest() async throws {
        #expect(try await readings([line("a", bytes: 1 << 20), "b"]).map(\.texts) == [["a"], ["b"]])
        let first = String(repeating: " ", count: 1 << 10) + #"\"#
        let rest = (1 << 20) - first.utf8.count
        #expect(try await readings([first, line("a", bytes: rest), "b"]).map(\.texts) == [["a"], ["b"]])
        #expect(
            try await readings([first, line("a", bytes: rest + 1), "b"]).map(\.texts)
                == [["2:1: the line is longer than 1 MiB"], ["b"]])
    }

    @Test("A line one byte longer is refused, and the next one is read", arguments: [1, 200_000])
    func tooLong(excess: Int) async throws {
        let lines = ["a", line("b", bytes: (1 << 20) + excess), "c"]
        #expect(try await readings(lines).map(\.texts) == [["a"], ["2:1: the line is longer than 1 MiB"], ["c"]])
        #expect(try await readings([lines[1]]).map(\.texts) == [["1:1: the line is longer than 1 MiB"]])
    }

    @Test("A refused object is reported with its id, if that stands before the cut")
    func tooLongObject() async throws {
        let rest = String(repeating: "x", count: 1 << 20)
        for (line, id) in [(#"{"id":"a","command":"\#(rest)"}"#, "a"), (#"{"command":"\#(rest)","id":"a"}"#, nil)] {
            var reader = ScriptReader(text: line)
            reader.objects = .taken
            guard case .wrongObject(let error, let read)? = try await reader.next() else { throw StubError("right") }
            #expect(read == id && error.message == "the line is longer than 1 MiB")
        }
    }

    @Test("The report is the same in whatever pieces the bytes come, with the line's beginning")
    func excerpt() async throws {
        let lines = [line("abc", bytes: (1 << 20) + 1), "d"]
        let whole = try await readings(lines)
        #expect(whole.first?.error?.location.line.text.hasPrefix("abc #xxx") == true)
        #expect(try await readings(lines, chunk: 64 << 10) == whole)
    }
}

/// One result of a script reader.
nonisolated enum ScriptReading: Hashable {
    case commands([Command])
    case error(SyntaxError)

    var error: SyntaxError? { if case .error(let error) = self { error } else { nil } }

    /// The number of its line; nil for a line without a command.
    var line: Int? {
        switch self {
        case .commands(let commands): commands.first?.name.location.line.number
        case .error(let error): error.location.line.number
        }
    }

    /// The commands' texts, or the error as `line:column: message`.
    var texts: [String] {
        switch self {
        case .commands(let commands): commands.map(\.text)
        case .error(let error):
            ["\(error.location.line.number):\(error.location.column): \(error.message)"]
        }
    }
}

extension ScriptReader {
    /// Creates a reader of bytes that come in pieces.
    init(chunks: [[UInt8]]) {
        var rest = chunks[...]
        self.init { () throws(SystemError) in rest.popFirst() ?? [] }
    }

    /// Returns everything up to the end.
    mutating func readings() async throws -> [ScriptReading] {
        var readings: [ScriptReading] = []
        while true {
            do {
                guard let commands = try await next()?.commands else { return readings }
                readings.append(.commands(commands))
            } catch let error as SyntaxError {
                readings.append(.error(error))
            }
        }
    }
}
