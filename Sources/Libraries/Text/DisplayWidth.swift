extension Character {
    /// The terminal columns of the character.
    ///
    /// 0 for a combining mark or a control on its own, 2 for wide, fullwidth and emoji characters, else 1. Other
    /// characters of several scalars have the sum of their widths (an Indic conjunct may have 3). An emoji sequence has
    /// 2: an emoji with variation selector 16 or a skin tone, joined emoji, a flag, a keycap.
    ///
    /// The rules are those of the C function `wcwidth`, with Unicode Technical Standard 51 for emoji. Characters of
    /// ambiguous width count 1, as in every locale that is not East Asian. If terminals differ on an emoji, the greater
    /// width is returned: a short row does less harm than a long row.
    package var displayWidth: Int {
        if let ascii = asciiValue { return 0x20...0x7E ~= ascii ? 1 : 0 }
        var total = 0
        var current = 0
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0xFE0F where previous?.properties.isEmoji == true,
                0x1F3FB...0x1F3FF where previous?.properties.isEmojiModifierBase == true,
                0x20E3 where previous.map("#*0123456789".unicodeScalars.contains) == true,
                0x1F1E6...0x1F1FF where previous?.isRegionalIndicator == true:
                current = 2
            case _ where previous == .zeroWidthJoiner && scalar.isPictograph:
                current = 2
            default:
                let width = scalar.displayWidth
                if width > 0 {
                    total += current
                    current = width
                }
            }
            previous = scalar
        }
        return total + current
    }
}

extension StringProtocol {
    /// The terminal columns of the text, which must not move the cursor: see ``escapingUnsafe``.
    package var displayWidth: Int {
        let plain = utf8.withContiguousStorageIfAvailable(PlainText.columns) ?? nil
        return plain ?? reduce(0) { $0 + $1.displayWidth }
    }
}

/// Text whose characters print as they are, in one column each, next to any other plain character. ASCII, European
/// letters, most punctuation, arrows and shapes are measured without Unicode property lookups.
package enum PlainText {
    /// The terminal columns of a text in UTF-8; nil unless the text is plain.
    package static func columns(of utf8: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        // Most text is pure ASCII.
        while index < utf8.count, utf8[index] &- 0x20 < 0x5F { index += 1 }
        var columns = index
        while index < utf8.count {
            let byte = UInt32(utf8[index])
            let scalar: UInt32
            switch byte {
            case 0x20...0x7E:
                columns += 1
                index += 1
                continue
            case 0xC2...0xDF:
                scalar = (byte & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F)
                index += 2
            case 0xE2:
                scalar = 0x2000 | UInt32(utf8[index + 1] & 0x3F) << 6 | UInt32(utf8[index + 2] & 0x3F)
                index += 3
            default: return nil
            }
            switch scalar {
            // Latin, Greek, Cyrillic, Armenian; general punctuation; arrows and operators; boxes, blocks and shapes.
            case 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x2010...0x2027, 0x2030...0x205E,
                0x2190...0x2319, 0x2500...0x25FC:
                columns += 1
            default: return nil
            }
        }
        return columns
    }
}

extension String {
    /// The terminal columns of the text; nil unless it is ``PlainText``.
    package var plainColumns: Int? { utf8.withContiguousStorageIfAvailable(PlainText.columns) ?? nil }

    /// Returns the text if it fits `columns` terminal columns, otherwise the text's beginning and `ellipsis`.
    ///
    /// No character is split, so the result may be a column narrower. If the whole ellipsis does not fit, the result is
    /// its beginning. Blanks before the ellipsis are removed.
    package func cut(to columns: Int, ellipsis: String = "…") -> String {
        guard displayWidth > columns else { return self }
        let mark = ellipsis.prefix(fitting(columns, of: ellipsis.lazy.map(\.displayWidth)))
        var kept = prefix(fitting(columns - ellipsis.displayWidth, of: lazy.map(\.displayWidth)))
        while kept.last == " " { kept.removeLast() }
        return String(kept + mark)
    }
}

extension String {
    /// The columns for a word in a message. A line of 80 columns then has room for quotes and some other words.
    private static let messageWidth = 72

    /// The text in quotes for a message: `'charcters'`. If it has more columns than `limit`, the middle is cut and the
    /// length is added: `'[[[[…[[[[' (1000000 characters)`.
    package func quotedInMessage(upTo limit: Int = messageWidth) -> String { inMessage(upTo: limit, quote: "'") }

    /// The text for a message, without quotes.
    package func inMessage(upTo limit: Int = messageWidth) -> String { inMessage(upTo: limit, quote: "") }

