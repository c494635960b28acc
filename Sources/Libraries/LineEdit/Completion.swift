/// What a completion hook proposes for a place in a line.
package struct Completion: Sendable, Hashable {
    package struct Candidate: Sendable, Hashable {
        /// What replaces the word, quotes included.
        package let text: String
        /// What is added when this is the only candidate, for example a blank that ends the word.
        package let suffix: String
        /// How it is listed. Printable text only: it is written to the terminal as it is.
        package let display: String
        /// One line of help, printable too.
        package let help: String?

        /// A candidate; it is listed as `text` when `display` is nil.
        package init(_ text: String, suffix: String = " ", display: String? = nil, help: String? = nil) {
            self.text = text
            self.suffix = suffix
            self.display = display ?? text
            self.help = help
        }
    }

    /// What is replaced, in Unicode scalars of the line. What lies outside the line is ignored.
    package let range: Range<Int>
    /// In the order in which they are listed.
    package let candidates: [Candidate]

    /// Proposes `candidates` in place of `range`; none is a beep.
    package init(replacing range: Range<Int>, with candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }
}
