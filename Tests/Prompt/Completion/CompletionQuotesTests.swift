import ChallengeText
import ChallengeLineEdit
import ChallengeTestSupport
import Testing

@testable import ChallengeLanguage
@testable import ShellTestSupport

@Suite("The quotes of a completed word")
struct CompletionQuotesTests {
    private static let rows = [1: "Rick Sanchez", 2: "Rick", 3: "it's me", 4: #"the "one""#, 5: "Summer Smith"]
    private let shell = CompletionUnderTest(rows: Self.rows)

    @Test(
        "are those that were opened, unless the word has them in it",
        arguments: [
            (#"open "it"#, #""it's me""#), ("open 'it", #""it's me""#), ("open 'the", #"'the "one"'"#),
            (#"open "the"#, #""the \"one\"""#), ("open the", #""the \"one\"""#), ("open 'su", "'Summer Smith'"),
            (#"open s"um"#, #""Summer Smith""#),
        ])
    func opened(line: String, expected: String) {
        #expect(shell.texts(line) == [expected])
    }

    @Test("that are closed behind the cursor are taken along", arguments: ["\"", "'"])
    func closedBehind(quote: String) {
        let completion = shell.completion("open \(quote)sum\(quote) x", at: 9)
        #expect(completion.candidates.map(\.text) == ["\(quote)Summer Smith\(quote)"])
        #expect(completion.range == 5..<10)
    }

    @Test("stand around all candidates where these go on alike, and else where they are needed")
    func alike() {
        #expect(shell.texts("open ri") == [#""Rick Sanchez""#, #""Rick""#])
        #expect(shell.texts("open rick") == [#""Rick Sanchez""#, "Rick"])
        #expect(shell.texts("open \"rick") == [#""Rick Sanchez""#, #""Rick""#])
    }

    @Test("stay open where one types on")
    func unfinished() {
        #expect(shell.texts(#"filter "sta"#) == [#""status="#])
        #expect(shell.completion(#"filter "sta""#, at: 11).candidates.map(\.text) == [#""status=""#])
        #expect(shell.texts(#"filter "status=al"#) == [#""status=alive""#])
        #expect(shell.texts(#"filter status="al"#) == ["status=alive"])
    }

    private static let commands = ["", "open ", "show; op ", "search ", "filter ", "set ", "é;recent delete "]
    private static let pieces = [
        "status", "status=", "rick", "s", "it", "'s", "the", " ", " ", "\t", ";", "#", "'", "'", "\"", "\"", "\\", "=",
        "1", "é", "世", "e\u{301}", "\u{1B}",
    ]

    @Test("and what else is typed: the range lies in the line, and what replaces it is read as that word")
    func anyLine() throws {
        for seed in 1...4_000 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let command = Self.commands.randomElement(using: &generator) ?? ""
            let line = command + generator.sequence(of: Self.pieces, upTo: 5)
            let scalars = Array(line.unicodeScalars)
            let cursor = Int.random(in: 0...scalars.count, using: &generator)
            let completion = shell.completion(line, at: cursor)
            let range = completion.range
            let comment = Comment(rawValue: "seed \(seed): \(line.debugDescription) at \(cursor)")
            try #require(0 <= range.lowerBound && range.upperBound <= scalars.count, comment)
            for candidate in completion.candidates {
                let before = String(String.UnicodeScalarView(scalars[..<range.lowerBound]))
                var lexer = Lexer()
                lexer.readPartially(SourceLine(number: 1, text: before + candidate.text))
                let written = try #require(lexer.word?.text, comment)
                #expect(written.lowercased().hasSuffix(candidate.display.lowercased()) || Int(written) != nil, comment)
                var typed = Lexer()
                typed.readPartially(SourceLine(number: 1, text: before))
                #expect(lexer.words.map(\.text) == typed.words.map(\.text), comment)
                // A quote stays open only where one types on in it.
                #expect(lexer.quote == nil || candidate.suffix.isEmpty, comment)
            }
            #expect(!shell.hint(line).contains("\n"))
        }
    }
}
