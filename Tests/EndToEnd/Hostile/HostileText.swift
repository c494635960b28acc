import ChallengeTestSupport

/// Text that someone might send who wants a terminal to do something, or a reader to see something else.
enum HostileText {
    /// Each steers a terminal, hides, turns around, piles up or breaks off, or looks as if it did.
    static let pieces = [
        "\u{1b}[31m", "\u{1b}[2J", "\u{1b}[6n", "\u{1b}]0;title\u{7}", "\u{1b}Pq#0\u{1b}\\", "\u{1b}", "\u{9b}5A",
        "\u{90}",
        "\u{0}", "\u{7}", "\u{8}\u{8}", "\t", "\n", "\r", "\r\n  1  Nobody", "\u{b}", "\u{c}", "\u{7f}", "\u{85}",
        "\u{2028}", "\u{2029}", "\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{200e}", "\u{61c}", "\u{200b}",
        "\u{200c}", "\u{200d}", "\u{2060}", "\u{feff}", "\u{ad}", "\u{34f}", "\u{180e}", "\u{3164}", "\u{fff9}",
        "\u{ffff}",
        "\u{fe0f}", "\u{e0041}\u{e007f}", "\u{1d173}", String(repeating: "\u{301}", count: 40), "e\u{301}", "漢字", "🇩🇪",
        "👍🏽",
        "\\u{1b}", "%s", "'", "\"", "\\", ";", "#", "$HOME", "`", "=", " ", "a", "rick", "Morty", "é", "ﷺ", "•", "›",
    ]

    static func random(upTo count: Int, using random: inout SeededGenerator) -> String {
        random.sequence(of: pieces, upTo: count)
    }
}
