import ChallengeDesignSystem
import ChallengeShellLanguage
import ChallengeShellLineEdit

nonisolated struct CompletionItem: Sendable {
    /// It is found by this, and listed so.
    let name: String
    /// What stands before the name and is not listed: a folder, a key. What is typed must begin with it.
    let base: String
    let word: String
    /// Written where the output cannot show the word; nil where nothing else means the same.
    let substitute: String?
    let help: String?
    /// True if the word is complete, so that a blank follows.
    let isWhole: Bool
    /// True if it is offered only where nothing else begins with what is typed.
    let isRare: Bool
    let key: String

    init(
        _ name: String, base: String = "", word: String? = nil, substitute: String? = nil, help: String? = nil,
        isWhole: Bool = true, isRare: Bool = false
    ) {
        (self.name, self.base, self.substitute, self.help) = (name, base, substitute, help)
        (self.isWhole, self.isRare, key) = (isWhole, isRare, name.lowercased())
        self.word = word ?? base + name
    }

    /// What of a text in lower case is compared with the key; nil where it does not begin with the base.
    fileprivate func rest(of typed: String) -> String? {
        if base.isEmpty { return typed }
        let base = base.lowercased()
        return typed.hasPrefix(base) ? String(typed.dropFirst(base.count)) : nil
    }
}

nonisolated extension [CompletionItem] {
    /// Those that begin with what is typed, the rare ones where no other does; else those that have it anywhere in their name.
    /// Upper and lower case are the same.
    func matching(_ typed: String) -> [CompletionItem] {
        let typed = typed.lowercased()
        let beginning = filter { item in item.rest(of: typed).map(item.key.hasPrefix) ?? false }
        guard beginning.isEmpty else {
            let common = beginning.filter { !$0.isRare }
            return common.isEmpty ? beginning : common
        }
        return filter { item in !item.isRare && item.rest(of: typed).map { item.key.contains($0) } ?? false }
    }
}

/// Turns items into what the editor puts into the line and lists.
nonisolated struct CandidateWriter {
    let style: TextStyle
    /// That with which what is typed begins; nil for quotes where they are needed.
    let quote: Lexer.Quote?
    /// True if the quote that is open at the cursor is closed right behind it, and is replaced as well.
    let isClosedBehind: Bool

    /// No word twice. So many characters of the items are typed.
    func candidates(for items: [CompletionItem], typedCount: Int) -> [Completion.Candidate] {
        var seen: Set<String> = []
        let written = items.compactMap { item in
            self.word(for: item).flatMap { seen.insert($0).inserted ? (item, $0) : nil }
        }
        let quote = quote ?? commonQuote(of: written.map(\.1), typedCount: typedCount)
        return written.map { item, word in
            let isClosed = item.isWhole || isClosedBehind
            let isQuoted = quote != nil || Quoting.needsQuotes(word)
            return Completion.Candidate(
                isQuoted ? Quoting.quoted(word, in: quote ?? .double, isClosed: isClosed) : word,
                suffix: item.isWhole ? " " : "", display: item.name.printable(in: style),
                help: item.help?.printable(in: style))
        }
    }

    private func word(for item: CompletionItem) -> String? {
        [item.word, item.substitute].lazy.compactMap { $0 }.first { $0.printable(in: style) == $0 }
    }

    /// Double quotes for all where only some need them and all go on alike, so that this can be put into the line.
    private func commonQuote(of words: [String], typedCount: Int) -> Lexer.Quote? {
        guard words.count > 1, let first = words.first, words.contains(where: Quoting.needsQuotes) else { return nil }
        let beginning = first.prefix(typedCount + 1)
        return beginning.count > typedCount && words.allSatisfy { $0.hasPrefix(beginning) } ? .double : nil
    }
}
