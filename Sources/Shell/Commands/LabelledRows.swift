import ChallengeCore

/// Rows of a label and what there is to say about it.
///
/// The two stand in columns; on an output too narrow for that they stand below each other, wrapped instead of cut.
struct LabelledRows {
    struct Row {
        let label: [Span]
        let value: [Span]

        init(_ label: [Span] = [], _ value: [Span]) {
            self.label = label
            self.value = value
        }
    }

    /// Below this many columns a destination's name does not fit beside a label.
    private static let minimum = 60
    /// What stands before a value that has no column of its own.
    private static let indentation = "    "

    /// Whether an output of this width, in columns, is too narrow for columns.
    static func mustStack(width: Int) -> Bool { width < minimum }

    let rows: [Row]

    /// - Parameter width: of the output, in columns.
    func element(width: Int) -> Element {
        Self.mustStack(width: width)
            ? .stack(rows.flatMap { Self.stacked([$0.label], [$0.value]) })
            : .table(
                Table(
                    columns: [Table.Column(), Table.Column()], rows: rows.map { [$0.label, $0.value] }))
    }

    /// Labels, and below them values set in; what is empty is left out.
    static func stacked(_ labels: [[Span]], _ values: [[Span]]) -> [Element] {
        labels.filter { !$0.isEmpty }.map { .paragraph([Span("  ")] + $0) }
            + values.filter { !$0.isEmpty }.map { .paragraph([Span(indentation)] + $0) }
    }
}
