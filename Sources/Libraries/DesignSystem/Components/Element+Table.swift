package import ChallengeCore

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
