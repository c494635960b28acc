import ChallengeCore
import ChallengeDesignSystem

/// What stands before a line that is typed, and at the right end of it.
struct PromptLine {
    let left: [Span]
    let right: [Span]

    /// For a line that goes on from the one above.
    static let continued = PromptLine(left: [Span("..", .accent), Span("> ")], right: [])

    private init(left: [Span], right: [Span]) {
        self.left = left
        self.right = right
    }

    /// - Parameters:
    ///   - hasFailed: whether the last command has; then a sign says so, in colour and without it.
    ///   - summary: of the screen on top, where it does not stand just above.
    init(_ text: PromptText, hasFailed: Bool, summary: String) {
        let mark = hasFailed ? [Span(.cross, .failure), Span(" ")] : []
        left = mark + [Span(text.text, .accent), Span("> ")]
        right = summary.isEmpty ? [] : [Span(summary, .secondary)]
    }
}
