import ChallengeDesignSystem
import ChallengeLineEdit

/// Turns choices into what the editor puts into the line and lists.
nonisolated struct CandidateWriter {
    /// How choices are listed, and which words can be seen in the line as they are.
    let style: TextStyle
    /// The quote with which what is typed begins; nil for quotes where they are needed.
    let quote: Lexer.Quote?
    /// Whether the quote that is open at the cursor is closed right behind it. Then that is replaced as well.
    let isClosedBehind: Bool

    /// A candidate for each choice that can be written, no word twice.
    ///
    /// - Parameter typedCount: how many characters of the choices are typed.
    func candidates(for choices: [Choice], typedCount: Int) -> [Completion.Candidate] {
        var seen: Set<String> = []
        let written = choices.compactMap { choice in
            self.word(for: choice).flatMap { seen.insert($0).inserted ? (choice, $0) : nil }
        }
        let quote = quote ?? commonQuote(of: written.map(\.1), typedCount: typedCount)
        return written.map { choice, word in
            let isClosed = choice.isWhole || isClosedBehind
            let isQuoted = quote != nil || CompletionQuoting.needsQuotes(word)
            return Completion.Candidate(
                isQuoted ? CompletionQuoting.quoted(word, in: quote ?? .double, isClosed: isClosed) : word,
                suffix: choice.isWhole ? " " : "", display: choice.name.printable(in: style),
                help: choice.help?.printable(in: style))
        }
    }

    private func word(for choice: Choice) -> String? {
        [choice.word, choice.substitute].lazy.compactMap { $0 }.first { $0.printable(in: style) == $0 }
    }

    /// Double quotes for all where only some need them and all go on alike, so that this can be put into the line.
    private func commonQuote(of words: [String], typedCount: Int) -> Lexer.Quote? {
        guard words.count > 1, let first = words.first, words.contains(where: CompletionQuoting.needsQuotes) else {
            return nil
        }
        let beginning = first.prefix(typedCount + 1)
        return beginning.count > typedCount && words.allSatisfy { $0.hasPrefix(beginning) } ? .double : nil
    }
}
