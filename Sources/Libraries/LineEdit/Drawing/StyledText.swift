/// Characters in one style.
struct StyledText: Hashable {
    var scalars: [Unicode.Scalar]
    /// The parameters of a Select Graphic Rendition sequence; empty for none.
    var style: String

    init(_ scalars: some Sequence<Unicode.Scalar>, style: String = "") {
        self.scalars = Array(scalars)
        self.style = style
    }

    init(_ text: String, style: String = "") {
        self.init(text.unicodeScalars, style: style)
    }
}
