import ChallengeActions

/// Finds the part of a line that may be a secret. A secret is never a word of a line, so this part is the user's mistake:
/// nothing prints, records or keeps it.
///
/// After `set NAME` the rest of the line may be the secret, wherever these words stand: on another screen, in quotes, behind
/// another command, or in a line that cannot be read. The same holds for NAME where a command begins. After NAME, an option
/// such as `--env` is not a secret, but the source of one.
package final class SecretWords {
    /// Returns the names of all fields that take a secret. Called only for a line of several words.
    private let names: () -> Set<String>
    /// The line of the last masked location. A line may be a MiB long and have a mistake in every word.
    private var last: (line: SourceLine, start: Int?)?

    package init(_ names: @escaping () -> Set<String>) { self.names = names }

    /// A part of a line between blanks, quotes and signs.
    private struct Token {
        /// The text in lower case, without backslashes and quotes.
        let text: String
        /// The offset in bytes.
        let offset: Int
        /// True if a command may begin here.
        let beginsCommand: Bool
        /// True if the token before may have this one as its argument.
        let isArgument: Bool
    }

    /// The commands whose arguments contain commands: in quotes or after `=`, or after a word.
    package static let outerCommands = quoting + [Command.expect]
    private static let quoting = ["alias", "together"]
    private static let beforeCommand = ["together", Command.fails]
    private static let separators = Array(" \t\r\n'\";|>&={}:,".utf8)
    private static let quotes = Array("'\"".utf8)
    /// The characters that are no part of a word's text.
    private static let unspoken = Array("'\"\\".utf8)

    /// The offset in bytes at which a secret may begin; nil if the text has no secret.
    package func start(in text: String) -> Int? {
        let bytes = Array(text.utf8)
        // A quote may be a part of a word, as in `set pass'word' hunter2`, or stand in place of a blank.
        return start(among: Self.tokens(of: bytes, between: Self.separators))
            ?? start(among: Self.tokens(of: bytes, between: Self.separators.filter { !Self.quotes.contains($0) }))
    }

    private func start(among tokens: [Token]) -> Int? {
        guard tokens.count > 1 else { return nil }
        let names = names()
        for (index, token) in tokens.enumerated().dropFirst()
        where token.isArgument && names.contains(tokens[index - 1].text) && !SecretSource.options.contains(token.text) {
            let isSet =
                index > 1 && tokens[index - 1].isArgument && ActionDescription.setter.hasPrefix(tokens[index - 2].text)
            if isSet || tokens[index - 1].beginsCommand { return token.offset }
        }
        return nil
    }

    private static func tokens(of bytes: [UInt8], between separators: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var end = 0
        while let start = bytes[end...].firstIndex(where: { !separators.contains($0) }) {
            let gap = end..<start
            end = bytes[start...].firstIndex(where: separators.contains) ?? bytes.count
            let word = String(decoding: bytes[start..<end].filter { !unspoken.contains($0) }, as: UTF8.self)
                .lowercased()
            guard !word.isEmpty else { continue }
            // A line end separates commands, unless a backslash or an open quote joins the lines.
            let isSeparated = gap.contains { index in
                switch bytes[index] {
                case UInt8(ascii: "\n"): index == 0 || !(quotes + [UInt8(ascii: "\\")]).contains(bytes[index - 1])
                default: ";|>&{},".utf8.contains(bytes[index])
                }
            }
            let isQuoting = tokens.first.map { first in quoting.contains { $0.hasPrefix(first.text) } } ?? true
            let beginsCommand =
                tokens.isEmpty || isSeparated || beforeCommand.contains(tokens[tokens.count - 1].text)
                || (isQuoting || bytes[0] == UInt8(ascii: "{")) && bytes[gap].contains { "='\"".utf8.contains($0) }
            tokens.append(
                Token(
                    text: word, offset: start, beginsCommand: beginsCommand, isArgument: !tokens.isEmpty && !isSeparated
                ))
        }
        return tokens
    }

    /// The text with a mark in place of all that may be a secret.
    package func masking(_ text: String) -> String {
        start(in: text).map { String(decoding: text.utf8.prefix($0), as: UTF8.self) + Secret.mark } ?? text
    }

    /// The location in a line with a mark in place of all that may be a secret.
    package func masking(_ location: SourceLocation) -> SourceLocation {
        if last?.line != location.line { last = (location.line, start(in: location.line.text)) }
        guard let start = last?.start else { return location }
        let line = SourceLine(number: location.line.number, text: masking(location.line.text))
        return SourceLocation(line: line, offset: min(location.offset, start))
    }

    /// Lines that are joined to each other, up to a mark in place of all that may be a secret.
    package func masking(_ lines: [SourceLine]) -> [SourceLine] {
        let text = lines.map(\.text).joined(separator: "\n")
        let masked = masking(text)
        guard masked != text else { return lines }
        return zip(lines, masked.split(separator: "\n", omittingEmptySubsequences: false))
            .map { SourceLine(number: $0.number, text: String($1)) }
    }

    /// The command with a mark in place of the word that may be a secret, and without all text after it. Nil if no word may
    /// be a secret.
    package func masking(_ command: Command) -> Command? {
        var text = ""
        let starts = command.words.map { word in
            defer { text += Quoting.quoted(word.text) + " " }
            return text.utf8.count
        }
        guard command.words.count > 1, let start = start(in: text) else { return nil }
        return starts.lastIndex { $0 <= start }.map(command.masked)
    }
}

extension SyntaxError {
    /// The error in the last of joined lines, without what may be a secret in any of them.
    package func hiding(_ secrets: SecretWords, after lines: [SourceLine]) -> SyntaxError {
        let lines = lines.last == location.line ? lines : lines + [location.line]
        let shown = secrets.masking(lines)
        guard shown != lines, let last = shown.last else { return self }
        let line = SourceLine(number: location.line.number, text: shown.count == lines.count ? last.text : Secret.mark)
        return SyntaxError(
            message: message, location: SourceLocation(line: line, offset: min(location.offset, line.text.utf8.count)))
    }
}

nonisolated extension Command {
    /// A copy of the command, in which a mark replaces the word at an index and all text after the word.
    fileprivate func masked(from index: Int) -> Command {
        let place = words[index].location
        let line = SourceLine(number: place.line.number, text: "\(place.before)\(Secret.mark)")
        let masked = words.prefix(index + 1).enumerated().map { number, word in
            Word(
                text: number == index ? Secret.mark : word.text,
                location: SourceLocation(line: line, offset: word.location.offset))
        }
        return Command(words: masked[...])
    }
}
