/// A piece of Swift source, cut into tokens as far as macros need it: a text in quotes or brackets is one token.
struct SourceText {
    enum Kind {
        case word, string, brackets, comment, blank, newline, sign
    }

    struct Token {
        let kind: Kind
        let text: Substring
    }

    let tokens: [Token]

    init(_ source: some StringProtocol) {
        var rest = Substring(source)
        var tokens: [Token] = []
        while !rest.isEmpty {
            let (kind, end) = Self.token(at: rest)
            tokens.append(Token(kind: kind, text: rest[..<end]))
            rest = rest[end...]
        }
        self.tokens = tokens
    }

    /// Returns the kind and the end of the first token of a text, which is not empty.
    private static func token(at text: Substring) -> (Kind, Substring.Index) {
        let first = text[text.startIndex]
        if first.isNewline { return (.newline, text.index(after: text.startIndex)) }
        if first.isWhitespace { return (.blank, text.firstIndex { !$0.isWhitespace || $0.isNewline } ?? text.endIndex) }
        if text.hasPrefix("//") { return (.comment, text.firstIndex { $0.isNewline } ?? text.endIndex) }
        if text.hasPrefix("/*") { return (.comment, commentEnd(in: text)) }
        let hashes = text.prefix { $0 == "#" }
        if text[hashes.endIndex...].first == "\"" { return (.string, stringEnd(in: text, hashes: String(hashes))) }
        if "([{".contains(first) { return (.brackets, bracketsEnd(in: text)) }
        if first.isWordPart || first == "`" {
            return (.word, text.firstIndex { !$0.isWordPart && $0 != "`" } ?? text.endIndex)
        }
        if "@#".contains(first) {
            return (.word, text.dropFirst().firstIndex { !$0.isWordPart && $0 != "." } ?? text.endIndex)
        }
        if first.isOperatorPart { return (.sign, text.firstIndex { !$0.isOperatorPart } ?? text.endIndex) }
        return (.sign, text.index(after: text.startIndex))
    }

    /// Block comments nest.
    private static func commentEnd(in text: Substring) -> Substring.Index {
        var (depth, rest) = (0, text)
        while !rest.isEmpty {
            switch rest.prefix(2) {
            case "/*": (depth, rest) = (depth + 1, rest.dropFirst(2))
            case "*/": (depth, rest) = (depth - 1, rest.dropFirst(2))
            default: rest = rest.dropFirst()
            }
            if depth == 0 { break }
        }
        return rest.startIndex
    }

    private static func stringEnd(in text: Substring, hashes: String) -> Substring.Index {
        let quotes = text.dropFirst(hashes.count).hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var rest = text.dropFirst(hashes.count + quotes.count)
        while !rest.isEmpty {
            if rest.hasPrefix(quotes + hashes) { return rest.dropFirst(quotes.count + hashes.count).startIndex }
            if rest.hasPrefix("\\" + hashes + "(") {
                rest = rest[bracketsEnd(in: rest.dropFirst(1 + hashes.count))...]
            } else {
                rest = rest.dropFirst(rest.hasPrefix("\\" + hashes) ? 2 + hashes.count : 1)
            }
        }
        return text.endIndex
    }

    private static func bracketsEnd(in text: Substring) -> Substring.Index {
        var rest = text.dropFirst()
        while let first = rest.first, !")]}".contains(first) { rest = rest[token(at: rest).1...] }
        return rest.isEmpty ? rest.endIndex : rest.index(after: rest.startIndex)
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
    fileprivate var isOperatorPart: Bool { "/=-+!*%<>&|^~?.".contains(self) }
}

extension Collection<SourceText.Token> {
    var text: String { reduce(into: "") { $0 += $1.text } }

    /// The text without comments, and without blanks at its ends.
    var code: String {
        let parts = filter { $0.kind != .comment }
        let isBlank = { (token: SourceText.Token) in token.kind == .blank || token.kind == .newline }
        return parts.drop(while: isBlank).reversed().drop(while: isBlank).reversed().text
    }
}
