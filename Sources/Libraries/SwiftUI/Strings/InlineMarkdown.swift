/// A text with inline Markdown, as plain text: emphasis and code lose their marks, a link shows its text.
nonisolated struct InlineMarkdown {
    fileprivate struct Sign {
        let character: Character
        /// True for a character that may be a mark.
        let isSyntax: Bool
    }

    let text: String

    /// Reads a text in whose values no character is a mark.
    init(_ pieces: [LocalizedFormat.Piece]) {
        let signs = pieces.flatMap { piece in piece.text.map { Sign(character: $0, isSyntax: !piece.isValue) } }
        // Few texts have marks.
        let hasMarks = signs.contains { $0.isSyntax && "*_~`[\\".contains($0.character) }
        text = String((hasMarks ? Self.plain(signs[...]) : signs).map(\.character))
    }

    private static func plain(_ text: ArraySlice<Sign>) -> [Sign] {
        var result: [Sign] = []
        /// The runs of marks that may begin something, with their places in the result.
        var openings: [(run: ArraySlice<Sign>, place: Int)] = []
        var rest = text
        while let first = rest.first {
            guard first.isSyntax else { result.append(rest.removeFirst()); continue }
            switch first.character {
            case "\\":
                rest.removeFirst()
                if let next = rest.first, next.isSyntax, next.character.isPunctuation || next.character.isSymbol {
                    result.append(rest.removeFirst())
                } else {
                    result.append(first)
                }
            case "`":
                let run = rest.run
                let content = rest.dropFirst(run.count)
                if let end = content.end(of: run) {
                    result += content[..<end]
                    rest = rest[(end + run.count)...]
                } else {
                    result += run
                    rest = content
                }
            case "[":
                if let (content, after) = link(rest) {
                    let plain = plain(content)
                    let inflects = result.last.map { $0.isSyntax && $0.character == "^" } ?? false
                    if inflects { result.removeLast() }
                    result += inflects ? inflected(plain) : plain
                    rest = after
                } else {
                    result.append(rest.removeFirst())
                }
            case "*", "_", "~":
                let run = rest.run
                let (before, after) = (text[..<run.startIndex].last?.character, text[run.endIndex...].first?.character)
                let opens = after.map { !$0.isWhitespace } ?? false
                let closes = before.map { !$0.isWhitespace } ?? false
                let isWithinWord = first.character == "_" && before.isWordPart && after.isWordPart
                let isMark = !isWithinWord && (first.character != "~" || run.count == 2)
                let isEqual = { (opening: (run: ArraySlice<Sign>, place: Int)) in
                    opening.run.count == run.count && opening.run.first?.character == first.character
                }
                if isMark, closes, let open = openings.lastIndex(where: isEqual) {
                    result.removeSubrange(openings[open].place..<(openings[open].place + run.count))
                    openings.removeSubrange(open...)
                } else {
                    if isMark, opens { openings.append((run, result.count)) }
                    result += run
                }
                rest = rest[run.endIndex...]
            default: result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// Returns the text of the link at the beginning of a text, and what follows the link.
    private static func link(_ text: ArraySlice<Sign>) -> (content: ArraySlice<Sign>, rest: ArraySlice<Sign>)? {
        guard let close = text.closing("[", "]"), text[(close + 1)...].first?.character == "(",
            let end = text[(close + 1)...].closing("(", ")")
        else { return nil }
        return (text[(text.startIndex + 1)..<close], text[(end + 1)...])
    }

    /// Puts the last word of `^[2 item](inflect: true)` into the plural, by the rules of English.
    private static func inflected(_ text: [Sign]) -> [Sign] {
        let words = String(text.map(\.character)).split(separator: " ")
        let numbers = words.lazy.compactMap { word in Int(word.filter { $0 != "," }) }
        guard let number = numbers.first, number != 1, let last = words.last else { return text }
        let isVowel = { (character: Character?) in character.map { "aeiou".contains($0) } ?? true }
        var result = text
        var ending = "s"
        if last.hasSuffix("y"), !isVowel(last.dropLast().last) {
            result.removeLast()
            ending = "ies"
        } else if ["s", "x", "z", "ch", "sh"].contains(where: last.hasSuffix) {
            ending = "es"
        }
        return result + ending.map { Sign(character: $0, isSyntax: false) }
    }
}

nonisolated extension ArraySlice<InlineMarkdown.Sign> {
    /// The equal marks at the beginning.
    fileprivate var run: Self {
        prefix { [character = first?.character] in $0.isSyntax && $0.character == character }
    }

    /// Returns the place of a run of marks of this length.
    fileprivate func end(of run: Self) -> Int? {
        var rest = self
        while let start = rest.firstIndex(where: { $0.isSyntax && $0.character == run.first?.character }) {
            let found = rest[start...].run
            if found.count == run.count { return start }
            rest = rest[found.endIndex...]
        }
        return nil
    }

    /// Returns the place of the bracket that closes the first one.
    fileprivate func closing(_ open: Character, _ close: Character) -> Int? {
        var depth = 0
        return firstIndex { sign in
            guard sign.isSyntax else { return false }
            if sign.character == open { depth += 1 }
            if sign.character == close { depth -= 1 }
            return sign.character == close && depth == 0
        }
    }
}

nonisolated extension Character? {
    fileprivate var isWordPart: Bool { map { $0.isLetter || $0.isNumber } ?? false }
}
