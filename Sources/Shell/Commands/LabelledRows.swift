import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// Rows of a label and a value: in two columns, or where the output is too narrow for those, below each other and
/// wrapped instead of cut.
struct LabelledRows {
    struct Row {
        let label: [Span]
        /// The label where it stands beside the value.
        let shortLabel: [Span]
        let value: [Span]

        init(_ label: [Span] = [], _ value: [Span]) {
            self.label = label
            shortLabel = label
            self.value = value
        }

        /// A row about a screen. A long title is cut, to leave room for the value.
        init(title: String, indentation: String, _ value: [Span]) {
            let cut = title.escapingUnsafe.cut(to: LabelledRows.titleWidth)
            label = [Span(indentation + title, .emphasis)]
            shortLabel = [Span(indentation + cut, .emphasis)]
            self.value = value
        }
    }

    /// Below this many columns a destination's name does not fit beside a label.
    private static let minimum = 60
    /// What stands before a value that has no column of its own.
    private static let indentation = "    "

    /// The columns that a title may take beside its value: few enough that on 80 columns a destination is whole.
    private static let titleWidth = 22

    let rows: [Row]

    var element: Element {
        Self.element(
            .table(Table(columns: [Table.Column(), Table.Column()], rows: rows.map { [$0.shortLabel, $0.value] })),
            stacked: rows.flatMap { Self.stacked([$0.label], [$0.value]) })
    }

    /// Columns, or where there is no room for them what stands below each other.
    static func element(_ columns: Element, stacked: [Element]) -> Element {
        .fitting(columns: minimum, columns, otherwise: .stack(stacked))
    }

    /// Labels, and below them values set in; what is empty is left out.
    static func stacked(_ labels: [[Span]], _ values: [[Span]]) -> [Element] {
        labels.filter { !$0.isEmpty }.map { .paragraph([Span("  ")] + $0) }
            + values.filter { !$0.isEmpty }.map { .paragraph([Span(indentation)] + $0) }
    }
}
