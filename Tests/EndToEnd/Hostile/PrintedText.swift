import ChallengeText
import ChallengeTestSupport
import TerminalTestSupport

/// Looks at what was printed as a terminal does that obeys whatever it is sent.
struct PrintedText {
    /// The columns of a row.
    var width = Int.max
    /// Whether there may be colours: SGR sequences (ECMA-48, 8.3.117) and nothing else that begins with ESC.
    var hasColour = false

    /// What is wrong with the first line that is not as it should be; nil where all are.
    ///
    /// Deliberately by another rule than the program's: by Unicode's general categories.
    func fault(in text: String) -> String? {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let fault = fault(inLine: String(line)) { return "\(fault) in \(line.prefix(300).debugDescription)" }
        }
        return nil
    }

    private func fault(inLine line: String) -> String? {
        // Nearly all lines are plain.
        if line.utf8.allSatisfy({ 0x20...0x7e ~= $0 }) {
            return line.utf8.count > width ? "\(line.utf8.count) columns" : nil
        }
        let shown = hasColour ? line.replacing(/\u{1b}\[[0-9;]*m/, with: "") : line
        var previous: Unicode.Scalar = " "
        for scalar in shown.unicodeScalars {
            if isObeyed(scalar, after: previous) { return "U+\(String(scalar.value, radix: 16))" }
            previous = scalar
        }
        let columns = shown.unicodeScalars.reduce(0) { $0 + Self.width($1) }
        return columns > width ? "\(columns) columns" : nil
    }

    private func isObeyed(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        // Within an emoji it is what it is for.
        case .format: !(scalar == "\u{200d}" && previous.properties.isEmoji)
        default:
            scalar.properties.isDefaultIgnorableCodePoint && !(scalar == "\u{fe0f}" && previous.properties.isEmoji)
        }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: 0
        // Nobody sends a skin tone but on an emoji, and half of a flag without the other.
        default: scalar.properties.isEmojiModifier ? 0 : scalar.isRegionalIndicator ? 1 : Screen.width(scalar)
        }
    }
}

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
