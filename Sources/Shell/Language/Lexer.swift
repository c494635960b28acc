import ChallengeText

/// Splits lines into commands and words. Any number of joined lines takes only one pass.
///
/// Blanks separate words; `;` and line ends separate commands. `#` at the start of a word begins a comment, unless `#`
/// begins a row's position, as in `open #3`. `'…'` is literal. A backslash makes the next character literal, but within
/// `"…"` only `"`, `\` and `$`. A backslash at the end of a line joins the next line to this line.
///
/// In a script, `$1` to `$9`, `$@` and `${NAME}` stand for its ``ScriptArguments``, except in `'…'` and in programs. An
/// argument belongs to one word, and is not read again. `&&`, `||`, and `&` at an end of a word are mistakes, because
/// their meaning in `sh` is not what `;` means.
///
/// `| PROGRAM`, `> FILE` and `>> FILE` after a command redirect its output; `>=` within a word does not. `!` begins a
/// program in place of a command, even after `expect fails`. `sh` parses the text of a program, up to the end of the
/// command. At the start of a line, `>` and a blank are a transcript's prompt and are ignored.
///
/// After the words of a ``verbatim`` text, the rest of the line is one unchanged word, unless it begins with a quote or
/// `--`.
package nonisolated struct Lexer {
    package enum Quote: Unicode.Scalar {
        case single = "'"
        case double = "\""
    }

    /// - Parameters:
    ///   - verbatim: the words that precede a verbatim text, in lower case.
    ///   - arguments: the arguments of the script; nil if `$` is text.
    package init(verbatim: Set<[String]> = [], arguments: ScriptArguments? = nil) {
        (self.verbatim, self.arguments) = (verbatim, arguments)
    }

    private let verbatim: Set<[String]>
    private let arguments: ScriptArguments?
    package private(set) var commands: [Command] = []
    /// The complete words of the current command.
    package private(set) var words: [Word] = []
    /// The incomplete word; nil between words.
    package private(set) var word: (text: String, location: SourceLocation)?
    /// The quote that is still open, and the location of the quote.
    package private(set) var quote: (kind: Quote, location: SourceLocation)?
    /// The text of the current command up to the end of the last word.
    private var text = ""
    /// The blanks after ``text``. If another word follows, the blanks belong to the command.
    private var gap = ""
    package private(set) var endsInBackslash = false
    /// The byte ranges of the quotes in the last line, and of the comment at its end.
    package private(set) var quotes: [Range<Int>] = []
    package private(set) var comment: Range<Int>?
    /// The sign before a file or a program, such as `>` or `|`.
    package private(set) var sign: (kind: OutputTarget.Sign, location: SourceLocation)?
    /// The number of words before the sign, and the length of the command's text including the sign.
    private var beforeSign = (words: 0, text: 0)
    package private(set) var mistake: SyntaxError?

    /// True if the next word is a program's name: after `|` or `!`, or after a `|` within the text of a program.
    package var isAtProgram: Bool {
        isInProgram && (words.count == beforeSign.words || words.last?.text == OutputTarget.Sign.pipe.rawValue)
    }

    /// True within the text of a program, which `sh` parses.
    package var isInProgram: Bool { sign.map { $0.kind == .pipe || $0.kind == .run } ?? false }

    /// True if a word can be quoted here so that all its readers read the same word. In the text of a program, `sh` must
    /// have the same quotes open as the lexer. The lexer knows no substitutions, so this is false within `` `…` `` and
    /// `${…}`, and within quotes of another depth, as in `"$(…)"`.
    package var canQuote: Bool {
        guard isInProgram else { return true }
        return ShellNesting(behind: text.utf8.dropFirst(beforeSign.text)).isRead(as: quote?.kind)
    }

    /// True if the next line continues this one.
    package var isContinued: Bool { endsInBackslash || quote != nil }

    /// - Parameter mayLeaveQuoteOpen: true if an open quote continues in the next line, as at a prompt.
    package mutating func read(_ line: SourceLine, mayLeaveQuoteOpen: Bool = false) throws(SyntaxError) {
        readPartially(line)
        if let quote, !mayLeaveQuoteOpen {
            throw SyntaxError(
                message: "the quote \(quote.kind.rawValue) is not closed on this line", location: quote.location)
        }
        if !isContinued { endCommand() }
        if let mistake { throw mistake }
    }

    /// Returns the commands of a single line.
    ///
    /// - Parameter message: the error message if the line ends in a backslash, which is then at `offset`.
    package static func commands(
        of line: SourceLine, verbatim: Set<[String]> = [], orContinued message: String, at offset: Int = 0
    ) throws(SyntaxError) -> [Command] {
        var lexer = Lexer(verbatim: verbatim)
        try lexer.read(line)
        if lexer.isContinued { throw line.error(message, at: offset) }
        return lexer.commands
    }

    /// Reads a line that the user still types. A quote may be open at the end, and the last command is incomplete.
    package mutating func readPartially(_ line: SourceLine) {
        endsInBackslash = false
        quotes = []
        comment = nil
        var quoteStart = 0
        if quote != nil {
            word?.text += "\n"
            self.text += "\n"
        }
        // All signs of the language are ASCII. The UTF-8 of any other character contains no ASCII bytes.
        let bytes = Array(line.text.utf8)
        var columns = ColumnCounter(line)
        var index = line.start
        /// True while the line has had only blanks.
        var isBeginning = true

        /// Returns the text up to the index `end`, and moves the index to `end`.
        func text(to end: Int) -> String {
            defer { index = end }
            return String(decoding: bytes[index..<end], as: UTF8.self)
        }
        /// The index of the next byte that is a sign, or the number of bytes if no sign follows.
        func next(_ isSign: (UInt8) -> Bool) -> Int { bytes[index...].firstIndex(where: isSign) ?? bytes.count }

        while index < bytes.count {
            let (byte, location) = (bytes[index], SourceLocation(line: line, offset: index, columns: &columns))
            let isFirst = isBeginning
            isBeginning = isBeginning && Self.blanks.contains(byte)
            if isVerbatim(bytes[index...]) {
                append(text(to: bytes.count), at: location)
                break
            }
            switch (quote?.kind, byte) {
            case (.single, UInt8(ascii: "'")), (.double, UInt8(ascii: "\"")):
                quote = nil
                self.text += text(to: index + 1)
                quotes.append(quoteStart..<index)
            case (.single, _):
                append(text(to: next { $0 == UInt8(ascii: "'") }), at: location)
            case (.double, UInt8(ascii: "\\")):
                let escaped = isInProgram ? Self.escapedForShell : Self.escapedInQuotes
                let isEscape = index + 1 < bytes.count && escaped.contains(bytes[index + 1])
                if isEscape { self.text += text(to: index + 1) }
                append(text(to: index + 1), at: location)
            case (.double, UInt8(ascii: "$")), (nil, UInt8(ascii: "$")):
                guard let (length, values) = value(of: bytes[index...], at: location) else {
                    append(text(to: index + 1), at: location)
                    break
                }
                index += length
                if values.isEmpty, quote != nil, word?.text.isEmpty == true, bytes[index...].first == UInt8(ascii: "\"")
                {
                    // Like `$@`, `"$@"` is no word if there are no arguments.
                    (word, quote, gap, index) = (nil, nil, " ", index + 1)
                    self.text = String(self.text.dropLast()).trimmed
                } else {
                    append(values, at: location)
                }
            case (.double, _):
                append(text(to: next(Self.escapedInQuotes.contains)), at: location)
            case (nil, UInt8(ascii: "'")), (nil, UInt8(ascii: "\"")):
                begin(at: location)
                quoteStart = index
                quote = Quote(rawValue: Unicode.Scalar(byte)).map { ($0, location) }
                self.text += text(to: index + 1)
            case (nil, UInt8(ascii: "\\")):
                guard index + 1 < bytes.count else {
                    endsInBackslash = true
                    return
                }
                begin(at: location)
                self.text += text(to: index + 1)
                // The escaped character is a whole scalar, so the loop skips all continuation bytes of the scalar.
                append(
                    text(to: bytes[(index + 1)...].firstIndex { !UTF8.isContinuation($0) } ?? bytes.count), at: location
                )
            case (nil, UInt8(ascii: " ")), (nil, UInt8(ascii: "\t")):
                endWord()
                let blank = text(to: index + 1)
                if !self.text.isEmpty { gap += blank }
            case (nil, UInt8(ascii: ";")):
                endCommand()
                index += 1
            case (nil, UInt8(ascii: "#")) where word == nil && !isPosition(bytes[index...]):
                comment = index..<bytes.count
                return
            case (nil, UInt8(ascii: ">"))
            where isFirst && self.text.isEmpty && bytes[(index + 1)...].prefix(1).allSatisfy(Self.blanks.contains):
                // The line is copied from a transcript, with the transcript's prompt before the command.
                index += 1
            case (nil, UInt8(ascii: ">"))
            where word != nil && [bytes[index...].dropFirst().first, bytes[..<index].last].contains(UInt8(ascii: "=")):
                // `>=` within a word is part of the word, as in `year>=1985`, and so is the mistake `year=>1985`.
                append(text(to: index + 1), at: location)
            case (nil, UInt8(ascii: "&")) where isJoint(in: bytes, at: index),
                (nil, UInt8(ascii: "|")) where isJoint(in: bytes, at: index):
                let isDouble = bytes[(index + 1)...].first == byte
                let sign = String(decoding: bytes[index..<index + (isDouble ? 2 : 1)], as: UTF8.self)
                note(
                    "'\(sign)' joins no commands; type ';' between commands, or put '\(sign)' in quotes", at: location)
                endCommand()
                index += sign.utf8.count
            case (nil, UInt8(ascii: "|")), (nil, UInt8(ascii: ">")), (nil, UInt8(ascii: "!")):
                let sign = OutputTarget.Sign.allCases.first { bytes[index...].starts(with: $0.rawValue.utf8) }
                if let sign, begin(sign, at: location) {
                    self.text += text(to: index + sign.rawValue.utf8.count)
                } else {
                    // The sign belongs to a program or to a word.
                    append(text(to: index + 1), at: location)
                }
            case (nil, _):
                let end = index + (byte == UInt8(ascii: "&") ? 1 : 0)
                append(text(to: bytes[end...].firstIndex(where: Self.signs.contains) ?? bytes.count), at: location)
            }
        }
        if quote != nil { quotes.append(quoteStart..<bytes.count) }
    }

    /// True if a verbatim text begins here.
    private func isVerbatim(_ rest: ArraySlice<UInt8>) -> Bool {
        guard !verbatim.isEmpty, word == nil, sign == nil, let first = rest.first, !Self.unlikeVerbatim.contains(first)
        else { return false }
        return !rest.starts(with: "--".utf8) && verbatim.contains(words.map { $0.text.lowercased() })
    }

    /// True if the position of a row, `#` and a number, begins here after `open`.
    private func isPosition(_ rest: ArraySlice<UInt8>) -> Bool {
        guard words.count == 1, words[0].text.lowercased() == "open" else { return false }
        // The number may be an argument: `open #$1`.
        let sign = rest.dropFirst().first == UInt8(ascii: "$") ? 1 : 0
        let digits = rest.dropFirst(1 + sign).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        let isEnd = rest.dropFirst(1 + sign + digits.count).first.map { " \t;|>".utf8.contains($0) } ?? true
        return !digits.isEmpty && isEnd
    }

    /// True for `&&` and `||`, and for an `&` at an end of a word. Within a word, as in `R&D`, and in a link, it is text.
    private func isJoint(in bytes: [UInt8], at index: Int) -> Bool {
        guard !isInProgram else { return false }
        let next = bytes[(index + 1)...].first
        if next == bytes[index] { return true }
        guard bytes[index] == UInt8(ascii: "&") else { return false }
        guard let word else { return true }
        return (next.map(" \t;|>".utf8.contains) ?? true) && !word.text.contains("://")
    }

    /// The length in bytes of a placeholder that begins here, and its values, of which each is a word or a part of one. Nil if
    /// the dollar sign is text.
    private mutating func value(
        of rest: ArraySlice<UInt8>, at location: SourceLocation
    ) -> (length: Int, values: [String])? {
        guard let arguments, !isInProgram, let sign = rest.dropFirst().first else { return nil }
        let count = arguments.words.count
        switch sign {
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            let number = Int(sign - UInt8(ascii: "0"))
            if number <= count { return (2, [arguments.words[number - 1]]) }
            let given =
                count == 0
                ? "no arguments (they follow --)" : count == 1 ? "only 1 argument" : "only \(count) arguments"
            note(
                "$\(number) is missing: the script has \(given); '$\(number)' in single quotes is text", at: location,
                isUnknown: arguments.areUnknown)
            return (2, [""])
        case UInt8(ascii: "@"):
            if arguments.areUnknown { note("the script's arguments are missing", at: location, isUnknown: true) }
            return (2, arguments.words)
        case UInt8(ascii: "{"):
            let name = String(decoding: rest.dropFirst(2).prefix(while: Self.isOfName), as: UTF8.self)
            let length = name.utf8.count + 3
            guard let first = name.first, !first.isNumber, rest.dropFirst(length - 1).first == UInt8(ascii: "}") else {
                note("only ${NAME} is a variable; put other text with ${ in single quotes", at: location)
                return (2, [""])
            }
            if let value = arguments.environment(name) { return (length, [value]) }
            note(
                "the environment has no variable \(name); '${\(name)}' in single quotes is text", at: location,
                isUnknown: arguments.areChecked)
            return (length, [""])
        default: return nil
        }
    }

    /// True for a byte of a variable's name (POSIX.1-2017, 3.235).
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Appends values to the word, of which each but the last ends it. The command's text gets the values as they can be typed.
    private mutating func append(_ values: [String], at location: SourceLocation) {
        for (number, value) in values.enumerated() {
            if number > 0 {
                if quote != nil { text += "\"" }
                endWord()
                gap = " "
                begin(at: location)
                if quote != nil { text += "\"" }
            }
            begin(at: location)
            word?.text += value
            text +=
                quote == nil
                ? Quoting.quoted(value) : String(Quoting.quoted(value, in: .double, isClosed: false).dropFirst())
        }
    }

    private static let unlikeVerbatim = Array(" \t'\"".utf8)
    /// The characters at the beginning of a typed line that stand for the previous line.
    package static let lastLine = "!!"
    private static let blanks = Array(" \t".utf8)
    /// The characters that end a sequence of plain characters outside quotes.
    private static let signs = Array(" \t;'\"\\|>$&".utf8)
    private static let escapedInQuotes = Array("\"\\$".utf8)
    /// POSIX.1-2017, 2.2.3.
    private static let escapedForShell = Array("\"\\$`".utf8)

    /// Begins an output target or a program. Returns false if the sign is a plain character at this point.
    private mutating func begin(_ sign: OutputTarget.Sign, at location: SourceLocation) -> Bool {
        if sign == .run, word != nil || !text.isEmpty && !expectsFailure { return false }
        if let earlier = self.sign {
            guard earlier.kind == .append || earlier.kind == .replace else { return false }
            note("the output is already redirected", at: location)
        }
        endWord()
        if sign == .run {
            words.append(Word(text: sign.rawValue, location: location))
            if location.line.text.utf8.dropFirst(location.offset).starts(with: Self.lastLine.utf8) {
                note(
                    "'\(Self.lastLine)' works only at the start of a typed line", at: location
                )
            }
        }
        if words.isEmpty { note("there is no command before '\(sign.rawValue)'", at: location) }
        text += gap
        gap = ""
        self.sign = (sign, location)
        beforeSign = (words.count, text.utf8.count + sign.rawValue.utf8.count)
        return true
    }

    /// True if another command begins here, after `expect fails`. At a prompt, `expect` and `fails` may be abbreviated.
    private var expectsFailure: Bool {
        words.count == 2 && Command.expect.hasPrefix(words[0].text.lowercased()) && words[1].isFails
    }

    /// Keeps the mistake, unless the command has an earlier mistake.
    private mutating func note(_ message: String, at location: SourceLocation, isUnknown: Bool = false) {
        mistake = mistake ?? SyntaxError(message: message, location: location, isUnknown: isUnknown)
    }

    private mutating func begin(at location: SourceLocation) {
        guard word == nil else { return }
        word = ("", location)
        text += gap
        gap = ""
    }

    private mutating func append(_ part: String, at location: SourceLocation) {
        begin(at: location)
        word?.text += part
        text += part
    }

    private mutating func endWord() {
        guard let word else { return }
        words.append(Word(text: word.text, location: word.location))
        self.word = nil
    }

    private mutating func endCommand() {
        endWord()
        let target = takeTarget()
        if !words.isEmpty { commands.append(Command(words: words, text: text, target: target)) }
        words = []
        text = ""
        gap = ""
    }

    /// Removes from ``words`` the words after the sign. After `!`, the text of the program becomes the only argument.
    private mutating func takeTarget() -> OutputTarget? {
        guard let (sign, location) = sign else { return nil }
        let behind = words[beforeSign.words...]
        words.removeSubrange(beforeSign.words...)
        self.sign = nil
        let program = String(Substring(text.utf8.dropFirst(beforeSign.text))).trimmed
        if sign == .run {
            if let first = behind.first { words.append(Word(text: program, location: first.location)) }
            return nil
        }
        if let surplus = behind.dropFirst().first, sign != .pipe {
            note("only one file can follow '\(sign.rawValue)'", at: surplus.location)
        }
        guard let first = behind.first, !first.text.isEmpty || sign == .pipe else {
            note("\(sign == .pipe ? "a program" : "a file") is missing after '\(sign.rawValue)'", at: location)
            return nil
        }
        return OutputTarget(sign: sign, text: sign == .pipe ? program : first.path, location: first.location)
    }
}

