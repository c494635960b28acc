package import ChallengeCore

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
