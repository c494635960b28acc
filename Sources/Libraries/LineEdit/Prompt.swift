/// The text before the line, or at its right end: styled segments in one line without control characters.
package struct Prompt: Sendable, Hashable {
    package struct Segment: Sendable, Hashable {
        package let text: String
        /// The parameters of a Select Graphic Rendition sequence: `1;34` is bold and blue. Empty means no style.
        package let style: String

        /// Creates a segment. Anything but numbers, `;` and `:` is dropped from `style`.
        package init(_ text: String, style: String = "") {
            self.text = text
            self.style = style.filter { $0.isASCII && ($0.isNumber || $0 == ";" || $0 == ":") }
        }
    }

    package let segments: [Segment]
    /// True if the terminal gets marks before and behind the prompt.
    package var isMarked = false

    package init(_ segments: [Segment]) {
        self.segments = segments.map { segment in
            let shown = segment.text.unicodeScalars.filter { $0.properties.generalCategory != .control }
            return Segment(String(scalars: shown), style: segment.style)
        }
    }
}

extension String {
    /// Creates a text of these scalars. `String.UnicodeScalarView` takes any sequence too, but looks up conformances first.
    init(scalars: some Sequence<Unicode.Scalar>) {
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar) }
        self.init(text)
    }
}
