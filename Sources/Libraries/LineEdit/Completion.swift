/// The candidates that a completion hook proposes for a part of a line.
package struct Completion: Sendable, Hashable {
    package struct Candidate: Sendable, Hashable {
        /// The replacement of the word, quotes included.
        package let text: String
        /// Text that follows if this is the only candidate, for example a blank that ends the word.
        package let suffix: String
        /// The candidate as it is listed. Printable text only: it is written to the terminal unchanged.
        package let display: String
        /// One line of help. Printable text only.
        package let help: String?

        /// Creates a candidate that is listed as `text` if `display` is nil.
        package init(_ text: String, suffix: String = " ", display: String? = nil, help: String? = nil) {
            self.text = text
            self.suffix = suffix
            self.display = display ?? text
            self.help = help
        }
    }

    /// The replaced part, in Unicode scalars of the line. Any part outside the line is ignored.
    package let range: Range<Int>
    /// The candidates in the order of the list.
    package let candidates: [Candidate]

    /// Proposes `candidates` in place of `range`. Without candidates the editor beeps.
    package init(replacing range: Range<Int>, with candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }
}
