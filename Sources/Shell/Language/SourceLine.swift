/// A line of a script as it was written, without its line end.
nonisolated struct SourceLine: Sendable, Hashable {
    /// From 1.
    let number: Int
    let text: String

    func error(_ message: String, at offset: Int = 0) -> SyntaxError {
        SyntaxError(message: message, location: SourceLocation(line: self, offset: offset))
    }
}

nonisolated extension SourceLine {
    /// Reads a line of a file.
    ///
    /// - Parameter isTooLong: whether the bytes are only the beginning of a line over the limit.
    init(number: Int, bytes: some Collection<UInt8>, isTooLong: Bool) throws(SyntaxError) {
        let text = String(validating: bytes, as: UTF8.self)
        self.init(number: number, text: text ?? String(decoding: bytes, as: UTF8.self))
        if isTooLong { throw error("the line is longer than 1 MiB") }
        let validCount = text?.utf8.count ?? Self.validPrefix(of: bytes)
        if let index = bytes.prefix(validCount).firstIndex(of: 0) {
            throw error("a NUL byte is not text", at: bytes.distance(from: bytes.startIndex, to: index))
        }
        if text == nil { throw error("the line is not valid UTF-8", at: validCount) }
    }

    /// How many bytes come before the first one that is not UTF-8.
    private static func validPrefix(of bytes: some Sequence<UInt8>) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
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
        let text = ([name] + arguments.map { Quoting.quoted($0.text) }).joined(separator: " ")
        return Command(words: [Word(text: name, location: self.name.location)] + arguments, text: text)
    }
}

/// What is wrong with a line, whatever commands there are: none of them is run.
nonisolated struct SyntaxError: Error, Sendable, Hashable {
    let message: String
    let location: SourceLocation
}
