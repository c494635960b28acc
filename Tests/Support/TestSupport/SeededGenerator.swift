package import ChallengeText

extension SeededGenerator {
    /// Returns a random sequence of these pieces, up to `count` of them.
    package mutating func sequence<Piece: RangeReplaceableCollection>(of pieces: [Piece], upTo count: Int) -> Piece {
        (0..<Int.random(in: 0...count, using: &self)).reduce(into: Piece()) { result, _ in
            result += pieces.randomElement(using: &self) ?? Piece()
        }
    }

    /// Pieces of text that are hard to draw, alone or next to one another.
    private static let fragments = [
        "Rick", "Morty", "Citadel of Ricks", " ", " ", "  ", "a", "7", "#", "é", "e\u{301}", "\u{301}", "ß", "’", "…",
        "→", "\\u{1b}", "世界", "한", "\u{1112}\u{1161}", "\u{11AB}", "か\u{3099}", "Ａ", "ｱ", "\u{3000}", "\u{A0}", "ریک",
        "\u{600}", "\u{915}\u{94D}", "\u{937}", "\u{93E}", "😀", "⚠", "❤", "👍", "🏽", "👩‍🔬", "👨‍👩‍👧‍👦", "\u{200D}",
        "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "🇪", "🇪🇸", "🏴", "\u{E0067}", "\u{1B}[31m", "\u{1B}]0;title\u{7}",
        "\u{9B}2J", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}",
        "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{FFFE}", "\u{FFFD}", String(repeating: "\u{302}", count: 70),
    ]

    package mutating func text(fragments count: Int) -> String { sequence(of: Self.fragments, upTo: count) }
}

extension Unicode.Scalar {
    /// True if no printed row may contain it: controls, changes of direction, line separators, tags. The list does not
    /// use the rule that is under test.
    package var isForbidden: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0x200B, 0xAD: true
        case 0xE0000...0xE0FFF: true
        default: false
        }
    }
}
