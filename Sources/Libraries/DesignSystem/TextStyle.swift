import ChallengeText

/// The capabilities of an output.
package struct TextStyle: Sendable, Hashable {
    /// True if roles have colours. Otherwise no escape byte is printed.
    package var color: Bool
    package var theme = Theme()
    /// True if characters beyond ASCII are printed. Otherwise every printed byte is below 0x80.
    package var unicode: Bool
    /// True if progress is drawn as a bar, as on a terminal.
    package var bars = false
    /// The format in which pictures are shown; none by default.
    package var pictures = PictureSupport.none
    /// The schemes of the addresses that the terminal can open, in lower case: `https`. None by default.
    package var linkSchemes: [String] = []

    package init(color: Bool, unicode: Bool) {
        self.color = color
        self.unicode = unicode
    }

    /// Unicode without colour: for files and pipes.
    package static let plain = TextStyle(color: false, unicode: true)
    /// ASCII without colour: for `--plain`, screen readers, logs and locales that are not UTF-8.
    package static let ascii = TextStyle(color: false, unicode: false)

    /// Returns ``Theme/parameters(for:)``; nil without colour.
    package func parameters(for role: Span.Role) -> String? { color ? theme.parameters(for: role) : nil }

    /// The mark at the end of a cut text: one column in Unicode, three in ASCII.
    package var ellipsis: String { unicode ? "…" : "..." }

    /// Returns a progress bar of ten cells, with `tenths` of them full.
    func bar(tenths: Int) -> String {
        String(repeating: unicode ? "█" : "#", count: tenths)
            + String(repeating: unicode ? "░" : "-", count: 10 - tenths)
    }
}

extension String {
    /// Returns the text as a style prints it: ``escapingUnsafe``, and in ASCII if the style has no Unicode.
    package func printable(in style: TextStyle) -> String { style.unicode ? escapingUnsafe : escapingUnsafe.inASCII }
}

extension Symbol {
    /// Returns the sign's text: one terminal column in Unicode, one or two in ASCII.
    package func text(unicode: Bool) -> String {
        switch self {
        case .filledDot: unicode ? "●" : "*"
        case .emptyDot: unicode ? "○" : "o"
        case .separator: unicode ? "›" : ">"
        case .arrow: unicode ? "→" : "->"
        case .redirect: unicode ? "↪" : "->"
        case .warning: unicode ? "⚠" : "!"
        case .bullet: unicode ? "•" : "-"
        case .cross: unicode ? "✗" : "x"
        }
    }
}
