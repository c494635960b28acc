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
        let whole = text.whole
        if whole.columns <= width { return text.bytes.contains { $0 != UInt8(ascii: " ") } ? [text] : [] }
        let blanks = text.run(ofBlanks: true, after: whole.start)
        let indentation = blanks.columns <= width / 2 ? blanks : blanks.start
        let wanted = max(hanging, text.columnsOfSign(after: blanks))
        let hanging = indentation.columns + wanted <= width / 2 ? wanted : 0
        var rows: [StyledText] = []
        var (row, columns) = (StyledText(), 0)
        var room: Int { width - indentation.columns - (rows.isEmpty ? 0 : hanging) }

        func append(_ piece: StyledText.Piece) {
            if row.bytes.isEmpty {
                row.append(indentation, of: text, style: style)
                if !rows.isEmpty { row.append(blanks: hanging) }
            }
            row.append(piece, of: text, style: style)
            columns += piece.columns
        }
        func endRow() {
            if !row.bytes.isEmpty { rows.append(row) }
            (row, columns) = (StyledText(), 0)
        }

        var last = indentation
        while true {
            let blanks = text.run(ofBlanks: true, after: last)
            last = text.words(after: blanks)
            if last.isEmpty { break }
            if columns + blanks.columns + last.columns <= room {
                append(blanks)
                append(last)
                continue
            }
            endRow()
            var rest = last
            while true {
                let part = text.beginning(ofWord: rest, columns: room)
                append(text.cut(part, to: room, style: style))
                rest = text.rest(of: rest, behind: part)
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

    /// Returns the columns of the next word and the blanks behind it. Returns 0 unless a sign and another word follow.
    fileprivate func columnsOfSign(after piece: Piece) -> Int {
        let word = run(ofBlanks: false, after: piece)
        let blanks = run(ofBlanks: true, after: word)
        let isSign = isSign(word) && !run(ofBlanks: false, after: blanks).isEmpty
        return isSign ? word.columns + blanks.columns : 0
    }

    /// Returns the next word with any signs before it. A word with an open bracket includes the next word.
    fileprivate func words(after piece: Piece) -> Piece {
        var word = run(ofBlanks: false, after: piece)
        var whole = word
        while isSign(word) || isOpen(word) {
            let blanks = run(ofBlanks: true, after: word)
            word = run(ofBlanks: false, after: blanks)
            guard !word.isEmpty else { break }
            whole.bytes = whole.bytes.lowerBound..<word.bytes.upperBound
            whole.segments = whole.segments.lowerBound..<word.segments.upperBound
            whole.columns += blanks.columns + word.columns
        }
        return whole
    }

    /// True if a word is as narrow as a sign and has neither letters nor digits.
    private func isSign(_ word: Piece) -> Bool {
        (1...2).contains(word.columns)
            && String(decoding: bytes[word.bytes], as: UTF8.self).allSatisfy { !$0.isLetter && !$0.isNumber }
    }

    /// True if a word has an opening bracket right behind a letter, and no closing bracket after the opening bracket.
    private func isOpen(_ word: Piece) -> Bool {
        guard let bracket = bytes[word.bytes].lastIndex(where: { "()".utf8.contains($0) }) else { return false }
        return bytes[bracket] == UInt8(ascii: "(") && bracket > word.bytes.lowerBound
            && bytes[bracket - 1].isLetterOrDigit
    }

    /// Returns the beginning of a word that fits the columns, at least one character. The beginning ends at the last of
    /// the preferred joints. In a word without joints, it ends before the last capital of a camel-case word.
    fileprivate func beginning(ofWord word: Piece, columns: Int) -> Piece {
        let part = beginning(of: word, columns: columns)
        guard !part.isEmpty else { return firstCharacter(of: word) }
        guard part.bytes != word.bytes else { return part }
        let ends = part.bytes.lowerBound + (part.bytes.count + 2) / 3...part.bytes.upperBound
        let joint = Self.joints.lazy.compactMap { joints in
            ends.last { joints.contains(bytes[$0 - 1]) && bytes[$0].isLetterOrDigit }
        }.first
        let end =
            joint ?? ends.last { bytes[$0 - 1].isLetterOrDigit && !bytes[$0 - 1].isCapital && bytes[$0].isCapital }
        return end.map { beginning(of: part, endingAt: $0) } ?? part
    }
}

extension UInt8 {
    /// True for an ASCII capital. ``isLetterOrDigit`` accepts only ASCII too.
    fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
    fileprivate var isLetterOrDigit: Bool {
        isCapital || (0x61...0x7A).contains(self) || (0x30...0x39).contains(self)
    }
}
