@testable import ChallengeShellTestSupport

@Suite("The lexer")
struct LexerTests {
    private func words(_ lines: String...) throws -> [[String]] {
        try Lexer.commands(lines).map { $0.words.map(\.text) }
    }

    @Test(
        "The separators and the quotes divide words and commands",
        arguments: [
            // Any number of blanks and tabs, which are ignored at both ends.
            (" \t open\t\tcharacter  5 \t", [["open", "character", "5"]]),
            // Other white space belongs to the word, because it may come from a name.
            ("a\u{A0}b c\u{3000}d\re", [["a\u{A0}b", "c\u{3000}d\re"]]),
            ("a;b c ; d", [["a"], ["b", "c"], ["d"]]),
            // A number sign that begins a word begins a comment, and no other does.
            ("a # b ; c", [["a"]]), ("a;#b", [["a"]]), ("a#b c# #d", [["a#b", "c#"]]),
            (##"'#' "#" \# ''#a"##, [["#", "#", "#", "#a"]]),
            // Everything between single quotes is literal.
            (#"'a "b" \ ; # c' d"#, [[#"a "b" \ ; # c"#, "d"]]), (#"'a\' b"#, [[#"a\"#, "b"]]),
            // Between double quotes a backslash escapes a double quote and a backslash, and nothing else.
            (#""a \"b\" \\ \n ' ; #""#, [[#"a "b" \ \n ' ; #"#]]), (#""a\\" b"#, [[#"a\"#, "b"]]),
            // Quotes open and close within a word; two with nothing between are an empty word.
            (#"a"b c"'d e'f "" ''"#, [["ab cd ef", "", ""]]),
            // A comparison within a word is no output target, even with its signs in the wrong order.
            ("a year>=1985 year=>1985", [["a", "year>=1985", "year=>1985"]]),
            // Outside quotes a backslash escapes any character.
            (##"a\ b \; \' \" \\ \# \x \世"##, [["a b", ";", "'", "\"", "\\", "#", "x", "世"]]),
        ])
    func line(_ line: String, expected: [[String]]) throws { #expect(try words(line) == expected) }

    @Test(
        "A verbatim text is taken as typed, to the end of the line",
        arguments: [
            (#"set body it's; "fine" \ > x # y "#, [["set", "body", #"it's; "fine" \ > x # y "#]]),
            ("a; SET  Body   b;c", [["a"], ["SET", "Body", "b;c"]]), ("set body", [["set", "body"]]),
            // A quote or two hyphens at its beginning belong to other arguments.
            ("set body 'b;c' d; e", [["set", "body", "b;c", "d"], ["e"]]),
            ("set body --file x; e", [["set", "body", "--file", "x"], ["e"]]),
            ("set bodies b;c", [["set", "bodies", "b"], ["c"]]),
            ("x set body b;c", [["x", "set", "body", "b"], ["c"]]),
        ])
    func verbatim(line: String, expected: [[String]]) throws {
        var lexer = Lexer(verbatim: [["set", "body"]])
        try lexer.read(SourceLine(number: 1, text: line))
        #expect(lexer.commands.map { $0.words.map(\.text) } == expected)
    }

    @Test(
        "The text behind a sign is a program or a file, and a sign in quotes is text",
        arguments: [
            ("show | grep 'a b' | wc -l ", ["show"], "| grep 'a b' | wc -l"), ("show|cat", ["show"], "| cat"),
            ("show |x \\; y # z", ["show"], "| x \\; y"), (#"show | sed "s/\"/>/""#, ["show"], #"| sed "s/\"/>/""#),
            ("a b > 'c d'", ["a", "b"], "> \"c d\""), ("a>>b", ["a"], ">> b"), ("> open x > y", ["open", "x"], "> y"),
            ("!ls -l | wc > x", ["!", "ls -l | wc > x"], nil), (" ! 'a  b' ", ["!", "'a  b'"], nil), ("!", ["!"], nil),
            ("expect fails !a 'b c' | d", ["expect", "fails", "!", "a 'b c' | d"], nil),
            ("EX fails expect FAILS ! a", ["EX", "fails", "expect", "FAILS", "!", "a"], nil),
            ("fails !a", ["fails", "!a"], nil), ("a fails !b", ["a", "fails", "!b"], nil),
            ("a !b c!", ["a", "!b", "c!"], nil), (#"a '|' ">" \| \> "!x""#, ["a", "|", ">", "|", ">", "!x"], nil),
            ("> open characters", ["open", "characters"], nil),
        ] as [(String, [String], String?)])
    func signs(line: String, words: [String], target: String?) throws {
        let command = try Command.reading(line)
        #expect(command.words.map(\.text) == words)
        #expect(command.target?.written == target)
    }

    @Test("The prompt of each copied line is dropped, and a program ends with its command")
    func copied() throws {
        #expect(try Lexer.commands(["> a", " > b; c", "d", ">"]).map(\.words[0].text) == ["a", "b", "c", "d"])
        #expect(try Lexer.commands(["a | b;c | d \\", " e"]).map(\.target?.text) == ["b", "d  e"])
        #expect(try Command.reading("show | grep Rick > x").renamed("path").text == "path | grep Rick > x")
    }

    @Test(
        "A wrong sign is an error with its place",
        arguments: [
            ("a |", "3: a program is missing after '|'"), ("a > # b", "3: a file is missing after '>'"),
            ("a >> ''", "3: a file is missing after '>>'"), ("a > b c", "7: only one file can follow '>'"),
            ("; | a", "3: there is no command before '|'"), (">a", "1: there is no command before '>'"),
            ("a > b | c", "7: the output is already redirected"),
            ("a >> b > c", "8: the output is already redirected"),
            ("!! a", "1: '!!' works only at the start of a typed line"),
            ("a && b", "3: \(joint("&&"))"), ("a b&&c", "4: \(joint("&&"))"), ("a||b", "2: \(joint("||"))"),
            ("a & b", "3: \(joint("&"))"), ("a&; b", "2: \(joint("&"))"), ("& a", "1: \(joint("&"))"),
            ("a > f && b", "7: \(joint("&&"))"), ("a 'b' \"c\" &d", "11: \(joint("&"))"),
        ])
    func wrongSigns(line: String, expected: String) {
        let error = #expect(throws: SyntaxError.self) { try Command.reading(line) }
        #expect(error.map { "\($0.location.column): \($0.message)" } == expected)
    }

    private nonisolated static func joint(_ sign: String) -> String {
        "'\(sign)' joins no commands; type ';' between commands, or put '\(sign)' in quotes"
    }

    @Test(
        "Signs that join commands in sh are text in quotes, in programs, in links and within words",
        arguments: [
            (#"a '&&' "||" \& \&\&"#, ["a", "&&", "||", "&", "&&"]), ("a R&D", ["a", "R&D"]),
            ("a x://b?c=d&e=f& g", ["a", "x://b?c=d&e=f&", "g"]), ("!a && b || c &", ["!", "a && b || c &"]),
        ])
    func joints(line: String, words: [String]) throws { #expect(try Command.reading(line).words.map(\.text) == words) }

    @Test(
        "In a script, $ stands for arguments, which stay one word, and for the environment",
        arguments: [
            (#"echo $1 x$2y "$1.""#, ["echo", "a; b", "x'cy", "a; b."], #"echo "a; b" x"'c"y "a; b.""#),
            (#"echo $@ "<$@>""#, ["echo", "a; b", "'c", "<a; b", "'c>"], #"echo "a; b" "'c" "<a; b" "'c>""#),
            (
                #"echo '$1' \$1 "\$1" $ $x $0 '${1}' \${} $"#,
                ["echo", "$1", "$1", "$1", "$", "$x", "$0", "${1}", "${}", "$"], nil
            ),
            ("echo ${A_1}${B}", ["echo", "$2 && "], #"echo "\$2 && """"#), ("!echo $1", ["!", "echo $1"], nil),
            ("$1 | cat $1", ["a; b"], #""a; b" | cat $1"#),
        ] as [(String, [String], String?)])
    func arguments(line: String, words: [String], written: String?) throws {
        let variables = ["A_1": "$2 && ", "B": ""]
        var lexer = Lexer(arguments: ScriptArguments(["a; b", "'c"]) { variables[$0] })
        try lexer.read(SourceLine(number: 1, text: line))
        let command = try #require(lexer.commands.first)
        #expect(command.words.map(\.text) == words)
        #expect(try Command.reading(command.text).words.map(\.text) == words)
        if let written { #expect(command.text == written) }
        // At a prompt, $ is text.
        #expect(try Command.reading("echo $1 $@ ${A}").words.map(\.text) == ["echo", "$1", "$@", "${A}"])
    }

    @Test("Without arguments $@ is no word, also in quotes, and $1 is an error with its place")
    func noArguments() throws {
        func words(_ line: String) throws -> [String] {
            var lexer = Lexer(arguments: ScriptArguments())
            try lexer.read(SourceLine(number: 1, text: line))
            return lexer.commands.flatMap(\.words).map(\.text)
        }
        #expect(try words(#"a $@ b "$@" c "x$@" ''"#) == ["a", "b", "c", "x", ""])
        let error = #expect(throws: SyntaxError.self) { try words("echo é$1 $2") }
        #expect(error?.location.column == 7)
        #expect(
            error?.message
                == "$1 is missing: the script has no arguments (they follow --); '$1' in single quotes is text")
        #expect(throws: SyntaxError.self) { try words("echo ${NOPE}") }
        for wrong in ["${1}", "${}", "${A:-b}", "${A", "${"] {
            let error = #expect(throws: SyntaxError.self) { try words("echo " + wrong) }
            #expect(error?.message == "only ${NAME} is a variable; put other text with ${ in single quotes")
        }
    }

    @Test("A line without a word has no command", arguments: ["", " \t", ";;", " ; ; ", "# a", "  #", ";#"])
    func nothing(line: String) throws { #expect(try words(line) == []) }

    @Test("A line that ends in a backslash continues in the next, between words and within one")
    func continuation() throws {
        #expect(try words(#"echo a\"#, "b c") == [["echo", "ab", "c"]])
        #expect(try words(#"echo a \"#, "b; c") == [["echo", "a", "b"], ["c"]])
        #expect(try words("echo \\", "\\", "a") == [["echo", "a"]])
        #expect(try words(#"echo \"#, "") == [["echo"]])
        #expect(try words(#"a\"#, "#b") == [["a#b"]])
        #expect(try words(#"a \"#, "#b") == [["a"]])
    }

    @Test(
        "A backslash that is escaped or in a comment continues no line",
        arguments: [#"a \\"#, #"# a \"#, #"'a\'"#])
    func noContinuation(line: String) throws {
        var lexer = Lexer()
        try lexer.read(SourceLine(number: 1, text: line))
        #expect(!lexer.isContinued)
    }

    @Test(
        "A quote that is open at the end of the line is an error at its beginning",
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

@Suite("The lexer's view of the source", .limited)
struct LexerPlacesTests {
    private func texts(_ lines: String...) throws -> [String] { try Lexer.commands(lines).map(\.text) }

    @Test("A command's text is as typed, without the blanks around it and the comment after it")
    func text() throws {
        #expect(try texts("  open   character 5  # why") == ["open   character 5"])
        #expect(try texts("a 1 ; b\t2;") == ["a 1", "b\t2"])
        #expect(try texts(#"echo "a \" b" 'c' \; ''"#) == [#"echo "a \" b" 'c' \; ''"#])
        // An escaped blank belongs to the command.
        #expect(try texts(#"echo a\  "#, #"echo \  ; b"#) == [#"echo a\ "#, #"echo \ "#, "b"])
        // The text is on one line even if the command had several.
        #expect(try texts(#"echo a\"#, #"b \"#, "  c # d") == ["echo ab   c"])
    }

    @Test("The columns of half a million words take the time of one pass", arguments: ["", "é "])
    func columns(start: String) throws {
        let count = 500_000
        let words = try Command.reading(start + String(repeating: "z ", count: count)).words
        #expect(words.suffix(count).map(\.location.column) == (0..<count).map { start.count + 1 + 2 * $0 })
    }

    @Test("A column counts the characters before the word, wherever it begins", arguments: [1, 2] as [UInt64])
    func randomColumns(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parts = ["a", " ", "\t", "é", "\u{301}", "👩‍🔬", "\u{200D}", "🇩", "\r", "क्", "世", ";", "\\"]
        for _ in 0..<500 {
            let text = (0..<20).map { _ in parts.randomElement(using: &random)! }.joined() + "a"
            let line = SourceLine(number: 1, text: text)
            for command in try Lexer.commands([text]) {
                for location in command.words.map(\.location) {
                    #expect(location.column == location.before.count + 1, "seed \(seed): \(text.debugDescription)")
                    #expect(location == SourceLocation(line: line, offset: location.offset))
                    #expect(
                        location.beforeUnindented == location.before.drop { $0 == " " || $0 == "\t" },
                        "seed \(seed): \(text.debugDescription)")
                }
            }
        }
    }

    @Test("A word has its place, with quotes, in bytes and characters on its own line")
    func places() throws {
        let words = try Command.reading("é 世界 \"x y\" z").words
        #expect(words.map(\.location.offset) == [0, 3, 10, 16])
        #expect(words.map(\.location.column) == [1, 3, 6, 12])
        let clusters = try Command.reading("e\u{301}a 👩‍🔬 b").words
        #expect(clusters.map(\.location.offset) == [0, 5, 17])
        #expect(clusters.map(\.location.column) == [1, 4, 6])
        let continued = try Lexer.commands([#"  echo a\"#, #"b \"#, " c"]).flatMap(\.words)
        #expect(continued.map(\.location.line.number) == [1, 1, 3])
        #expect(continued.map(\.location.column) == [3, 8, 2])
        #expect(continued.last?.location.line.text == " c")
    }

    @Test(
        "A line that is being typed has finished words, and the word at its end",
        arguments: [
            ("", [], [], nil, nil), ("op", [], [], "op", 0), ("open ", [], ["open"], nil, nil),
            (#"open "Rick S"#, [], ["open"], "Rick S", 5), ("open '", [], ["open"], "", 5),
            (#"open "Rick""#, [], ["open"], "Rick", 5), (#"open Rick\ "#, [], ["open"], "Rick ", 5),
            ("show; op", ["show"], [], "op", 6), ("show;", ["show"], [], nil, nil),
        ] as [(String, [String], [String], String?, Int?)])
    func partial(line: String, commands: [String], words: [String], word: String?, offset: Int?) {
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: line))
        #expect(lexer.commands.map(\.text) == commands)
        #expect(lexer.words.map(\.text) == words)
        #expect(lexer.word?.text == word)
        #expect(lexer.word?.location.offset == offset)
    }

    @Test(
        "A line that is being typed has the places of its quotes and its comment",
        arguments: [
            ("open # a", [], 5..<8), ("#", [], 0..<1), ("a#b", [], nil), ("'#", [0..<2], nil), ("a # 'b", [], 2..<6),
            ("é 'x' \"y\\\"\"; 'z", [3..<6, 7..<12, 14..<16], nil),
        ] as [(String, [Range<Int>], Range<Int>?)])
    func places(line: String, quotes: [Range<Int>], comment: Range<Int>?) {
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: line))
        #expect(lexer.quotes == quotes)
        #expect(lexer.comment == comment)
        if lexer.quote == nil { lexer.readPartially(SourceLine(number: 2, text: "a")) }
        #expect(lexer.comment == nil)
    }

    @Test("An open quote may continue in the next line, after a line feed")
    func quoteThatGoesOn() throws {
        var lexer = Lexer()
        for (number, text) in ["a 'b; #", "", "c\\", "d' e"].enumerated() {
            try lexer.read(SourceLine(number: number, text: text), mayLeaveQuoteOpen: true)
            #expect(lexer.isContinued == (number < 3))
            #expect(!lexer.endsInBackslash)
        }
        #expect(lexer.commands.map { $0.words.map(\.text) } == [["a", "b; #\n\nc\\\nd", "e"]])
        #expect(lexer.commands.first?.text == "a 'b; #\n\nc\\\nd' e")
    }
}

@Suite("A text as a word of the language")
struct QuotingTests {
    @Test(
        "A text is in double quotes if it would be split or misread, and otherwise unchanged",
        arguments: [
            ("Rick", "Rick"), ("status=", "status="), ("a#b", "a#b"), ("C-137", "C-137"), ("世界", "世界"),
            ("a\u{A0}b", "a\u{A0}b"), ("Rick Sanchez", #""Rick Sanchez""#), ("", #""""#), ("#1", ##""#1""##),
            ("a;b", #""a;b""#),
            ("it's", #""it's""#),
            (#"the "one""#, #""the \"one\"""#), (#"a\b"#, #""a\\b""#), ("a\tb", "\"a\tb\""),
        ])
    func quoted(text: String, expected: String) { #expect(Quoting.quoted(text) == expected) }

    @Test(
        "Only an unquoted ~ at the beginning of a file's name means the home folder, and it stays when it is written again",
        arguments: [
            ("~/a", "~/a", "~/a"), ("'~/a'", "./~/a", "\"~/a\""), (#"\~/a"#, "./~/a", "\"~/a\""),
            ("\"~\"/a", "./~/a", "\"~/a\""), ("~'/a'", "./~/a", "\"~/a\""), ("~/'a b'", "~/a b", "~/\"a b\""),
            ("~", "~", "~"), ("'~'", "./~", "\"~\""), ("~a", "~a", "~a"), ("a~/b", "a~/b", "a~/b"), ("~/", "~/", "~/"),
        ])
    func home(typed: String, path: String, written: String) throws {
        let word = try #require(try Command.reading("source \(typed)").arguments.first)
        #expect(word.path == path && word.written() == written)
        let renamed = try Command.reading("sho x > \(typed)").renamed("show")
        #expect(renamed.target?.text == path)
        #expect(try Command.reading(renamed.text).target?.text == path)
    }
}
