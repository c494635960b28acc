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
    /// Nonspacing and enclosing marks, what is to be ignored by default, and the vowels and final consonants of
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
