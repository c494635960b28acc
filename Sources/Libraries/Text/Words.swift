extension String {
    package var trimmed: String {
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last { return self }
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// The words of the text with one blank between them, and none at its ends.
    package var singleSpaced: String {
        guard plainColumns != nil else { return split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
        // In a plain text, each blank is a byte, and there are no tabs.
        let blank = UInt8(ascii: " ")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 where byte != blank || bytes.last ?? blank != blank { bytes.append(byte) }
        if bytes.last == blank { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    package var capitalizedAtStart: String { prefix(1).uppercased() + String(dropFirst()) }

    /// True if the text contains a part, by code units. `contains` first builds tables for a long search.
    package func has(_ part: String) -> Bool {
        guard let first = part.utf8.first else { return !isEmpty }
        return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: part.utf8) }
    }

    /// True if a part is too long to equal any part of this text by characters. This saves comparing a text of a MiB
    /// with each of many names, because a comparison takes as long as the longer text.
    package func isTooShort(for part: String) -> Bool {
        // Equivalent texts have at most three times the bytes of their normal form, and at least a third (Unicode Annex 15).
        part.utf8.count > 9 * utf8.count
    }
}

extension Sequence {
    /// Returns the elements that a word may abbreviate: the exact match, or all elements whose names begin with the word;
    /// none for an empty word.
    package func abbreviated(to word: String, name: (Element) -> String) -> [Element] {
        guard !word.isEmpty else { return [] }
        let beginning = filter { name($0).hasPrefix(word) }
        return beginning.first { name($0) == word }.map { [$0] } ?? beginning
    }
}

extension Double {
    /// The number as people write it: `2`, `2.5`.
    package var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension [String] {
    /// The elements, each once.
    package var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
