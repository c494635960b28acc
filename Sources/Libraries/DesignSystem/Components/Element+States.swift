package import ChallengeCore

extension Element {
    /// What stands in the place of content that there is none of, and what to do about it.
    ///
    /// - Parameters:
    ///   - title: What is missing: `No characters found`.
    ///   - advice: What the reader can do; empty where there is nothing to do.
    package static func emptyState(_ title: String, advice: String = "") -> Element {
        let title = Element.paragraph([Span(title, .emphasis)])
        return advice.isEmpty ? title : .stack([title, .paragraph([Span(advice, .secondary)])])
    }
}

extension Element {
    /// What stands in the place of content that could not be had, behind a sign of warning.
    ///
    /// - Parameters:
    ///   - message: What went wrong, in the reader's words.
    ///   - advice: What the reader can do, such as `Type retry to try again.`; empty where there is nothing to do.
    package static func errorState(_ message: String, advice: String = "") -> Element {
        let message = Element.paragraph([Span(.warning, .failure), Span(" ", .failure), Span(message, .failure)])
        return advice.isEmpty ? message : .stack([message, .paragraph([Span(advice, .secondary)])])
    }
}

extension Element {
    /// The row that stands in the place of content on its way. It does not move: whoever animates it draws it again.
    package static func loading(_ text: String) -> Element {
        .line([Span(text, .secondary)])
    }
}

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
