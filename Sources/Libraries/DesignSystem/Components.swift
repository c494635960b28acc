import ChallengeText

extension Element {
    /// The maximum width of a title in the breadcrumb, in columns. Two such titles leave half of an 80-column row to the
    /// screen's title.
    private static let ancestorWidth = 20

    /// The row above a screen: the screen's place in the stack, and a summary at the right edge.
    ///
    ///     Home › Characters                              126 characters, page 1 of 7
    package static func heading(_ title: String, breadcrumb: [String] = [], summary: String = "") -> Element {
        let above = breadcrumb.flatMap { name in
            let name = Span(name.escapingUnsafe.cut(to: ancestorWidth), .secondary)
            return [name, Span(" "), Span(.separator, .secondary), Span(" ")]
        }
        return .line(above + [Span(title, .title)], trailing: summary.isEmpty ? [] : [Span(summary, .secondary)])
    }

    /// The placeholder for empty content: a title that names the missing content, and advice for the user.
    public static func emptyState(_ title: String, advice: String = "") -> Element {
        state([Span(title, .emphasis)], advice)
    }

    /// The placeholder for content that failed to load: a warning sign, the error, and advice for the user.
    public static func errorState(_ message: String, advice: String = "") -> Element {
        state([Span(.warning, .failure), Span(" ", .failure), Span(message, .failure)], advice)
    }

    private static func state(_ spans: [Span], _ advice: String) -> Element {
        advice.isEmpty ? .paragraph(spans) : .stack([.paragraph(spans), .paragraph([Span(advice, .secondary)])])
    }

    /// The placeholder for content that is loading, without animation.
    public static func loading(_ text: String) -> Element { .line([Span(text, .secondary)]) }

    /// The note below a table with omitted rows: the number of these rows, and the first reason; nil without a reason.
    package static func omission(_ reasons: [String]) -> Element? {
        guard let first = reasons.first else { return nil }
        let rows = reasons.count == 1 ? "A row is left out:" : "\(reasons.count) rows are left out, the first because"
        return .paragraph([Span("  "), Span(.warning, .warning), Span(" \(rows) \(first).", .warning)])
    }
}
