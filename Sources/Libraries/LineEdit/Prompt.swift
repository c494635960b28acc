/// The text before the line: pieces, each in one style.
///
/// Control characters are dropped, so a prompt is always one line and cannot move the cursor. The last character of a
/// prompt has no style: a blank at the end loses it, and after anything else a blank is added.
package struct Prompt: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A piece of the prompt.
    package struct Segment: Sendable, Hashable {
        /// What is shown.
        package let text: String
        /// The parameters of a Select Graphic Rendition sequence: `1;34` is bold and blue. Empty is no style.
        package let style: String

        /// A segment; whatever else than numbers, `;` and `:` is dropped from `style`.
        package init(_ text: String, style: String = "") {
            self.text = text
            self.style = style
        }
    }

    /// From left to right.
    package let segments: [Segment]

    /// A prompt of several styles.
    package init(_ segments: [Segment]) {
        self.segments = segments
    }

    /// A prompt without style.
    package init(stringLiteral text: String) {
        self.init([Segment(text)])
    }

    /// A run of scalars in one style, as libedit gets them.
    private struct Run {
        var style: String
        var text: [Unicode.Scalar]
    }

    /// The scalars that take room on the screen.
    var visible: [Unicode.Scalar] {
        runs.flatMap(\.text)
    }

    /// What libedit's prompt function returns: the text, with each escape sequence between two ``escapeMarker``.
    ///
    /// libedit attaches a sequence to the character after it. So none may come last, and two in a row must be one pair.
    var encoded: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var current = ""
        for run in runs {
            if run.style != current {
                result.append(Self.escapeMarker)
                // CSI 0 m: back to the terminal's default style.
                if !current.isEmpty { result.append(contentsOf: "\u{1b}[0m".unicodeScalars) }
                // CSI … m: the style of this run.
                if !run.style.isEmpty { result.append(contentsOf: "\u{1b}[\(run.style)m".unicodeScalars) }
                result.append(Self.escapeMarker)
                current = run.style
            }
            result.append(contentsOf: run.text)
        }
        return result
    }

    /// No key and no text can bring it into a prompt: control characters are dropped.
    static let escapeMarker: Unicode.Scalar = "\u{1}"

    /// The segments without what cannot be shown, neighbours of one style joined, the last run without style.
    private var runs: [Run] {
        var runs: [Run] = []
        for segment in segments {
            let text = segment.text.unicodeScalars.filter { $0.properties.generalCategory != .control }
            let style = segment.style.filter { $0.isASCII && ($0.isNumber || $0 == ";" || $0 == ":") }
            if text.isEmpty { continue }
            if runs.last?.style == style {
                runs[runs.count - 1].text.append(contentsOf: text)
            } else {
                runs.append(Run(style: style, text: Array(text)))
            }
        }
        guard let last = runs.last, !last.style.isEmpty else { return runs }
        if last.text.last == " " {
            runs[runs.count - 1].text.removeLast()
            if last.text.count == 1 { runs.removeLast() }
        }
        if runs.last?.style.isEmpty == true {
            runs[runs.count - 1].text.append(" ")
        } else {
            runs.append(Run(style: "", text: [" "]))
        }
        return runs
    }
}
