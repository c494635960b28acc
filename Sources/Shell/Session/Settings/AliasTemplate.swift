import ChallengeShellLanguage

/// The text of an alias with places for its arguments: `$1` to `$9`, and `$*` for all of them. `$$` is a dollar sign.
///
/// An argument stays one word wherever it stands, and is one for `sh` within a program. As in `sh` a place is text in
/// single quotes and behind a backslash.
nonisolated struct AliasTemplate {
    private enum Part {
        case text(String)
        /// By its number from 1; nil for all.
        case argument(Int?, Context)
    }

    /// What an argument stands in.
    private struct Context {
        let isQuoted: Bool
        let isProgram: Bool

        /// Nil where a dollar sign is text.
        init?(behind text: Substring) {
            var lexer = Lexer()
            lexer.readPartially(SourceLine(number: 1, text: String(text)))
            guard lexer.comment == nil, !lexer.endsInBackslash, lexer.quote?.kind != .single else { return nil }
            isQuoted = lexer.quote != nil
            isProgram = lexer.sign.map { $0.kind == .pipe || $0.kind == .run } ?? false
        }

        /// The words as they are written here. Double quotes that are open end before and begin again behind.
        func written(_ words: [String]) -> String {
            let quoted = (isQuoted ? [words.joined(separator: " ")] : words).map { word in
                isProgram ? "'\(word.replacing("'", with: #"'\''"#))'" : Quoting.quoted(word)
            }
            return isQuoted ? "\"\(quoted[0])\"" : quoted.joined(separator: " ")
        }
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var (literal, rest) = ("", text[...])
        while let dollar = rest.firstIndex(of: "$") {
            literal += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let sign = rest.first, "123456789*$".contains(sign), let context = Context(behind: text[..<dollar])
            else {
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
    }

    /// False if what follows the alias is added to its text.
    var takesArguments: Bool { parts.count > 1 }

    /// How many arguments fit.
    var count: ClosedRange<Int> {
        let numbers = parts.compactMap { part in if case .argument(let number, _) = part { number ?? 0 } else { nil } }
        let most = numbers.max() ?? 0
        return most...(takesArguments && !numbers.contains(0) ? most : .max)
    }

    /// - Parameter words: as many as fit.
    func text(with words: [String]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .argument(let number, let context): context.written(number.map { [words[$0 - 1]] } ?? words)
            }
        }.joined()
    }
}
