package import ChallengeCore

extension Element {
    /// What stands below a table where rows of it are left out: how many, and why the first of them is.
    ///
    /// - Parameter reasons: Why, for each of the rows, as a part of a sentence.
    /// - Returns: Nil where no row is left out.
    package static func omission(_ reasons: [String]) -> Element? {
        guard let first = reasons.first else { return nil }
        let rows = reasons.count == 1 ? "A row is left out:" : "\(reasons.count) rows are left out, the first because"
        return .paragraph([Span("  "), Span(.warning, .warning), Span(" \(rows) \(first).", .warning)])
    }
}
