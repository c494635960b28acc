extension String {
    package var trimmed: String {
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last { return self }
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    package var capitalizedAtStart: String {
        // Of two scalars in ASCII the second does not belong to the character that the first one is.
        guard let first = utf8.first, utf8.prefix(2).allSatisfy({ $0 < 0x80 }) else {
            return prefix(1).uppercased() + String(dropFirst())
        }
        guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return self }
        return String(Unicode.Scalar(first - 0x20)) + String(Substring(utf8.dropFirst()))
    }

    /// True if a text is a part of this one, code unit by code unit. `contains` makes tables for a long search first.
    package func has(_ part: String) -> Bool {
        utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
    }

    /// True if a text is too long to be equal to a part of this one by characters, whatever they are. Comparing them takes
    /// the time of the longer one: that is what a text of a MiB is spared, for each of many names.
    package func isTooShort(for part: String) -> Bool {
        // Equivalent texts have at most thrice the bytes of their normal form, and at least a third (Unicode Annex 15).
        part.utf8.count > 9 * utf8.count
    }
}

extension Sequence {
    /// The elements that a word may stand for: the one of that name, or all whose names begin so; of no word, none.
    package func abbreviated(to word: String, name: (Element) -> String) -> [Element] {
        guard !word.isEmpty else { return [] }
        let beginning = filter { name($0).hasPrefix(word) }
        return beginning.first { name($0) == word }.map { [$0] } ?? beginning
    }
}
