@testable import ChallengeVerification
@testable import ChallengeShellTestSupport

@Suite("A transcript", .limited)
struct TranscriptTests {
    private func transcript(_ text: String) throws -> Transcript { try Transcript(Array(text.utf8)) }

    @Test("A transcript has comments, commands with their places, and the expected output of each")
    func parts() throws {
        let transcript = try transcript("# a\n\n#b\n> echo c\nc\n\n# not a comment\n> d  \n> e\n")
        #expect(transcript.header == ["# a", "", "#b"])
        #expect(
            transcript.entries == [
                Transcript.Entry(command: "echo c", output: ["c", "", "# not a comment"], line: 4),
                Transcript.Entry(command: "d  ", output: [], line: 8),
                Transcript.Entry(command: "e", output: [], line: 9),
            ])
    }

    @Test("Ambiguous output has a backslash before it, by bytes, also before a joined mark")
    func escapes() throws {
        let entry = Transcript.Entry(command: "a", output: ["> b", "\\c", "\\> d", ">", ">e", " > f"])
        let text = "> a\n\\> b\n\\\\c\n\\\\> d\n>\n>e\n > f\n"
        #expect(Transcript(entries: [entry]).text == text)
        #expect(try transcript(text).entries.first?.output == entry.output)
        let joined = Transcript.Entry(command: "a", output: ["> \u{301}b"])
        let written = Transcript(entries: [joined]).text
        #expect(written == "> a\n\\> \u{301}b\n")
        #expect(try transcript(written).entries.count == 1)
        #expect(try transcript("> \u{301}b\n").entries.first?.command == "\u{301}b")
    }

    @Test("A transcript may lack the last line end, begin with a byte-order mark, and have the line ends of Windows")
    func lineEnds() throws {
        #expect(try transcript("> a\nb").entries == transcript("> a\nb\n").entries)
        #expect(try transcript("\u{feff}> a\nb\n").entries == transcript("> a\nb\n").entries)
        let windows = try transcript("# c\r\n> a\r\nb\r\n\r\n")
        #expect(windows.entries == [Transcript.Entry(command: "a", output: ["b", ""], line: 2)])
        #expect(windows.text == "# c\r\n> a\r\nb\r\n\r\n")
        #expect(try transcript("# c\n> a\r\nb\r\n").entries.first?.command == "a\r")
    }

    @Test(
        "A file without commands, with text before the first, or with bytes that are no text is no transcript",
        arguments: [
            ("", 1, "there is no command; a command begins with '> '"),
            ("# a\n# b\n", 2, "there is no command; a command begins with '> '"),
            (
                "# a\nb\n> c\n", 2,
                "this is neither a command, which begins with '> ', nor a comment, which begins with '#'"
            ),
            ("home> a\n", 1, "this is neither a command, which begins with '> ', nor a comment, which begins with '#'"),
            ("> a\nb\0\n", 2, "a NUL byte is not allowed"),
        ])
    func mistakes(text: String, line: Int, message: String) throws {
        let mistake = try #require(throws: SyntaxError.self) { try transcript(text) }
        #expect(mistake.message == message)
        #expect(mistake.location.line.number == line)
    }

    @Test("A transcript has a million lines at most, as each needs memory in addition to its text", arguments: [0, 1])
    func lines(excess: Int) throws {
        let text = "> a\n" + String(repeating: "\n", count: 999_999 + excess)
        if excess == 0 { return #expect(try transcript(text).entries.first?.output.count == 999_999) }
        let mistake = try #require(throws: SyntaxError.self) { try transcript(text) }
        #expect(mistake.message == "the transcript has more than a million lines")
        #expect(mistake.location.line.number == 1_000_001)
    }

    @Test("A transcript is always UTF-8")
    func encoding() throws {
        let mistake = try #require(throws: SyntaxError.self) { try Transcript(Array("> a\nb\n".utf8) + [0xE4, 0x0A]) }
        #expect(mistake.message == "the line is not valid UTF-8")
        #expect(mistake.location.line.number == 3)
    }
}

@Suite("The difference of lines", .limited)
struct LineDiffTests {
    @Test("A difference has missing and surplus lines, byte by byte, with three common lines around")
    func rows() {
        let diff = LineDiff(expected: ["a", "b", "c"], actual: ["a", "x", "c", "d"])
        #expect(diff.rows == [.common("a"), .expected("b"), .actual("x"), .common("c"), .actual("d")])
        #expect(!diff.isEmpty)
        let lines = (1...20).map(String.init)
        let far = LineDiff(expected: lines, actual: lines.filter { $0 != "5" && $0 != "15" })
        #expect(
            far.rows == [
                .skipped(1), .common("2"), .common("3"), .common("4"), .expected("5"), .common("6"), .common("7"),
                .common("8"), .skipped(3), .common("12"), .common("13"), .common("14"), .expected("15"), .common("16"),
                .common("17"), .common("18"), .skipped(2),
            ])
        #expect(LineDiff(expected: ["é"], actual: ["e\u{301}"]).rows.count == 2)
    }

    @Test("A difference turns any text into any other, and is small for small changes")
    func property() {
        let seed: UInt64 = 57
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let expected = random.sequence(of: [["a"], ["b"], ["c"]], upTo: 30)
            var actual = expected
            let edits = Int.random(in: 0...3, using: &random)
            for _ in 0..<edits {
                if Bool.random(using: &random), !actual.isEmpty {
                    actual.remove(at: Int.random(in: 0..<actual.count, using: &random))
                } else {
                    actual.insert("x", at: Int.random(in: 0...actual.count, using: &random))
                }
            }
            let diff = LineDiff(expected: expected, actual: actual)
            #expect(replay(diff, on: expected) == actual, "seed \(seed)")
            let changes = diff.rows.count {
                switch $0 {
                case .expected, .actual: true
                case .common, .skipped: false
                }
            }
            #expect(changes <= edits, "seed \(seed)")
            #expect(diff.isEmpty == (expected == actual), "seed \(seed)")
        }
    }

    @Test("A difference of a hundred thousand lines, or of a thousand long ones, is found at once")
    func large() {
        let lines = (0..<100_000).map(String.init)
        #expect(LineDiff(expected: lines, actual: lines.reversed()).rows.count >= lines.count)
        #expect(LineDiff(expected: lines, actual: lines + ["x"]).rows.count == 5)
        let start = String(repeating: "a", count: 30_000)
        let long = (0..<900).map { "\(start)\($0)" }
        let diff = LineDiff(expected: long, actual: long.map { $0 + "b" })
        #expect(diff.rows.count == 1_800)
    }

    /// Returns the lines that a difference makes of the expected ones.
    private func replay(_ diff: LineDiff, on expected: [String]) -> [String]? {
        var rest = expected[...]
        var result: [String] = []
        for row in diff.rows {
            switch row {
            case .common(let line):
                guard rest.popFirst() == line else { return nil }
                result.append(line)
            case .expected(let line):
                guard rest.popFirst() == line else { return nil }
            case .actual(let line):
                result.append(line)
            case .skipped(let count):
                result += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return rest.isEmpty ? result : nil
    }
}
