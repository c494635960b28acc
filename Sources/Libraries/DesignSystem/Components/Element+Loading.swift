package import ChallengeCore

extension Element {
    /// The row that stands in the place of content on its way. It does not move: whoever animates it draws it again.
    package static func loading(_ text: String) -> Element {
        .line([Span(text, .secondary)])
    }
}
