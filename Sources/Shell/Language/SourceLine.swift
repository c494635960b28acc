/// A line of a script as it was written, without its line end.
package nonisolated struct SourceLine: Sendable, Hashable {
    /// From 1.
    package let number: Int
    package let text: String
    /// How many bytes of blanks it begins with.
    package let indentation: Int

    package init(number: Int, text: String) {
        (self.number, self.text) = (number, text)
        indentation = text.prefix { $0 == " " || $0 == "\t" }.utf8.count
    }

    package func error(_ message: String, at offset: Int = 0) -> SyntaxError {
        SyntaxError(message: message, location: SourceLocation(line: self, offset: offset))
    }

    /// A line of a file, of which the bytes may be only the beginning, too long as it is.
    package init(number: Int, bytes: some Collection<UInt8>, isTooLong: Bool) throws(SyntaxError) {
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

    /// That of the end where there are fewer bytes.
    fileprivate func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}

/// A place in a script: a character of a line.
package nonisolated struct SourceLocation: Sendable, Hashable {
    package let line: SourceLine
    /// In bytes of UTF-8.
    package let offset: Int
    /// From 1, in characters as a reader counts them.
    package let column: Int

    package init(line: SourceLine, offset: Int) {
        var columns = ColumnCounter(line)
        self.init(line: line, offset: offset, columns: &columns)
    }

    /// - Parameter columns: was asked for no place behind this one.
    init(line: SourceLine, offset: Int, columns: inout ColumnCounter) {
        (self.line, self.offset) = (line, offset)
        column = columns.column(at: offset)
    }

    package var before: Substring { line.text[..<line.index(offset)] }

    package var beforeUnindented: Substring {
        // The place may be within a character that begins with a blank.
        before[line.index(min(line.indentation, offset))...].drop { $0 == " " || $0 == "\t" }
    }
}

/// Counts the columns of places in a line, one behind the other, in one pass: each word may have a mistake.
nonisolated struct ColumnCounter {
    private let line: SourceLine
    /// True if each byte is a character.
    private let isPlain: Bool
    /// The end of the last character that was counted.
    private var end: String.Index
    private var count = 0

    init(_ line: SourceLine) {
        self.line = line
        isPlain = line.text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        end = line.text.startIndex
    }

    /// One that begins before the place counts.
    mutating func column(at offset: Int) -> Int {
        if isPlain { return min(offset, line.text.utf8.count) + 1 }
        let place = line.index(offset)
        while end < place {
            end = line.text.index(after: end)
            count += 1
        }
        return count + 1
    }
}

/// One word of a command, without its quotes.
package nonisolated struct Word: Sendable, Hashable {
    package let text: String
    /// Quotes included.
    package let location: SourceLocation

    package init(text: String, location: SourceLocation) { (self.text, self.location) = (text, location) }

    /// True if the word is written with a quote or a backslash.
    package var isQuoted: Bool {
        location.line.text.utf8.dropFirst(location.offset).prefix { !" \t;".utf8.contains($0) }
            .contains { "'\"\\".utf8.contains($0) }
    }
}

/// One command: never without a word.
package nonisolated struct Command: Sendable, Hashable {
    package let words: [Word]
    /// As it was written, on one line, without the comment after it.
    package let text: String
    /// Where its output goes; nil for where the session's goes.
    package let target: OutputTarget?

    package init(words: [Word], text: String, target: OutputTarget? = nil) {
        (self.words, self.text, self.target) = (words, text, target)
    }

    package var name: Word { words[0] }
    package var arguments: ArraySlice<Word> { words.dropFirst() }

    package func renamed(_ name: String) -> Command {
        let words = [name] + arguments.map { Quoting.quoted($0.text) } + (target.map { [$0.written] } ?? [])
        return Command(
            words: [Word(text: name, location: self.name.location)] + arguments, text: words.joined(separator: " "),
            target: target)
    }

    package init(words: ArraySlice<Word>) {
        let isProgram = words.first?.text == OutputTarget.Sign.run.rawValue
        let text = isProgram ? words.map(\.text).joined() : words.map { Quoting.quoted($0.text) }.joined(separator: " ")
        self.init(words: Array(words), text: text)
    }
}

/// Where the output of a command goes in place of the session's.
package nonisolated struct OutputTarget: Sendable, Hashable {
    /// What stands between a command and the target, the longer ones first.
    package enum Sign: String, Sendable, CaseIterable {
        /// To a file.
        case append = ">>"
        /// In place of a file.
        case replace = ">"
        /// To a program.
        case pipe = "|"
        /// Not a target: a program in the place of a command.
        case run = "!"
    }

    package let sign: Sign
    /// The name of a file, or a program as `sh` takes it.
    package let text: String
    package let location: SourceLocation

    package var written: String { "\(sign.rawValue) \(sign == .pipe ? text : Quoting.quoted(text))" }
}

/// What is wrong with a line, whatever commands there are: none of them is run.
package nonisolated struct SyntaxError: Error, Sendable, Hashable {
    package let message: String
    package let location: SourceLocation

    package init(message: String, location: SourceLocation) { (self.message, self.location) = (message, location) }
}
