/// Finds the intended word for an unknown word.
package enum NearestMatch {
    /// The maximum length of a compared word. The work grows with the product of the lengths, and long words are rarely
    /// mistyped.
    private static let longest = 64
    /// The maximum number of scalars in a text. One character may have any number of scalars, which are all compared.
    private static let scalarLimit = 4_096

    /// Returns the candidate that differs least from a word, ignoring case; nil without a near candidate.
    ///
    /// The limit is one slip for every three characters, and at least one. A slip is a missing, extra or different
    /// character, or two swapped neighbours (the restricted Damerau-Levenshtein distance). The first of equally near
    /// candidates counts.
    package static func find(_ word: String, in candidates: [String]) -> String? {
        guard word.unicodeScalars.dropFirst(scalarLimit).isEmpty else { return nil }
        let word = Array(word.lowercased())
        guard !word.isEmpty, word.count <= longest else { return nil }
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate.count <= longest {
            let other = Array(candidate.lowercased())
            let distance = distances(of: word, to: other, from: Array(0...other.count), swaps: true)[other.count]
            guard distance <= max(1, word.count / 3), distance < best?.distance ?? .max else { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// Returns the number of slips between a text and the nearest part of another text (P. H. Sellers, The theory and
    /// computation of evolutionary distances, 1980). A slip is a missing, extra or different character.
    ///
    /// Only the first ``longestPart`` characters of the text count: the work grows with the product of the lengths.
    package static func distance(of text: String, within other: String) -> Int {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalarLimit)))
        let text = Array(start.lowercased().prefix(longestPart))
        let other = Array(other.lowercased())
        let first = Array(repeating: 0, count: other.count + 1)
        return distances(of: text, to: other, from: first, swaps: false).min() ?? text.count
    }

    private static let longestPart = 256

    /// Returns the number of slips between a text and each prefix of `rhs`. `first` has the numbers for an empty text.
    private static func distances(of lhs: [Character], to rhs: [Character], from first: [Int], swaps: Bool) -> [Int] {
        var beforePrevious: [Int] = []
        var previous = first
        for (row, left) in lhs.enumerated() {
            var current = [row + 1]
            for (column, right) in rhs.enumerated() {
                var cost = min(
                    previous[column] + (left == right ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if swaps, row > 0, column > 0, left == rhs[column - 1], lhs[row - 1] == right {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous
    }
}

extension String {
    /// Returns `; did you mean 'characters'?` for a near candidate, or for a `whole` that begins with this word; else nothing.
    package func suggestion(from candidates: [String], whole: String? = nil) -> String {
        (whole ?? NearestMatch.find(self, in: candidates)).map { "; did you mean '\($0)'?" } ?? ""
    }
}

extension String {
    /// True if this text has the characters of each word of another text, in order: `search rick` has `sr` and `ri sea`.
    package func hasInOrder(wordsOf typed: String) -> Bool {
        typed.split(separator: " ").allSatisfy { word in
            var rest = word.unicodeScalars[...]
            for scalar in unicodeScalars where scalar == rest.first { rest.removeFirst() }
            return rest.isEmpty
        }
    }

    /// Returns for each character if a typed text has found it: the text as a whole, or else each of its words in order.
    /// Case and accents are ignored.
    package func places(ofTyped typed: String) -> [Bool] {
        let (characters, wanted) = (map { String($0).folded }, typed.map { String($0).folded })
        var found = Array(repeating: false, count: characters.count)
        if let start = characters.indices.first(where: { characters[$0...].starts(with: wanted) }) {
            for index in start..<start + wanted.count { found[index] = true }
            return found
        }
        guard folded.hasInOrder(wordsOf: typed.folded) else { return found }
        for word in wanted.split(separator: " ") {
            var rest = word
            for index in characters.indices where characters[index] == rest.first {
                found[index] = true
                rest.removeFirst()
            }
        }
        return found
    }
}
