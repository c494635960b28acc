import ChallengeStorage
import Glibc
import TestLimits
import Testing

@testable import ChallengeShell

@Suite("A script reader", .limited)
struct ScriptReaderTests {
    private func texts(_ bytes: [UInt8]) async throws -> [[String]] {
        var reader = ScriptReader(chunks: bytes.isEmpty ? [] : [bytes])
        return try await reader.readings().map(\.texts)
    }

    private func texts(_ script: String) async throws -> [[String]] { try await texts(Array(script.utf8)) }

    @Test("gives the commands of one line at a time, none for a line without any")
    func lines() async throws {
        #expect(try await texts("a;b\n\n# c\nd\n") == [["a", "b"], [], [], ["d"]])
    }

    @Test("takes a last line without its end, and either kind of line end")
    func lineEnds() async throws {
        #expect(try await texts("a\nb") == [["a"], ["b"]])
        #expect(try await texts("a\r\nb\r\n\r\nc\r") == [["a"], ["b"], [], ["c"]])
        #expect(try await texts("a\\\r\nb\r\n") == [["ab"]])
        #expect(try await texts("a\rb\n") == [["a\rb"]])
    }

    @Test("gives nothing for an empty script, however often it is asked")
    func empty() async throws {
        var reader = ScriptReader(chunks: [])
        #expect(try await reader.next() == nil)
        #expect(try await reader.next() == nil)
    }

    @Test("joins continued lines, and counts every line")
    func continuation() async throws {
        var reader = ScriptReader(text: "a \\\nb \\\n\nc\n")
        let readings = try await reader.readings()
        #expect(readings.map(\.texts) == [["a b"], ["c"]])
        #expect(readings.map(\.line) == [1, 4])
    }

    @Test("says at the backslash that a script must not end after it", arguments: ["echo é\\", "echo é\\\n"])
    func continuationAtTheEnd(last: String) async throws {
        #expect(
            try await texts("a\n" + last) == [
                ["a"], ["2:7: the line goes on after its backslash, but the script ends here"],
            ])
    }

    @Test("goes on after a line that is wrong, and knows the number of the next")
    func afterAnError() async throws {
        var reader = ScriptReader(text: "a 'b\nc\nd \\\n\"e\nf\n")
        let readings = try await reader.readings()
        #expect(
            readings.map(\.texts) == [
                ["1:3: the quote ' is not closed on this line"], ["c"],
                ["4:1: the quote \" is not closed on this line"], ["f"],
            ])
        #expect(readings.map(\.line) == [1, 2, 4, 5])
    }

    @Test("runs nothing of a line that is wrong further on")
    func wholeLine() async throws {
        #expect(try await texts("a; b 'c") == [["1:6: the quote ' is not closed on this line"]])
    }

    @Test("says where a NUL is, in characters")
    func nul() async throws {
        #expect(try await texts("é a\0b\0\nc") == [["1:4: a NUL byte is not text"], ["c"]])
        #expect(try await texts("# \0\n") == [["1:3: a NUL byte is not text"]])
    }

    @Test(
        "says where the first byte is that is not UTF-8, in characters",
        arguments: [
            ([0xFF], 1), ([0x61, 0xC3, 0xA9, 0xFF, 0x62], 3), ([0x61, 0xE2, 0x82], 2), ([0x61, 0xED, 0xA0, 0x80], 2),
            ([0xC0, 0x80], 1), ([0xF0, 0x9F, 0x98, 0x80, 0x80], 2), ([0x23, 0xFE], 2),
        ] as [([UInt8], Int)])
    func invalidUTF8(bytes: [UInt8], column: Int) async throws {
        #expect(
            try await texts(Array("a\n".utf8) + bytes + Array("\nb\n".utf8))
                == [["a"], ["2:\(column): the line is not valid UTF-8"], ["b"]])
    }

    @Test("tells of whatever comes first where a line has both a NUL and what is not UTF-8")
    func nulAndInvalidUTF8() async throws {
        #expect(try await texts([0x61, 0xFF, 0x62, 0x00]) == [["1:2: the line is not valid UTF-8"]])
        #expect(try await texts([0x61, 0x00, 0x62, 0xFF]) == [["1:2: a NUL byte is not text"]])
    }

    @Test("passes on that the script cannot be read any further, after what came before")
    func unreadable() async throws {
        let failure = SystemError(number: EIO)
        var isFirst = true
        var reader = ScriptReader { () throws(SystemError) in
            guard isFirst else { throw failure }
            isFirst = false
            return Array("a\nb".utf8)
        }
        #expect(try await reader.next()?.map(\.text) == ["a"])
        await #expect(throws: failure) { try await reader.next() }
    }

    @Test("skips a byte-order mark at the beginning, and nowhere else")
    func byteOrderMark() async throws {
        #expect(try await texts(Array("\u{feff}echo a\n\u{feff}echo b".utf8)) == [["echo a"], ["\u{feff}echo b"]])
    }
}
