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
        let above = breadcrumb.flatMap { name in
            let name = Span(name.madeVisible.cut(to: ancestorWidth), .secondary)
            return [name, Span(" "), Span(.separator, .secondary), Span(" ")]
        }
        return .line(above + [Span(title, .title)], trailing: summary.isEmpty ? [] : [Span(summary, .secondary)])
    }

    /// What is known of one thing: a column of labels, which are never cut, and a column of values.
    ///
    /// A row whose value is empty is left out; so is one whose value is blanks alone, for it would look the same.
    package static func infoRows(_ rows: [(label: String, value: [Span])]) -> Element {
        .table(
            [Table.Column(shrinks: false), Table.Column()],
            rows: rows.filter { !$0.value.allSatisfy(\.isBlank) }.map { [[Span($0.label, .secondary)], $0.value] })
    }

    /// Rows of cells under columns.
    ///
    /// - Parameters:
    ///   - columns: What is common to the cells below one another.
    ///   - rows: A cell a column, or fewer: the missing ones are empty, and one too many is not drawn.
    package static func table(_ columns: [Table.Column], rows: [[[Span]]]) -> Element {
        .table(Table(columns: columns, rows: rows))
    }

    /// What stands in the place of content that there is none of, and what to do about it.
    ///
    /// - Parameters:
    ///   - title: What is missing: `No characters found`.
    ///   - advice: What the reader can do; empty where there is nothing to do.
    package static func emptyState(_ title: String, advice: String = "") -> Element {
        state([Span(title, .emphasis)], advice)
    }

    /// What stands in the place of content that could not be had, behind a sign of warning.
    ///
    /// - Parameters:
    ///   - message: What went wrong, in the reader's words.
    ///   - advice: What the reader can do, such as `Type retry to try again.`; empty where there is nothing to do.
    package static func errorState(_ message: String, advice: String = "") -> Element {
        state([Span(.warning, .failure), Span(" ", .failure), Span(message, .failure)], advice)
    }

    private static func state(_ spans: [Span], _ advice: String) -> Element {
        advice.isEmpty ? .paragraph(spans) : .stack([.paragraph(spans), .paragraph([Span(advice, .secondary)])])
    }

    /// The row that stands in the place of content on its way. It does not move: whoever animates it draws it again.
    package static func loading(_ text: String) -> Element { .line([Span(text, .secondary)]) }

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

extension Span {
    fileprivate var isBlank: Bool {
        if case .text(let text) = content { text.allSatisfy { $0 == " " } } else { false }
    }
}
