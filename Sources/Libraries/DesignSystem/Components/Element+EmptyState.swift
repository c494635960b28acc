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
