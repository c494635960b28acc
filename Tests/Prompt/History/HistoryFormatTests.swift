import Foundation
import Testing

@testable import ChallengePrompt

@Suite("The format of a history file")
struct HistoryFormatTests {
    @Test("A file has an entry a line, with escaped line ends and backslashes, and is read back")
    func file() {
        let entries = ["open 1", "echo a\nb\t\\", "echo \\n", "é", "\u{9b}\u{1b}\r"]
        let content = HistoryFormat.write(entries)
        let lines = ["open 1", #"echo a\nb"# + "\t" + #"\\"#, #"echo \\n"#, "é", "\u{9b}\u{1b}\r"]
        #expect(String(decoding: content, as: UTF8.self) == lines.map { $0 + "\n" }.joined())
        #expect(HistoryFormat.read(content) == entries)
    }

    @Test(
        "A damaged file is read up to the damage",
        arguments: [
            ("", []), ("\n", []), ("a\nb", ["a", "b"]), ("\n\na\n\nb\n\n", ["a", "b"]), ("a\0b\nc\n", ["c"]),
            (#"a\xb\"#, ["axb"]),
        ])
    func lenience(content: String, expected: [String]) { #expect(HistoryFormat.read(Data(content.utf8)) == expected) }

    @Test("An entry that is not UTF-8 or too long is left out")
    func unusableEntries() {
        let longest = String(repeating: "a", count: HistoryFormat.entrySizeLimit)
        let content = Data([0xC3, 0x0A]) + Data("\(longest)\n\(longest)a\nb".utf8)
        #expect(HistoryFormat.read(content) == [longest, "b"])
    }

    @Test("The newest entries are written, in far fewer bytes than the limit of reading")
    func compaction() {
        let many = HistoryFormat.write((1...10_001).map(String.init))
        #expect(many == Data((2...10_001).map { "\($0)\n" }.joined().utf8))
        let entry = String(repeating: "a", count: HistoryFormat.entrySizeLimit)
        let long = HistoryFormat.write(Array(repeating: entry, count: 9) + ["newest"])
        #expect(long.count <= HistoryFormat.sizeLimit / 2)
        #expect(HistoryFormat.read(long) == Array(repeating: entry, count: 7) + ["newest"])
    }
}
