/// Takes lines apart into commands and words.
///
/// The language: words are separated by blanks, commands by `;` and line ends; `#` at the start of a word begins a
/// comment; `'…'` is literal; within `"…"` a backslash makes `"` and `\` literal; elsewhere it does so for any
/// character, and at the end of a line it joins the next line to this one.
///
/// It works in one pass however many lines are joined, and a line that is not finished can be looked at, which is
/// what completion does.
nonisolated struct Lexer {
    enum Quote: Unicode.Scalar {
        case single = "'"
        case double = "\""
    }

    /// The commands that are finished.
    private(set) var commands: [Command] = []
    /// The finished words of the command that is being read.
    private(set) var words: [Word] = []
    /// The word that is being read; nil between words.
    private(set) var word: (text: String, location: SourceLocation)?
    /// The quote that is open, and where it was opened.
    private(set) var quote: (kind: Quote, location: SourceLocation)?
    /// What the command that is being read looks like, up to its last word.
    private var text = ""
    /// The blanks after that word, which belong to the command if another word follows.
    private var gap = ""
    /// Whether the last line ended in a backslash.
    private(set) var isContinued = false
    /// Whether the last line ended in a comment.
    private(set) var isInComment = false

    /// Reads a line. When ``isContinued`` is true afterwards, the next line belongs to it.
    mutating func read(_ line: SourceLine) throws(SyntaxError) {
        readPartially(line)
        if let quote {
            throw SyntaxError(
                message: "the quote \(quote.kind.rawValue) is not closed on this line", location: quote.location)
        }
        if !isContinued { endCommand() }
    }

    /// Reads a line as far as it has been typed: a quote may be open at its end, and the last command is not ended.
    mutating func readPartially(_ line: SourceLine) {
        isContinued = false
        isInComment = false
        let scalars = line.text.unicodeScalars
        var index = scalars.startIndex
        var offset = 0

        /// The scalar at the index, which moves on.
        func next() -> Unicode.Scalar? {
            guard index < scalars.endIndex else { return nil }
            let scalar = scalars[index]
            index = scalars.index(after: index)
            offset += UTF8.width(scalar)
            return scalar
        }

        while true {
            let location = SourceLocation(line: line, offset: offset)
            guard let scalar = next() else { return }
            switch (quote?.kind, scalar) {
            case (.single, "'"), (.double, "\""):
                quote = nil
                text.unicodeScalars.append(scalar)
            case (.double, "\\") where index < scalars.endIndex && (scalars[index] == "\"" || scalars[index] == "\\"):
                text.unicodeScalars.append(scalar)
                if let escaped = next() { append(escaped, at: location) }
            case (.some, _):
                append(scalar, at: location)
            case (nil, "'"), (nil, "\""):
                begin(at: location)
                quote = Quote(rawValue: scalar).map { ($0, location) }
                text.unicodeScalars.append(scalar)
            case (nil, "\\"):
                guard let escaped = next() else {
                    isContinued = true
                    return
                }
                begin(at: location)
                text.unicodeScalars.append(scalar)
                append(escaped, at: location)
            case (nil, " "), (nil, "\t"):
                endWord()
                if !text.isEmpty { gap.unicodeScalars.append(scalar) }
            case (nil, ";"):
                endCommand()
            case (nil, "#") where word == nil:
                isInComment = true
                return
            case (nil, _):
                append(scalar, at: location)
            }
        }
    }

    private mutating func begin(at location: SourceLocation) {
        guard word == nil else { return }
        word = ("", location)
        text += gap
        gap = ""
    }

    private mutating func append(_ scalar: Unicode.Scalar, at location: SourceLocation) {
        begin(at: location)
        word?.text.unicodeScalars.append(scalar)
        text.unicodeScalars.append(scalar)
    }

    private mutating func endWord() {
        guard let word else { return }
        words.append(Word(text: word.text, location: word.location))
        self.word = nil
    }

    private mutating func endCommand() {
        endWord()
        if !words.isEmpty { commands.append(Command(words: words, text: text)) }
        words = []
        text = ""
        gap = ""
    }
}

/// Writes a text as one word of the language.
nonisolated enum Quoting {
    /// The text in double quotes where it would otherwise be taken apart or read as something else.
    static func quoted(_ text: String) -> String {
        needsQuotes(text) ? quoted(text, in: .double) : text
    }

    /// Whether the text is something else without quotes.
    static func needsQuotes(_ text: String) -> Bool {
        let special: [Unicode.Scalar] = [" ", "\t", ";", "'", "\"", "\\"]
        return text.isEmpty || text.unicodeScalars.first == "#" || text.unicodeScalars.contains(where: special.contains)
    }

    /// The text in quotes: in these, or in double ones where these cannot hold it.
    ///
    /// - Parameter isClosed: whether the quote at the end is written too.
    static func quoted(_ text: String, in quote: Lexer.Quote, isClosed: Bool = true) -> String {
        if quote == .single, !text.unicodeScalars.contains("'") { return "'" + text + (isClosed ? "'" : "") }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + (isClosed ? "\"" : "")
    }
}
