import Testing

@testable import ChallengeShell

@Suite("The lexer")
struct LexerTests {
    private func words(_ lines: String...) throws -> [[String]] {
        try Lexer.commands(lines).map { $0.words.map(\.text) }
    }

    @Test("separates words by any number of blanks and tabs, which do not count at either end")
    func blanks() throws {
        #expect(try words(" \t open\t\tcharacter  5 \t") == [["open", "character", "5"]])
    }

    @Test("takes other white space for a part of a word, because it may come from a name")
    func otherWhiteSpace() throws {
        #expect(try words("a\u{A0}b c\u{3000}d\re") == [["a\u{A0}b", "c\u{3000}d\re"]])
    }

    @Test("ends a command at a semicolon, with or without blanks around it")
    func semicolons() throws {
        #expect(try words("a;b c ; d") == [["a"], ["b", "c"], ["d"]])
    }

    @Test("finds no command where there is no word", arguments: ["", " \t", ";;", " ; ; ", "# a", "  #", ";#"])
    func nothing(line: String) throws {
        #expect(try words(line) == [])
    }

    @Test("begins a comment at a number sign that begins a word, and at no other")
    func comments() throws {
        #expect(try words("a # b ; c") == [["a"]])
        #expect(try words("a;#b") == [["a"]])
        #expect(try words("a#b c# #d") == [["a#b", "c#"]])
        #expect(try words(##"'#' "#" \# ''#a"##) == [["#", "#", "#", "#a"]])
    }

    @Test("takes everything between single quotes as it is")
    func singleQuotes() throws {
        #expect(try words(#"'a "b" \ ; # c' d"#) == [[#"a "b" \ ; # c"#, "d"]])
        #expect(try words(#"'a\' b"#) == [[#"a\"#, "b"]])
    }

    @Test("lets a backslash between double quotes escape a double quote and a backslash, and nothing else")
    func doubleQuotes() throws {
        #expect(try words(#""a \"b\" \\ \n ' ; #""#) == [[#"a "b" \ \n ' ; #"#]])
        #expect(try words(#""a\\" b"#) == [[#"a\"#, "b"]])
    }

    @Test("lets quotes open and close within a word, and makes an empty word of two with nothing between")
    func adjacentQuotes() throws {
        #expect(try words(#"a"b c"'d e'f "" ''"#) == [["ab cd ef", "", ""]])
    }

    @Test("lets a backslash outside quotes escape any character")
    func escapes() throws {
        #expect(try words(##"a\ b \; \' \" \\ \# \x \世"##) == [["a b", ";", "'", "\"", "\\", "#", "x", "世"]])
    }

    @Test("joins a line that ends in a backslash with the next, between words and within one")
    func continuation() throws {
        #expect(try words(#"echo a\"#, "b c") == [["echo", "ab", "c"]])
        #expect(try words(#"echo a \"#, "b; c") == [["echo", "a", "b"], ["c"]])
        #expect(try words("echo \\", "\\", "a") == [["echo", "a"]])
        #expect(try words(#"echo \"#, "") == [["echo"]])
        #expect(try words(#"a\"#, "#b") == [["a#b"]])
        #expect(try words(#"a \"#, "#b") == [["a"]])
    }

    @Test(
        "does not go on after a backslash that is escaped, or stands in a comment",
        arguments: [#"a \\"#, #"# a \"#, #"'a\'"#])
    func noContinuation(line: String) throws {
        var lexer = Lexer()
        try lexer.read(SourceLine(number: 1, text: line))
        #expect(!lexer.isContinued)
    }

    @Test(
        "says of a quote that is open at the end of the line where it was opened",
        arguments: [
            (#"a "b"#, "\"", 2), ("é 'x", "'", 3), (#""a\""#, "\"", 0), (#"'a' "b 'c'"#, "\"", 4), (#"ab'"#, "'", 2),
            (#"a 'b\"#, "'", 2), ("世'界", "'", 3),
        ])
    func openQuote(line: String, quote: String, offset: Int) {
        let source = SourceLine(number: 7, text: line)
        let error = SyntaxError(
            message: "the quote \(quote) is not closed on this line",
            location: SourceLocation(line: source, offset: offset))
        #expect(throws: error) {
            var lexer = Lexer()
            try lexer.read(source)
        }
    }
}
