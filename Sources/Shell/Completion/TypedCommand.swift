/// What is typed of the command at a cursor, up to the cursor.
nonisolated struct TypedCommand {
    /// The words that are finished.
    let words: [String]
    /// The word that ends at the cursor; nil between words.
    let word: String?
    /// The quote that is open at the cursor.
    let quote: Lexer.Quote?
    /// Whether that quote begins the word.
    let isQuotedWhole: Bool

    private let locations: [SourceLocation]
    private let cursor: Int

    /// The number of the line that is being typed; lines of scripts and those that it continues have others.
    private static let lineNumber = 0

    /// Nil where nothing can be typed of a command: in a comment, and after a backslash.
    ///
    /// - Parameters:
    ///   - cursor: in Unicode scalars of the line.
    ///   - lexer: what has read the lines that the line continues.
    init?(_ line: String, upTo cursor: Int, after lexer: Lexer = Lexer()) {
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
        var lexer = lexer
        lexer.readPartially(SourceLine(number: Self.lineNumber, text: before))
        guard !lexer.isInComment, !lexer.isContinued else { return nil }
        words = lexer.words.map(\.text)
        word = lexer.word?.text
        quote = lexer.quote?.kind
        isQuotedWhole = lexer.quote.map { $0.location == lexer.word?.location } ?? false
        locations = lexer.words.map(\.location) + (lexer.word.map { [$0.location] } ?? [])
        self.cursor = cursor
    }

    /// Everything from a word on, as one argument that takes the rest of the command.
    func text(from index: Int) -> String {
        (words[index...] + [word ?? ""]).joined(separator: " ")
    }

    /// Where the word begins, or would, in Unicode scalars of the line; nil where it begins on a line before.
    func start(of index: Int) -> Int? {
        guard index < locations.count else { return cursor }
        let location = locations[index]
        return location.line.number == Self.lineNumber ? location.before.unicodeScalars.count : nil
    }
}
