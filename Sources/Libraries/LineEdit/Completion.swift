import ChallengeText

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

/// What Tab does with a completion; a beep where that is nothing.
struct CompletionStep {
    /// What a part of the line (in Unicode scalars) becomes; the cursor comes after it.
    private(set) var replacement: (range: Range<Int>, text: String)?
    /// What is listed where the user has to choose.
    private(set) var candidates: [Completion.Candidate] = []

    /// Decides for a line. With one candidate the word becomes that candidate and its suffix; with several it grows by
    /// what they all begin with, and they are listed. What was typed never gets shorter.
    init(_ completion: Completion, line: [Unicode.Scalar]) {
        let range = completion.range.clamped(to: 0..<line.count)
        guard let first = completion.candidates.first else { return }
        if completion.candidates.count == 1 {
            let rest = line[range.upperBound...].prefix { $0 != " " && $0 != "\t" && $0 != "\n" }
            let whole = String(scalars: line[range] + rest).lowercased()
            // The rest of a word that is completed from within belongs to it.
            let isPart = first.text.lowercased().hasPrefix(whole)
            var end = range.upperBound + (isPart ? rest.count : 0)
            // A suffix that is there already, as when completing in the middle of a line, is gone over, not repeated;
            // and none comes into the middle of a word.
            let isFollowed = line[end...].starts(with: first.suffix.unicodeScalars)
            if isFollowed { end += first.suffix.unicodeScalars.count }
            let suffix = isFollowed || isPart || rest.isEmpty ? first.suffix : ""
            replacement = (range.lowerBound..<end, first.text + suffix)
            return
        }
        candidates = completion.candidates
        let common = candidates.dropFirst().reduce(first.text) { prefix, candidate in
            String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
        }
        // What candidates begin with may lack what was typed, where that stands further on in them.
        let typed = String(scalars: line[range]).lowercased()
        if common.unicodeScalars.count > range.count, common.lowercased().contains(typed) {
            replacement = (range, common)
        }
    }
}
