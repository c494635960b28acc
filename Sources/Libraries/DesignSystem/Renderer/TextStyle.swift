/// What the output can show.
package struct TextStyle: Sendable, Hashable {
    /// Whether roles have colours. Without it not one escape byte is printed.
    package var color: Bool
    /// Whether characters beyond ASCII are printed. Without it every printed byte is below 0x80.
    package var unicode: Bool
    /// How pictures are shown; not at all unless told otherwise.
    package var pictures = PictureSupport.none

    /// A style for an output that can show what is said.
    package init(color: Bool, unicode: Bool) {
        self.color = color
        self.unicode = unicode
    }

    /// Unicode without colour: for files and pipes.
    package static let plain = TextStyle(color: false, unicode: true)
    /// ASCII without colour, which is what the option `--plain` asks for: for screen readers, logs and locales that are not UTF-8.
    package static let ascii = TextStyle(color: false, unicode: false)
    /// Unicode with colour: for terminals.
    package static let colored = TextStyle(color: true, unicode: true)

    /// What stands for text that was cut: one column in Unicode, three in ASCII.
    package var ellipsis: String { unicode ? "…" : "..." }
}
