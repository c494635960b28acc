import ChallengeLanguage

/// The text of an alias. `$1` to `$9` are placeholders for single arguments, `$*` for all; `$$` is a dollar sign.
///
/// An argument stays one word in any position; within a program, the argument is one word for `sh`. In single quotes and
/// after a backslash, a placeholder is plain text, as in `sh`.
nonisolated struct AliasTemplate {
    private enum Part {
        case text(String)
        /// The number of the argument, from 1; nil for all arguments.
        case argument(Int?, Context)
    }

    /// The quotes and the program, if any, around a placeholder.
    private struct Context {
        let isQuoted: Bool
        let reader: Quoting.Reader
        let canQuote: Bool

        /// Nil if the dollar sign after `text` is plain text.
        init?(behind text: Substring) {
            var lexer = Lexer()
            lexer.readPartially(SourceLine(number: 1, text: String(text)))
            let isEscaped = text.reversed().prefix { $0 == "\\" }.count % 2 == 1
            guard lexer.comment == nil, !isEscaped, lexer.quote?.kind != .single else { return nil }
            isQuoted = lexer.quote != nil
            reader = lexer.isInProgram ? .sh : .language
            canQuote = lexer.canQuote
        }

        /// The words with quotes for this context. Open double quotes are closed before and reopened after the words.
        func written(_ words: [Word]) -> String {
            func quoted(_ text: String) -> String {
                reader == .sh ? Quoting.quoted(text, in: .single, for: .sh) : Quoting.quoted(text)
            }
            if isQuoted { return "\"\(quoted(words.map(\.text).joined(separator: " ")))\"" }
            return words.map { word in
                reader == .language || word.isInHome ? word.written(for: reader) : quoted(word.text)
            }.joined(separator: " ")
        }
    }

    /// The most placeholders of an alias. For each one the text before it is read.
    static let placeLimit = 100

    private let parts: [Part]
    /// False if the text has more than ``placeLimit`` placeholders.
    let isWithinLimit: Bool

    init(_ text: String) {
        var parts: [Part] = []
        var places = 0
        var (literal, rest) = ("", text[...])
        while let dollar = rest.firstIndex(of: "$") {
            literal += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let sign = rest.first, "123456789*$".contains(sign), places < Self.placeLimit + 1 else {
                literal += "$"
                continue
            }
            places += 1
            guard let context = Context(behind: text[..<dollar]) else {
                literal += "$"
                continue
            }
            rest = rest.dropFirst()
            guard sign != "$" else {
                literal += "$"
                continue
            }
            parts += [.text(literal), .argument(sign.wholeNumberValue, context)]
            literal = ""
        }
        self.parts = parts + [.text(literal + rest)]
        isWithinLimit = places <= Self.placeLimit
    }

    /// True if the text has placeholders. Without placeholders, further words are appended to the text.
    var takesArguments: Bool { parts.count > 1 }

    /// True if each argument is one word where its placeholder stands, see ``Lexer/canQuote``.
    var canQuote: Bool {
        parts.allSatisfy { part in if case .argument(_, let context) = part { context.canQuote } else { true } }
    }

    /// The valid numbers of arguments.
    var count: ClosedRange<Int> {
        let numbers = parts.compactMap { part in if case .argument(let number, _) = part { number ?? 0 } else { nil } }
        let most = numbers.max() ?? 0
        return most...(takesArguments && !numbers.contains(0) ? most : .max)
    }

    /// Returns the text, or only its beginning if it is longer than a line may be: arguments can occur many times.
    ///
    /// - Parameter words: the arguments. Their number must be valid.
    func text(with words: [Word]) -> String {
        var result = ""
        for part in parts where result.utf8.count <= ScriptReader.lineLimit {
            switch part {
            case .text(let text): result += text
            case .argument(let number, let context): result += context.written(number.map { [words[$0 - 1]] } ?? words)
            }
        }
        return result
    }
}
