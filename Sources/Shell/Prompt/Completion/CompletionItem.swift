import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeLineEdit
import ChallengeText

nonisolated struct CompletionItem: Sendable {
    /// The text that is listed, and compared with the typed text.
    let name: String
    /// The text before the name, such as a folder or a key. It is not listed. The typed text must begin with it.
    let base: String
    let word: String
    /// The word to insert if the output cannot show ``word``; nil if there is no such word.
    let substitute: String?
    let help: String?
    /// True if the word is complete, so that the editor inserts a blank after the word.
    let isWhole: Bool
    /// True if the item is offered only when no other item begins with the typed text.
    let isRare: Bool
    let key: String

    init(
        _ name: String, base: String = "", word: String? = nil, substitute: String? = nil, help: String? = nil,
        isWhole: Bool = true, isRare: Bool = false
    ) {
        (self.name, self.base, self.substitute, self.help) = (name, base, substitute, help)
        (self.isWhole, self.isRare, key) = (isWhole, isRare, name.folded)
        self.word = word ?? base + name
    }

    /// The part of a folded text after the base, to compare with the key; nil if the text lacks the base.
    fileprivate func rest(of typed: String) -> String? {
        if base.isEmpty { return typed }
        let base = base.folded
        return typed.hasPrefix(base) ? String(typed.dropFirst(base.count)) : nil
    }
}

nonisolated extension [CompletionItem] {
    /// The items that begin with the typed text. Rare items are included only if no other item begins with the text. If
    /// no item begins with the text, the items whose name contains the text, or else those that have the letters of its words
    /// in order. Case and accents are ignored.
    func matching(_ typed: String, isFuzzy: Bool = true) -> [CompletionItem] {
        let typed = typed.folded
        let beginning = filter { item in item.rest(of: typed).map(item.key.hasPrefix) ?? false }
        guard beginning.isEmpty else {
            let common = beginning.filter { !$0.isRare }
            return common.isEmpty ? beginning : common
        }
        let containing = filter { item in !item.isRare && item.rest(of: typed).map(item.key.contains) ?? false }
        if !containing.isEmpty || !isFuzzy || typed.hasSuffix(" ") { return containing }
        return filter { item in !item.isRare && item.rest(of: typed).map(item.key.hasInOrder(wordsOf:)) ?? false }
    }
}

/// Turns items into candidates that the editor inserts and lists.
nonisolated struct CandidateWriter {
    let style: TextStyle
    /// The quote that begins the typed text; nil to quote only if needed.
    let quote: Lexer.Quote?
    /// True if a closing quote directly follows the cursor. The candidate then replaces the quote too.
    let isClosedBehind: Bool
    let reader: Quoting.Reader
    /// True if the typed text begins with the `~` of the home folder, which stays in front of the quotes.
    let isInHome: Bool

    /// Returns the candidates without duplicate words. `typedCount` is the number of characters that are already typed.
    func candidates(for items: [CompletionItem], typedCount: Int) -> [Completion.Candidate] {
        var seen: Set<String> = []
        let written = items.compactMap { item in
            self.word(for: item).flatMap { seen.insert($0).inserted ? (item, $0) : nil }
        }
        let quote = quote ?? commonQuote(of: written.map(\.1), typedCount: typedCount)
        return written.map { item, word in
            let isClosed = item.isWhole || isClosedBehind
            let rest = isInHome ? String(word.dropFirst("~/".count)) : word
            let isQuoted = !rest.isEmpty && (quote != nil || needsQuotes(rest))
            return Completion.Candidate(
                (isInHome ? "~/" : "")
                    + (isQuoted
                        ? Quoting.quoted(rest, in: quote ?? reader.usualQuote, isClosed: isClosed, for: reader) : rest),
                suffix: item.isWhole ? " " : "", display: item.name.printable(in: style),
                help: item.help?.printable(in: style))
        }
    }

    /// True for a word that the reader would change, and for a `~` that does not mean the home folder.
    private func needsQuotes(_ word: String) -> Bool {
        Quoting.needsQuotes(word, for: reader) || word.hasPrefix("~/") && !isInHome
    }

    private func word(for item: CompletionItem) -> String? {
        [item.word, item.substitute].lazy.compactMap { $0 }.first { $0.printable(in: style) == $0 }
    }

    /// Quotes for all words, if some need quotes and all have the same next character, which can be inserted.
    private func commonQuote(of words: [String], typedCount: Int) -> Lexer.Quote? {
        guard words.count > 1, let first = words.first, words.contains(where: needsQuotes) else { return nil }
        let beginning = first.prefix(typedCount + 1)
        return beginning.count > typedCount && words.allSatisfy { $0.hasPrefix(beginning) } ? reader.usualQuote : nil
    }
}
