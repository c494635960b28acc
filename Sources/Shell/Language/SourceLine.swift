package import ChallengeText

/// A line of a script, as written, without its line end.
package nonisolated struct SourceLine: Sendable, Hashable {
    /// The number of the line, from 1.
    package let number: Int
    package let text: String
    /// The number of blanks at the start of the line.
    package let indentation: Int
    /// The offset in bytes at which the commands begin: behind a prompt that was pasted with them.
    package var start = 0

    package init(number: Int, text: String) {
        (self.number, self.text) = (number, text)
        indentation = text.prefix { $0 == " " || $0 == "\t" }.utf8.count
    }

    package func error(_ message: String, at offset: Int = 0) -> SyntaxError {
        SyntaxError(message: message, location: SourceLocation(line: self, offset: offset))
    }

    package func error(_ failure: JSONReader.Failure) -> SyntaxError { error(failure.message, at: failure.offset) }

    /// A reader of a line that is JSON.
    package var json: JSONReader { JSONReader(Array(text.utf8), from: indentation) }

    /// Creates a line of a file from the line's bytes, or from its first bytes if the line is too long.
    package init(number: Int, bytes: some Collection<UInt8>, isTooLong: Bool) throws(SyntaxError) {
        let text = String(validating: bytes, as: UTF8.self)
        self.init(number: number, text: text ?? String(decoding: bytes, as: UTF8.self))
        if isTooLong { throw Self.tooLong(self) }
        let validCount = text?.utf8.count ?? Self.validPrefix(of: bytes)
        if let index = bytes.prefix(validCount).firstIndex(of: 0) {
            throw error("a NUL byte is not allowed", at: bytes.distance(from: bytes.startIndex, to: index))
        }
        if text == nil { throw error("the line is not valid UTF-8", at: validCount) }
    }

    /// Throws if the line is longer than ``ScriptReader/lineLimit``, with the size of the lines to which it is joined.
    package func check(sizeBefore: Int = 0) throws(SyntaxError) {
        if sizeBefore + text.utf8.count > ScriptReader.lineLimit { throw Self.tooLong(self) }
    }

    private static func tooLong(_ line: SourceLine) -> SyntaxError { line.error("the line is longer than 1 MiB") }

    /// The number of bytes before the first invalid byte.
    private static func validPrefix(of bytes: some Sequence<UInt8>) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    /// Returns the index of the byte at an offset, or the end if the line is shorter.
    fileprivate func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}

/// The location of a character: a line of a script and an offset in the line.
package nonisolated struct SourceLocation: Sendable, Hashable {
    package let line: SourceLine
    /// The offset in the line, in bytes of UTF-8.
    package let offset: Int
    /// The column, from 1, in characters as users count them.
    package let column: Int

    package init(line: SourceLine, offset: Int) {
        var columns = ColumnCounter(line)
        self.init(line: line, offset: offset, columns: &columns)
    }

    /// - Parameter columns: the column counter of the line. It must not have counted beyond this offset.
    init(line: SourceLine, offset: Int, columns: inout ColumnCounter) {
        (self.line, self.offset) = (line, offset)
        column = columns.column(at: offset)
    }

    package var before: Substring { line.text[..<line.index(offset)] }

    package var beforeUnindented: Substring {
        // The offset may be within a character that consists of a blank and a combining mark.
        before[line.index(min(line.indentation, offset))...].drop { $0 == " " || $0 == "\t" }
    }
}

/// Counts the columns of offsets in a line, in ascending order. One pass is enough, even if each word has an error.
nonisolated struct ColumnCounter {
    private let line: SourceLine
    /// True if each byte is one character.
    private let isPlain: Bool
    /// The end of the last counted character.
    private var end: String.Index
    private var count = 0

    init(_ line: SourceLine) {
        self.line = line
        isPlain = line.text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        end = line.text.startIndex
    }

    /// Returns the column of an offset: the number of characters that begin before the offset, plus 1.
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
    /// The location of the word with its quotes.
    package let location: SourceLocation

    package init(text: String, location: SourceLocation) { (self.text, self.location) = (text, location) }

    /// True if the word was written with a quote or a backslash.
    package var isQuoted: Bool {
        location.line.text.utf8.dropFirst(location.offset).prefix { !" \t;".utf8.contains($0) }
            .contains { "'\"\\".utf8.contains($0) }
    }

    /// True if the word begins with `~/`, or is `~`, and this is unquoted: in the name of a file, the home folder.
    package var isInHome: Bool {
        guard isLikeHome else { return false }
        return location.line.text.utf8.dropFirst(location.offset).starts(with: text.utf8.prefix(2))
            && (text != "~" || !isQuoted)
    }

    private var isLikeHome: Bool { text == "~" || text.hasPrefix("~/") }

    /// The word as the name of a file, in which a `~` at the beginning means the home folder.
    package var path: String { isLikeHome && !isInHome ? "./" + text : text }

    /// The word as it can be typed again, with the same meaning as a file.
    package func written(for reader: Quoting.Reader = .language) -> String {
        guard isLikeHome else { return Quoting.quoted(text, for: reader) }
        guard isInHome else { return Quoting.quoted(text, in: reader.usualQuote, for: reader) }
        let rest = text.dropFirst("~/".count)
        return rest.isEmpty ? text : "~/" + Quoting.quoted(String(rest), for: reader)
    }
}

/// One command, with at least one word.
package nonisolated struct Command: Sendable, Hashable {
    package let words: [Word]
    /// The text of the command as written, on one line and without a comment.
    package let text: String
    /// The destination of the command's output; nil if the output goes to the session's output.
    package let target: OutputTarget?

    package init(words: [Word], text: String, target: OutputTarget? = nil) {
        (self.words, self.text, self.target) = (words, text, target)
    }

    package var name: Word { words[0] }
    package var arguments: ArraySlice<Word> { words.dropFirst() }

    package func renamed(_ name: String) -> Command {
        let words = [name] + arguments.map { $0.written() } + (target.map { [$0.written] } ?? [])
        return Command(
            words: [Word(text: name, location: self.name.location)] + arguments, text: words.joined(separator: " "),
            target: target)
    }

    package init(words: ArraySlice<Word>) {
        let isProgram = words.first?.text == OutputTarget.Sign.run.rawValue
        let text = isProgram ? words.map(\.text).joined() : words.map { $0.written() }.joined(separator: " ")
        self.init(words: Array(words), text: text)
    }
}

/// The destination of a command's output in place of the session's output.
package nonisolated struct OutputTarget: Sendable, Hashable {
    /// The sign between a command and its target. Longer signs come first in the list.
    package enum Sign: String, Sendable, CaseIterable {
        /// Appends to a file.
        case append = ">>"
        /// Replaces a file.
        case replace = ">"
        /// Passes the output to a program.
        case pipe = "|"
        /// Begins a program in place of a command. This sign has no target.
        case run = "!"
    }

    package let sign: Sign
    /// The name of the file, or the program in the syntax of `sh`.
    package let text: String
    package let location: SourceLocation

    package var written: String {
        "\(sign.rawValue) \(sign == .pipe ? text : Word(text: text, location: location).written())"
    }
}

/// The error in an invalid line. No command of an invalid line runs.
package nonisolated struct SyntaxError: Error, Sendable, Hashable {
    package let message: String
    package let location: SourceLocation
    /// True if a check cannot know whether a run has this error.
    package var isUnknown = false

    package init(message: String, location: SourceLocation, isUnknown: Bool = false) {
        (self.message, self.location, self.isUnknown) = (message, location, isUnknown)
    }
}
