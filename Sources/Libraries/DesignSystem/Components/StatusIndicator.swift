package import ChallengeCore

/// A coloured dot for a status, always beside a label with the same meaning.
package enum StatusIndicator: Sendable, Hashable, CaseIterable {
    /// `●`, in the colour of success.
    case positive
    /// `●`, in the colour of failure.
    case negative
    /// `○`, unobtrusive.
    case unknown

    /// The dot, a blank and the label, all of one role: `● Alive`.
    package func spans(_ label: String) -> [Span] {
        let (symbol, role): (Symbol, Span.Role) =
            switch self {
            case .positive: (.filledDot, .success)
            case .negative: (.filledDot, .failure)
            case .unknown: (.emptyDot, .secondary)
            }
        return [Span(symbol, role), Span(" ", role), Span(label, role)]
    }
}

extension Span {
    /// A short text in brackets: `[new]`.
    package static func badge(_ text: String, _ role: Role = .accent) -> Span { Span("[\(text)]", role) }
}
