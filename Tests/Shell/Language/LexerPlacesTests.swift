import ChallengeTestSupport
import Testing

@testable import ChallengeShell

@Suite("What the lexer tells of the source")
struct LexerPlacesTests {
    private func texts(_ lines: String...) throws -> [String] { try Lexer.commands(lines).map(\.text) }

    @Test("is a command as it was written, without the blanks around it and the comment after it")
    func text() throws {
        #expect(try texts("  open   character 5  # why") == ["open   character 5"])
        #expect(try texts("a 1 ; b\t2;") == ["a 1", "b\t2"])
        #expect(try texts(#"echo "a \" b" 'c' \; ''"#) == [#"echo "a \" b" 'c' \; ''"#])
    }

    @Test("keeps the blank at the end of a command that was escaped")
    func escapedBlank() throws {
        #expect(try texts(#"echo a\  "#, #"echo \  ; b"#) == [#"echo a\ "#, #"echo \ "#, "b"])
    }

    @Test("is on one line where the command was on several")
    func joinedText() throws {
        #expect(try texts(#"echo a\"#, #"b \"#, "  c # d") == ["echo ab   c"])
    }

    @Test("is where each word begins, quotes included, in bytes and in characters")
    func places() throws {
        let words = try Command.reading("é 世界 \"x y\" z").words
        #expect(words.map(\.location.offset) == [0, 3, 10, 16])
        #expect(words.map(\.location.column) == [1, 3, 6, 12])
    }

    @Test("counts a letter with its marks, and an emoji of several parts, as one column")
    func columnsOfClusters() throws {
        let words = try Command.reading("e\u{301}a 👩‍🔬 b").words
        #expect(words.map(\.location.offset) == [0, 5, 17])
        #expect(words.map(\.location.column) == [1, 4, 6])
    }

    @Test("is a place in the line that the word begins on, where a command has several")
    func placesOnContinuedLines() throws {
        let words = try Lexer.commands([#"  echo a\"#, #"b \"#, " c"]).flatMap(\.words)
        #expect(words.map(\.location.line.number) == [1, 1, 3])
        #expect(words.map(\.location.column) == [3, 8, 2])
        #expect(words.last?.location.line.text == " c")
    }

    @Test("is, of a line that is being typed, the finished words and the one at its end", arguments: Partial.samples)
    func partial(sample: Partial) {
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: sample.line))
        #expect(lexer.commands.map(\.text) == sample.commands)
        #expect(lexer.words.map(\.text) == sample.words)
        #expect(lexer.word?.text == sample.word)
        #expect(lexer.word?.location.offset == sample.offset)
    }

    nonisolated struct Partial {
        let line: String
        var commands: [String] = []
        var words: [String] = []
        var word: String?
        var offset: Int?

        static let samples = [
            Partial(line: ""),
            Partial(line: "op", word: "op", offset: 0),
            Partial(line: "open ", words: ["open"]),
            Partial(line: #"open "Rick S"#, words: ["open"], word: "Rick S", offset: 5),
            Partial(line: "open '", words: ["open"], word: "", offset: 5),
            Partial(line: #"open "Rick""#, words: ["open"], word: "Rick", offset: 5),
            Partial(line: #"open Rick\ "#, words: ["open"], word: "Rick ", offset: 5),
            Partial(line: "show; op", commands: ["show"], word: "op", offset: 6),
            Partial(line: "show;", commands: ["show"]),
        ]
    }

    @Test(
        "is, of a line that is being typed, whether it ends in a comment",
        arguments: [("open # a", true), ("#", true), ("a#b", false), ("'#", false), ("# a; b", true), ("a # 'b", true)])
    func comment(line: String, isInComment: Bool) {
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: line))
        #expect(lexer.isInComment == isInComment)
        lexer.readPartially(SourceLine(number: 2, text: "a"))
        #expect(!lexer.isInComment)
    }

    @Test("reads as the same command again", arguments: 1...300 as ClosedRange<UInt64>)
    func textReadsBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let line = generator.sequence(of: ["a", "é", " ", "\t", ";", "#", "'", "\"", "\\"], upTo: 12)
        guard let commands = try? Lexer.commands([line, ""]) else { return }
        for command in commands {
            let again = try Lexer.commands([command.text])
            #expect(again.map { $0.words.map(\.text) } == [command.words.map(\.text)], "seed \(seed): \(line)")
            #expect(again.map(\.text) == [command.text], "seed \(seed): \(line)")
        }
    }
}
