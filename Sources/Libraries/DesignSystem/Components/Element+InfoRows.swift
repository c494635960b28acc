package import ChallengeCore

extension Element {
    /// What is known of one thing: a column of labels, which are never cut, and a column of values.
    ///
    /// A row whose value is empty is left out; so is one whose value is blanks alone, for it would look the same.
    package static func infoRows(_ rows: [(label: String, value: [Span])]) -> Element {
        .table(
            [Table.Column(shrinks: false), Table.Column()],
            rows: rows.filter { !$0.value.allSatisfy(\.isBlank) }.map { [[Span($0.label, .secondary)], $0.value] })
    }
}

extension Span {
    fileprivate var isBlank: Bool {
        switch content {
        case .text(let text): text.allSatisfy { $0 == " " }
        case .symbol: false
        }
    }
}

extension Element {
    /// Rows of cells under columns.
    ///
    /// - Parameters:
    ///   - columns: What is common to the cells below one another.
    ///   - rows: A cell a column, or fewer: the missing ones are empty, and one too many is not drawn.
    package static func table(_ columns: [Table.Column], rows: [[[Span]]]) -> Element {
        .table(Table(columns: columns, rows: rows))
    }
}
