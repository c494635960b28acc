import Foundation

@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("The format of a history file")
struct HistoryFormatTests {
    private func entries(_ content: String) -> [String] { HistoryFormat.read(Data(content.utf8)).entries }

    @Test("A file has a heading and an entry a line, in libedit's encoding")
    func file() {
        let entries = ["open 1", "echo a\nb\t\\", "é", "\u{9b}\u{1b}"]
        let content = HistoryFormat.write(entries)
        let lines = [#"open\0401"#, #"echo\040a\012b\011\134"#, "é", "\u{9b}\\^["]
        #expect(String(decoding: content, as: UTF8.self) == "_HiStOrY_V2_\n\(lines.joined(separator: "\n"))\n")
        #expect(HistoryFormat.read(content).entries == entries)
        #expect(HistoryFormat.write([]) == Data("_HiStOrY_V2_\n".utf8))
    }

    @Test(
        "Every variant of vis(3) is read, and the format of earlier versions",
        arguments: [
            (#"a\040b\011c\012d\\"#, "a b\tc\nd\\"), (#"\033[2J\177\015"#, "\u{1b}[2J\u{7f}\r"),
            ("é\\040世\\040👩‍🔬", "é 世 👩‍🔬"), (#"\^[[A\^?"#, "\u{1b}[A\u{7f}"),
            (#"\a\b\t\n\v\f\r\E\s"#, "\u{7}\u{8}\t\n\u{b}\u{c}\r\u{1b} "), (#"\x41\x2fb"#, "A/b"),
            (#"\M-b\M^@\M-&"#, "…"), (#"\1012\7"#, "A2\u{7}"),
        ])
    func otherForms(line: String, entry: String) { #expect(entries(line) == [entry]) }

    @Test(
        "A damaged file is read up to the damage",
        arguments: [
            ("", []), ("\n", []), ("_HiStOrY_V2_", []), ("_HiStOrY_V2_\n", []), ("a\nb\n", ["a", "b"]),
            ("_HiStOrY_V2_\na\nb", ["a", "b"]), ("\n\na\n\nb\n\n", ["a", "b"]),
            ("a\n_HiStOrY_V2_\n", ["a", "_HiStOrY_V2_"]), ("a\\000b\nc\n", ["c"]), ("a\0b\nc\n", ["c"]),
            ("a\\377b\nc\n", ["c"]),
        ])
    func lenience(content: String, expected: [String]) { #expect(entries(content) == expected) }

    @Test("An entry that is not UTF-8 or too long is left out; the newest are returned, and too many are reported")
    func unusableEntries() {
        let longest = String(repeating: "a", count: HistoryFormat.entrySizeLimit)
        let content = Data([0xC3, 0x0A]) + Data("\(longest)\n\(longest)a\nb".utf8)
        #expect(HistoryFormat.read(content).entries == [longest, "b"])
        func reading(_ count: Int) -> HistoryFormat.Reading {
            let lines: [String] = (1...count).map { "\($0)\n" }
            return HistoryFormat.read(Data(lines.joined().utf8))
        }
        #expect(reading(10_001).entries == (2...10_001).map(String.init))
        #expect(reading(11_000).lineCount == 11_000)
        #expect(reading(12_000).lineCount == 11_001)
    }

    @Test("The newest entries are written, in far fewer bytes than the limit of reading")
    func compaction() {
        let many = HistoryFormat.write((1...10_001).map(String.init))
        #expect(many == Data(("_HiStOrY_V2_\n" + (2...10_001).map { "\($0)\n" }.joined()).utf8))
        let entry = String(repeating: "a", count: HistoryFormat.entrySizeLimit)
        let long = HistoryFormat.write(Array(repeating: entry, count: 9) + ["newest"])
        #expect(long.count <= HistoryFormat.sizeLimit / 2 + 13)
        #expect(HistoryFormat.read(long).entries == Array(repeating: entry, count: 7) + ["newest"])
    }
}
