@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("The quotes of a completed word")
struct CompletionQuotesTests {
    private static let rows = [1: "Rick Sanchez", 2: "Rick", 3: "it's me", 4: #"the "one""#, 5: "Summer Smith"]
    private let shell = CompletionUnderTest(rows: Self.rows)

    @Test(
        "The opened quotes are kept, unless the word has them in it",
        arguments: [
            (#"open "it"#, #""it's me""#), ("open 'it", #""it's me""#), ("open 'the", #"'the "one"'"#),
            (#"open "the"#, #""the \"one\"""#), ("open the", #""the \"one\"""#), ("open 'su", "'Summer Smith'"),
            (#"open s"um"#, #""Summer Smith""#),
        ])
    func opened(line: String, expected: String) { #expect(shell.texts(line) == [expected]) }

    @Test("Closed quotes behind the cursor belong to the word", arguments: ["\"", "'"])
    func closedBehind(quote: String) {
        let completion = shell.completion("open \(quote)sum\(quote) x", at: 9)
        #expect(completion.candidates.map(\.text) == ["\(quote)Summer Smith\(quote)"])
        #expect(completion.range == 5..<10)
    }

    @Test("All candidates with a common part have quotes, others if necessary, and they stay open for more typing")
    func alike() {
        #expect(shell.texts("open ri") == [#""Rick Sanchez""#, #""Rick""#])
        #expect(shell.texts("open rick") == [#""Rick Sanchez""#, "Rick"])
        #expect(shell.texts("open \"rick") == [#""Rick Sanchez""#, #""Rick""#])
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

    @Test("With any other text the range lies in the line, and its replacement reads as that word")
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
                // A quote stays open only for more typing in it.
                #expect(lexer.quote == nil || candidate.suffix.isEmpty, comment)
            }
            #expect(!shell.hint(line).contains("\n"))
        }
    }
}

@Suite("Completion of file names")
struct CompletionFilesTests {
    private let folder = TemporaryFolder()

    private func texts(_ line: String) -> [String] { CompletionUnderTest(home: folder.path(of: "")).texts(line) }

    init() throws {
        for name in ["one.chal", "Own", ".hidden", "two words", "sub/inner", "a\u{1B}b"] {
            try folder.write("", to: name)
        }
    }

    @Test("A folder is listed by name, without hidden files, with a slash after folders")
    func listing() throws {
        let shell = CompletionUnderTest()
        let path = folder.path(of: "")
        let candidates = shell.candidates("source \(path)/")
        #expect(candidates.map(\.display) == ["one.chal", "Own", "sub/", "two words"])
        #expect(candidates.map(\.suffix) == [" ", " ", "", " "])
        #expect(candidates.map(\.text) == ["\(path)/one.chal", "\(path)/Own", "\(path)/sub/", "\"\(path)/two words\""])
    }

    @Test(
        "Behind a sign files are offered, and no hint",
        arguments: ["show > ~/o", "show >> ~/o", "show | sort ~/o", "!wc ~/o", "alias a = b > ~/o"])
    func signs(line: String) {
        #expect(texts(line) == ["~/one.chal", "~/Own"])
        #expect(CompletionUnderTest().hint("show > ").isEmpty)
    }

    @Test(
        "The home, hidden files on request, and quotes, which stay open within a folder, are supported",
        arguments: [
            ("~", ["~/"]), ("~/o", ["~/one.chal", "~/Own"]), ("~/SUB/i", []), ("~/sub/", ["~/sub/inner"]),
            ("~/wor", ["~/\"two words\""]), ("~/.", ["~/.hidden"]), ("~/a", ["~/\"a folder/"]),
            ("~/\"a folder/", ["~/\"a folder/x\""]), ("~/'a folder/", ["~/\"a folder/x\""]), ("'~/a folder/", []),
            // No folder, or an unreadable one.
            ("~/one.chal/", []), ("~/missing/", []), ("~/one.chal ", []),
        ])
    func home(path: String, expected: [String]) throws {
        try folder.write("", to: "a folder/x")
        #expect(texts("source " + path) == expected)
        #expect(CompletionUnderTest().texts("source ~") == [])
    }

    @Test(
        "sh reads a completed name as that name, in any quotes, and so does the next completion",
        arguments: [
            "$(touch pwned)", "`touch pwned`", "$HOME", "&", ";", "|", "<", ">", "(", ")", "*", "?", "[b]", "~", "#",
            "'",
            "''", "\"", "\\", "\\\"", "!", "{b,c}", " ", "=", "^", "%", "é",
        ])
    func program(sign: String) throws {
        let path = try folder.write("", to: "new/\(sign)a\(sign)b")
        for (line, quote) in ["!cat ", "show | cat "].flatMap({ line in ["", "'", "\""].map { (line, $0) } }) {
            let start = "\(line)\(quote)\(folder.path(of: "new"))/"
            let text = try #require(texts(start).first)
            let output = try UnnamedFile()
            _ = try Program(text: "printf %s \(text)").runAndWait(.bytes([]), output)
            #expect(output.text(upTo: 1 << 20).0 == path, "\(text)")
            // The lexer reads the same word, and nothing behind it.
            var lexer = Lexer()
            lexer.readPartially(SourceLine(number: 1, text: "!cat \(text) x"))
            #expect(lexer.words.last?.text == path && lexer.word?.text == "x")
            guard let quote = text.last, quote == "'" || quote == "\"" else { continue }
            #expect(texts(line + text.dropLast(2)) == [text])
        }
    }

    @Test(
        "In a program a name is no option, and nothing is completed where sh has other quotes than the language",
        arguments: [
            ("!ls ~/", ["~/-n", "~/a\\$b"]), ("!ls ~/a", ["~/'a$b'"]), ("!ls `cat ~/a", []), ("!ls \"$(cat \" ~/a", []),
            ("!ls ${x-~/a", []), ("!ls $(cat ~/a", ["~/'a$b'"]), ("!ls '~/a", []), ("source '~/a", []),
            ("source ~/a", ["~/a$b"]),
        ])
    func places(line: String, expected: [String]) throws {
        let home = TemporaryFolder()
        for name in ["-n", "a$b"] { try home.write("", to: name) }
        let found = CompletionUnderTest(home: home.path(of: "")).texts(line)
        #expect(found == expected.map { $0.replacing("a\\$b", with: "'a$b'") })
    }

    @Test("Only a limited number of entries is read")
    func limit() throws {
        for number in 0..<20 { try folder.write("", to: "file\(number)") }
        var files = FileNames()
        files.limit = 5
        let path = folder.path(of: "") + "/"
        let typed = try #require(CompletionContext(path, upTo: path.count))
        #expect(files.items(for: typed, path).count <= 5)
    }
}
