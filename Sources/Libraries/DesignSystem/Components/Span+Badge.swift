package import ChallengeCore

extension Span {
    /// A short text that stands out without colour too: `[new]`.
    package static func badge(_ text: String, _ role: Role = .accent) -> Span {
        Span("[\(text)]", role)
    }
}