    private func inMessage(upTo limit: Int, quote: String) -> String {
        // A byte has one column at most.
        guard utf8.count > limit, case let visible = escapingUnsafe, visible.displayWidth > limit else {
            return quote + self + quote
        }
        let half = (limit - 1) / 2
        let start = visible.prefix(fitting(half, of: visible.lazy.map(\.displayWidth)))
        let end = visible.suffix(fitting(half, of: visible.reversed().lazy.map(\.displayWidth)))
        return "\(quote)\(start)…\(end)\(quote) (\(count) characters)"
    }
}

/// Returns how many of the first widths fit `columns`.
@inlinable
package func fitting(_ columns: Int, of widths: some Sequence<Int>) -> Int {
    var count = 0
    var total = 0
    for width in widths {
        total += width
        if total > columns { break }
        count += 1
    }
    return count
}

extension Unicode.Scalar {
    package static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

    /// Half of a flag.
    package var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

    /// True for an emoji that may stand next to a joiner: not a digit, half of a flag, or a skin tone.
    var isPictograph: Bool {
        value > 0x7F && properties.isEmoji && !isRegionalIndicator && !properties.isEmojiModifier
    }

    /// The terminal columns of the scalar on its own: 0, 1 or 2.
    ///
    /// Nonspacing and enclosing marks and default-ignorable characters have no column. The vowels and final consonants of
    /// conjoining Hangul have no column either, because they are drawn within the syllable of the first consonant. A
    /// spacing mark has one column, because terminals give it a separate cell.
    package var displayWidth: Int {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: return 0
        case 0x20..<0x300: return 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        if WideScalars.contains(self) { return 2 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return properties.isDefaultIgnorableCodePoint ? 0 : 1
        }
    }
}

private enum WideScalars {
    /// True if a scalar is wide, by binary search: about seven steps.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        var low = 0
        var high = bounds.count / 2
        while low < high {
            let middle = (low + high) / 2
            if scalar.value > bounds[2 * middle + 1] { low = middle + 1 } else { high = middle }
        }
        return low < bounds.count / 2 && scalar.value >= bounds[2 * low]
    }

    /// The first and last scalar of each range, in ascending order without adjacent ranges.
    ///
    /// Unicode 17.0: `East_Asian_Width` Wide or Fullwidth (EastAsianWidth.txt, with its defaults for the unassigned
    /// ideographs), without combining marks, which have no column. Also the regional indicators U+1F1E6 to U+1F1FF,
    /// which are `Emoji_Presentation` (emoji-data.txt) but Neutral in width. Every other scalar with
    /// `Emoji_Presentation` is Wide.
    private static let bounds: [UInt32] = [
        0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3, 0x25FD, 0x25FE,
        0x2614, 0x2615, 0x2630, 0x2637, 0x2648, 0x2653, 0x267F, 0x267F, 0x268A, 0x268F, 0x2693, 0x2693, 0x26A1, 0x26A1,
        0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3,
        0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C,
        0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C,
        0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x2E99, 0x2E9B, 0x2EF3, 0x2F00, 0x2FD5, 0x2FF0, 0x3029, 0x3030, 0x303E,
        0x3041, 0x3096, 0x309B, 0x30FF, 0x3105, 0x312F, 0x3131, 0x3163, 0x3165, 0x318E, 0x3190, 0x31E5, 0x31EF, 0x321E,
        0x3220, 0x3247, 0x3250, 0xA48C, 0xA490, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19,
        0xFE30, 0xFE52, 0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x16FE3,
        0x16FF2, 0x16FF6, 0x17000, 0x18CD5, 0x18CFF, 0x18D1E, 0x18D80, 0x18DF2, 0x1AFF0, 0x1AFF3, 0x1AFF5, 0x1AFFB,
        0x1AFFD, 0x1AFFE, 0x1B000, 0x1B122, 0x1B132, 0x1B132, 0x1B150, 0x1B152, 0x1B155, 0x1B155, 0x1B164, 0x1B167,
        0x1B170, 0x1B2FB, 0x1D300, 0x1D356, 0x1D360, 0x1D376, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E,
        0x1F191, 0x1F19A, 0x1F1E6, 0x1F202, 0x1F210, 0x1F23B, 0x1F240, 0x1F248, 0x1F250, 0x1F251, 0x1F260, 0x1F265,
        0x1F300, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3,
        0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D,
        0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F,
        0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2, 0x1F6D5, 0x1F6D8, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC,
        0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF,
        0x1FA70, 0x1FA7C, 0x1FA80, 0x1FA8A, 0x1FA8E, 0x1FAC6, 0x1FAC8, 0x1FAC8, 0x1FACD, 0x1FADC, 0x1FADF, 0x1FAEA,
        0x1FAEF, 0x1FAF8, 0x20000, 0x2FFFD, 0x30000, 0x3FFFD,
    ]
}
