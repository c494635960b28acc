import Testing

@testable import ChallengeLanguage
@testable import ChallengeVerification
@testable import ShellTestSupport

@Suite("A transcript")
struct TranscriptTests {
    private func transcript(_ text: String) throws -> Transcript { try Transcript(Array(text.utf8)) }

    @Test("has comments, lines to carry out with their places, and what each must print")
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

    @Test("has a backslash before output that would be read as something else")
    func escapes() throws {
        let entry = Transcript.Entry(command: "a", output: ["> b", "\\c", "\\> d", ">", ">e", " > f"])
        let text = "> a\n\\> b\n\\\\c\n\\\\> d\n>\n>e\n > f\n"
        #expect(Transcript(entries: [entry]).text == text)
        #expect(try transcript(text).entries.first?.output == entry.output)
    }

    @Test("goes by bytes, also where a mark that is joined to a blank makes another character of it")
    func joinedMark() throws {
        let entry = Transcript.Entry(command: "a", output: ["> \u{301}b"])
        let text = Transcript(entries: [entry]).text
        #expect(text == "> a\n\\> \u{301}b\n")
        #expect(try transcript(text).entries.count == 1)
        #expect(try transcript("> \u{301}b\n").entries.first?.command == "\u{301}b")
    }

    @Test("need not end with a line end, may begin with a byte-order mark, and may have the line ends of Windows")
    func lineEnds() throws {
        #expect(try transcript("> a\nb").entries == transcript("> a\nb\n").entries)
        #expect(try transcript("\u{feff}> a\nb\n").entries == transcript("> a\nb\n").entries)
        let windows = try transcript("# c\r\n> a\r\nb\r\n\r\n")
        #expect(windows.entries == [Transcript.Entry(command: "a", output: ["b", ""], line: 2)])
        #expect(windows.text == "# c\r\n> a\r\nb\r\n\r\n")
        #expect(try transcript("# c\n> a\r\nb\r\n").entries.first?.command == "a\r")
    }

    @Test(
        "is no transcript where there is no command, or text before the first, or what is no text",
        arguments: [
            ("", 1, "there is no command; a line to carry out begins with '> '"),
            ("# a\n# b\n", 2, "there is no command; a line to carry out begins with '> '"),
            (
                "# a\nb\n> c\n", 2,
                "this is neither a command, which begins with '> ', nor a comment, which begins with '#'"
            ),
            (
                "home> a\n", 1,
                "this is neither a command, which begins with '> ', nor a comment, which begins with '#'"
            ),
            ("> a\nb\0\n", 2, "a NUL byte is not text"),
        ])
    func mistakes(text: String, line: Int, message: String) throws {
        let mistake = try #require(throws: SyntaxError.self) { try transcript(text) }
        #expect(mistake.message == message)
        #expect(mistake.location.line.number == line)
    }

    @Test("has a million lines at most, as each costs memory beside its text", arguments: [0, 1])
    func lines(excess: Int) throws {
        let text = "> a\n" + String(repeating: "\n", count: 999_999 + excess)
        if excess == 0 { return #expect(try transcript(text).entries.first?.output.count == 999_999) }
        let mistake = try #require(throws: SyntaxError.self) { try transcript(text) }
        #expect(mistake.message == "the transcript has more than a million lines")
        #expect(mistake.location.line.number == 1_000_001)
    }

    @Test("is not in another encoding than UTF-8")
    func encoding() throws {
        let mistake = try #require(throws: SyntaxError.self) {
            try Transcript(Array("> a\nb\n".utf8) + [0xE4, 0x0A])
        }
        #expect(mistake.message == "the line is not valid UTF-8")
        #expect(mistake.location.line.number == 3)
    }
}
