extension Character {
    /// The terminal columns of the character.
    ///
    /// 0 for a combining mark or a control on its own, 2 for wide, fullwidth and emoji characters, else 1. A character
    /// of several scalars takes what a terminal gives them one by one (an Indic conjunct may take 3), but an emoji
    /// sequence takes 2: with a variation selector 16 or a skin tone, joined, a flag, a keycap.
    ///
    /// The rules are those of the C function `wcwidth` with Unicode Technical Standard 51 for emoji. Characters of
    /// ambiguous width count 1, as they do in every locale that is not East Asian. Terminals differ on emoji; where
    /// they do, this is the greater width, for a short row harms less than a long one.
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

extension String {
    /// The terminal columns of the text, which must not move the cursor: see ``escapingUnsafe``.
    package var displayWidth: Int {
        if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// The text if it takes no more than `columns` terminal columns, otherwise its beginning and `ellipsis`.
    ///
    /// No character is split, so the result may be a column narrower. If there is no room for the whole ellipsis, the
    /// result is as much of that as fits. Blanks before the ellipsis are removed.
    package func cut(to columns: Int, ellipsis: String = "…") -> String {
        guard displayWidth > columns else { return self }
        let mark = ellipsis.prefix(fitting(columns, of: ellipsis.lazy.map(\.displayWidth)))
        var kept = prefix(fitting(columns - ellipsis.displayWidth, of: lazy.map(\.displayWidth)))
        while kept.last == " " { kept.removeLast() }
        return String(kept + mark)
    }
}

/// How many of the first widths add up to no more than `columns`.
func fitting(_ columns: Int, of widths: some Sequence<Int>) -> Int {
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
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

    /// Half of a flag.
    var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

    /// An emoji that a joiner may follow or lead to: neither a digit, nor half of a flag, nor a skin tone.
    var isPictograph: Bool {
        value > 0x7F && properties.isEmoji && !isRegionalIndicator && !properties.isEmojiModifier
    }

    /// The terminal columns of the scalar on its own: 0, 1 or 2.
    ///
    /// Nonspacing and enclosing marks, default-ignorable characters, and the vowels and final consonants of
    /// conjoining Hangul, which are drawn within the syllable that the first consonant began, take none. A
    /// spacing mark takes one: terminals give it a cell of its own.
    var displayWidth: Int {
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
