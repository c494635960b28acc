package import ChallengeCore

extension Element {
    /// The columns that the name of a screen above may take: two of them leave half of a row of 80 to the screen's own.
    private static let ancestorWidth = 20

    /// The row above a screen: where it is, and at the far edge what there is to see.
    ///
    ///     Home › Characters                              126 characters, page 1 of 7
    ///
    /// - Parameters:
    ///   - title: The screen's own name, the last part of the way to it.
    ///   - breadcrumb: The names of the screens above it, outermost first.
    ///   - summary: The count or the like. It is the first to give way where there is no room for both.
    package static func heading(_ title: String, breadcrumb: [String] = [], summary: String = "") -> Element {
        var spans: [Span] = []
        for name in breadcrumb {
            spans += [
                Span(name.madeVisible.cut(to: ancestorWidth), .secondary), Span(" "), Span(.separator, .secondary),
                Span(" "),
            ]
        }
        spans.append(Span(title, .title))
        return .line(spans, trailing: summary.isEmpty ? [] : [Span(summary, .secondary)])
    }
}
