import ChallengeText

/// Wraps text between words. A word longer than a row is broken at its joints, such as `/` or `.`.
enum Paragraph {
    /// The indentation of continuation rows that belong to one item, in columns.
    static let hanging = 2

    /// Returns rows of at most `width` columns; none if the text has no word.
    ///
    /// Blanks between words are kept, except at the end of a row. Blanks before the first word indent every row, unless
    /// these blanks take more than half of it. A sign, such as a bullet or an arrow, stays with the next word. After a
    /// sign at the start, continuation rows align with the word after the sign. `detail(identifier: 1)` is one word. A
    /// word longer than a row begins on a new row and is broken at its joints. A character wider than a row becomes an
    /// ellipsis.
    ///
    /// - Parameter hanging: the indentation of continuation rows in columns; 0 if it leaves less than half of the width.
    static func rows(of text: StyledText, width: Int, hanging: Int = 0, style: TextStyle) -> [StyledText] {
        if text.columns <= width { return text.bytes.contains { $0 != UInt8(ascii: " ") } ? [text] : [] }
        let blanks = text.run(ofBlanks: true, from: 0)
        let indentation = blanks.count <= width / 2 ? blanks : 0..<0
        let wanted = max(hanging, text.columnsOfSign(at: blanks.upperBound))
        let hanging = indentation.count + wanted <= width / 2 ? wanted : 0
        var rows: [StyledText] = []
        var (row, columns) = (StyledText(), 0)
        var room: Int { width - indentation.count - (rows.isEmpty ? 0 : hanging) }

        func append(_ part: StyledText) {
            if row.isEmpty {
                row.append(text[indentation])
                if !rows.isEmpty { row.append(blanks: hanging) }
            }
            row.append(part)
            columns += part.columns
        }
        func endRow() {
            if !row.isEmpty { rows.append(row) }
            (row, columns) = (StyledText(), 0)
        }

        var end = indentation.upperBound
        while true {
            var rest = text.words(from: text.run(ofBlanks: true, from: end).upperBound)
            if rest.isEmpty { break }
            let next = text[end..<rest.upperBound]
            end = rest.upperBound
            if columns + next.columns <= room {
                append(next)
                continue
            }
            endRow()
            while true {
                let part = text.beginning(ofWord: rest, columns: room)
                append(text[part].cut(to: room, style: style))
                rest = part.upperBound..<end
                if rest.isEmpty { break }
                endRow()
            }
        }
        endRow()
        return rows
    }
}

extension StyledText {
    /// The characters behind which a name or a link may be broken, in order of preference.
    private static let joints = ["/?&", ".", " ,:;()[]=|-_"].map { Array($0.utf8) }

    /// Returns the columns of the word at an index and the blanks behind it. Returns 0 unless it is a sign before a word.
    fileprivate func columnsOfSign(at index: Int) -> Int {
        let word = run(ofBlanks: false, from: index)
        let blanks = run(ofBlanks: true, from: word.upperBound)
        return isSign(word) && blanks.upperBound < count ? self[word].columns + blanks.count : 0
    }

    /// Returns the word at an index with any signs before it. A word with an open bracket includes the next word.
    fileprivate func words(from index: Int) -> Range<Int> {
        var word = run(ofBlanks: false, from: index)
        while isSign(word) || isOpen(word) {
            let next = run(ofBlanks: false, from: run(ofBlanks: true, from: word.upperBound).upperBound)
            if next.isEmpty { break }
            word = next
        }
        return index..<word.upperBound
    }

    /// True if a word is as narrow as a sign and has neither letters nor digits.
    private func isSign(_ word: Range<Int>) -> Bool {
        word.count <= 2 && (1...2).contains(self[word].columns)
            && String(decoding: self[word].bytes, as: UTF8.self).allSatisfy { !$0.isLetter && !$0.isNumber }
    }

    /// True if a word has an opening bracket right behind a letter, and no closing bracket after the opening bracket.
    private func isOpen(_ word: Range<Int>) -> Bool {
        let bytes = self[word].bytes
        guard let bracket = bytes.lastIndex(where: { "()".utf8.contains($0) }) else { return false }
        return bytes[bracket] == UInt8(ascii: "(") && bracket > 0 && bytes[bracket - 1].isLetterOrDigit
    }

    /// Returns the beginning of a word that fits the columns, at least one character. The beginning ends at the last of
    /// the preferred joints. In a word without joints, it ends before the last capital of a camel-case word.
    fileprivate func beginning(ofWord word: Range<Int>, columns: Int) -> Range<Int> {
        let part = beginning(of: word, columns: columns)
        guard !part.isEmpty else { return word.prefix(1) }
        guard part != word else { return part }
        let start = firstByte(of: part.lowerBound)
        let least = start + (firstByte(of: part.upperBound) - start + 2) / 3
        let ends = part.indices.map { $0 + 1 }.filter { firstByte(of: $0) >= least }
        func neighbours(_ end: Int) -> (UInt8, UInt8) { (bytes[firstByte(of: end) - 1], bytes[firstByte(of: end)]) }
        let joint = Self.joints.lazy.compactMap { joints in
            ends.last { joints.contains(neighbours($0).0) && neighbours($0).1.isLetterOrDigit }
        }.first
        let end =
            joint
            ?? ends.last {
                let (before, after) = neighbours($0)
                return before.isLetterOrDigit && !before.isCapital && after.isCapital
            }
        return part.lowerBound..<(end ?? part.upperBound)
    }
}

extension UInt8 {
    /// True for an ASCII capital. ``isLetterOrDigit`` accepts only ASCII too.
    fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
    fileprivate var isLetterOrDigit: Bool {
        isCapital || (0x61...0x7A).contains(self) || (0x30...0x39).contains(self)
    }
}