/// Writes a text as one word.
package nonisolated enum Quoting {
    /// The program that reads the word.
    package enum Reader: Sendable {
        /// The lexer.
        case language
        /// `sh`, after the lexer: a word for `sh` is the same word for both.
        case sh

        package var usualQuote: Lexer.Quote { self == .language ? .double : .single }
    }

    /// The text in quotes if the reader would otherwise split or change the text.
    package static func quoted(_ text: String, for reader: Reader = .language) -> String {
        needsQuotes(text, for: reader) ? quoted(text, in: reader.usualQuote, for: reader) : text
    }

    package static func needsQuotes(_ text: String, for reader: Reader = .language) -> Bool {
        if reader == .sh { return text.isEmpty || text.utf8.contains { !isPlainForShell($0) } }
        let special: [Unicode.Scalar] = [" ", "\t", "\n", ";", "'", "\"", "\\", "|", ">"]
        return text.isEmpty || "#!&".unicodeScalars.contains { $0 == text.unicodeScalars.first }
            || text.unicodeScalars.contains(where: special.contains) || text.utf8.last == UInt8(ascii: "&")
            || text.utf8.contains(UInt8(ascii: "&")) && text.contains("&&") || hasPlaceholder(text)
    }

    /// True if a script may read a placeholder in the text.
    private static func hasPlaceholder(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "$"))
            && zip(text.utf8, text.utf8.dropFirst()).contains { isPlaceholder($0, $1) }
    }

    private static func isPlaceholder(_ byte: UInt8, _ next: UInt8) -> Bool {
        byte == UInt8(ascii: "$") && "123456789@{".utf8.contains(next)
    }

    /// True for a byte that no shell reads as a sign: a letter, a digit, a byte of another character, or one of `%+,-./:@_`.
    private static func isPlainForShell(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: "0123456789%+,-./:@_".utf8.contains(byte)
        }
    }

    /// The text in these quotes, left open unless `isClosed`. The language has no single quotes within single quotes: it
    /// gets double quotes for such a text.
    package static func quoted(
        _ text: String, in quote: Lexer.Quote, isClosed: Bool = true, for reader: Reader = .language
    ) -> String {
        if quote == .single, reader == .sh || !text.unicodeScalars.contains("'") {
            return "'" + text.replacing("'", with: #"'\''"#) + (isClosed ? "'" : "")
        }
        let escaped: [Unicode.Scalar] = reader == .sh ? ["\"", "\\", "$", "`"] : ["\"", "\\"]
        let keepsDollars = reader == .sh || !hasPlaceholder(text)
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if escaped.contains(scalar) || scalar == "$" && !keepsDollars { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + (isClosed ? "\"" : "")
    }
}

/// The signs that `sh` has open at the end of a text.
private nonisolated struct ShellNesting {
    private enum Sign: UInt8 {
        case double = 0x22
        case single = 0x27
        /// A substitution or a group.
        case parenthesis = 0x28
        case backquote = 0x60
        case parameter = 0x7B
    }

    private var open: [Sign] = []

    init(behind text: some Sequence<UInt8>) {
        var (isEscaped, isBehindDollar) = (false, false)
        for byte in text {
            let (wasEscaped, wasBehindDollar) = (isEscaped, isBehindDollar)
            isEscaped = !wasEscaped && byte == UInt8(ascii: "\\") && open.last != .single
            isBehindDollar = !wasEscaped && byte == UInt8(ascii: "$")
            guard !wasEscaped else { continue }
            let sign = Sign(rawValue: byte)
            switch (open.last, sign) {
            case (.single?, .single?), (.double?, .double?), (.backquote?, .backquote?): open.removeLast()
            case (.single?, _), (.double?, .single?): break
            case (_, .double?), (_, .single?), (_, .backquote?): open.append(sign ?? .double)
            case (_, .parenthesis?) where wasBehindDollar || open.last != .double: open.append(.parenthesis)
            case (_, .parameter?) where wasBehindDollar: open.append(.parameter)
            case (.parenthesis?, nil) where byte == UInt8(ascii: ")"): open.removeLast()
            case (.parameter?, nil) where byte == UInt8(ascii: "}"): open.removeLast()
            default: break
            }
        }
    }

    /// True if exactly this quote is open, or none if nil, around which quotes have no other rules.
    func isRead(as quote: Lexer.Quote?) -> Bool {
        let innermost: Lexer.Quote? =
            switch open.last {
            case .double: .double
            case .single: .single
            default: nil
            }
        return innermost == quote && !open.contains(.backquote) && !open.contains(.parameter)
    }
}
