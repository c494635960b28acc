import ChallengeCore
import ChallengeTestSupport

extension SeededGenerator {
    /// Pieces that are awkward alone, and more so beside one another.
    private static let fragments = [
        "Rick", "Morty", "Citadel of Ricks", " ", " ", "  ", "a", "7", "#", "é", "e\u{301}", "\u{301}", "ß", "’", "…",
        "→", "\\u{1b}",
        "世界", "한", "\u{1112}\u{1161}", "\u{11AB}", "か\u{3099}", "Ａ", "ｱ", "\u{3000}", "\u{A0}", "ریک", "\u{600}",
        "\u{915}\u{94D}", "\u{937}", "\u{93E}",
        "😀", "⚠", "❤", "👍", "🏽", "👩‍🔬", "👨‍👩‍👧‍👦", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "🇪", "🇪🇸", "🏴", "\u{E0067}",
        "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{202E}",
        "\u{2066}", "\u{200F}",
        "\u{61C}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{FFFE}", "\u{FFFD}",
        String(repeating: "\u{302}", count: 70),
    ]

    mutating func text(fragments count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &self)).reduce(into: "") { text, _ in
            text += Self.fragments.randomElement(using: &self) ?? ""
        }
    }

    mutating func spans() -> [Span] {
        (0..<Int.random(in: 0...4, using: &self)).map { _ in
            let role = Span.Role.allCases.randomElement(using: &self) ?? .plain
            if Int.random(in: 0..<5, using: &self) == 0 {
                return Span(Symbol.allCases.randomElement(using: &self) ?? .arrow, role)
            }
            return Span(text(fragments: 6), role)
        }
    }

    mutating func element(depth: Int = 2) -> Element {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 6), using: &self) {
        case 0, 1: .line(spans(), trailing: spans())
        case 2: .paragraph(spans() + spans() + spans())
        case 3, 4: table()
        case 5: .blank
        default: .stack((0..<Int.random(in: 0...4, using: &self)).map { _ in element(depth: depth - 1) })
        }
    }

    private mutating func table() -> Element {
        let hasTitles = Bool.random(using: &self)
        let columns = (0..<Int.random(in: 0...5, using: &self)).map { _ in
            Table.Column(
                hasTitles ? text(fragments: 3) : "", alignment: Bool.random(using: &self) ? .leading : .trailing,
                shrinks: Bool.random(using: &self))
        }
        let rows = (0..<Int.random(in: 0...5, using: &self)).map { _ in
            (0..<Int.random(in: 0...(columns.count + 1), using: &self)).map { _ in spans() }
        }
        return .table(Table(columns: columns, rows: rows))
    }
}

extension Unicode.Scalar {
    /// What no printed row may hold: controls, what turns the direction, separators of lines, tags. Written apart
    /// from the rule under test.
    var isForbidden: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0x200B, 0xAD: true
        case 0xE0000...0xE0FFF: true
        default: false
        }
    }
}
