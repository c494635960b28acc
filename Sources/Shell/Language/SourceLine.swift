/// A line of a script as it was written, without its line end.
nonisolated struct SourceLine: Sendable, Hashable {
    /// From 1.
    let number: Int
    let text: String
}

/// A place in a script: a character of a line.
nonisolated struct SourceLocation: Sendable, Hashable {
    let line: SourceLine
    /// How many bytes of the line, in UTF-8, come before the place.
    let offset: Int

    /// From 1, in characters as a reader counts them.
    var column: Int { before.count + 1 }

    /// What comes before the place in its line.
    var before: Substring {
        let utf8 = line.text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex) ?? utf8.endIndex
        return line.text[..<index]
    }
}

/// One word of a command, without its quotes.
nonisolated struct Word: Sendable, Hashable {
    let text: String
    /// Where it begins, quotes included.
    let location: SourceLocation
}

/// One command: never without a word.
nonisolated struct Command: Sendable, Hashable {
    let words: [Word]
    /// As it was written, on one line, without the comment after it.
    let text: String

    var name: Word { words[0] }
    var arguments: ArraySlice<Word> { words.dropFirst() }

    /// The same command by another name.
    func renamed(_ name: String) -> Command {
        let text = ([name] + arguments.map { CompletionQuoting.quoted($0.text) }).joined(separator: " ")
        return Command(words: [Word(text: name, location: self.name.location)] + arguments, text: text)
    }
}

/// What is wrong with a line, whatever commands there are: none of them is run.
nonisolated struct SyntaxError: Error, Sendable, Hashable {
    let message: String
    let location: SourceLocation
}
