public import ChallengeText

/// Rows with the same keys, for programs that read tables rather than objects: spreadsheets, `awk`, wikis.
public struct DataTable: Sendable {
    /// The keys, in order.
    public let columns: [String]
    /// The rows as objects; a missing key is an empty cell.
    public let rows: [JSON]
    /// The subject of the rows. A table continues an earlier table with the same subject. Nil for a separate table.
    package var subject: String?
    /// The number of rows there are; nil if it is not known.
    package var total: Int?
    /// True if a list can load more rows.
    package var hasMore = false
    /// True if the only row has the details of a screen without a list.
    package var isDetails = false

    /// Creates a table.
    public init(_ columns: [String], _ rows: [JSON]) {
        self.columns = columns
        self.rows = rows
    }

    /// A sentence about the rows that are missing; nil if none is known to be missing.
    package var part: String? {
        guard let total, total > rows.count else { return nil }
        let (count, verb) = ("\(rows.count) of \(total) rows", rows.count == 1 ? "is" : "are")
        return hasMore ? "\(count) \(verb) loaded; more all loads the rest" : "\(count) could be loaded"
    }

    /// Returns a row's cells as texts. Semicolons separate the elements of a list; objects and lists of objects are JSON.
    package func cells(of row: JSON) -> [String] { columns.map { row[$0].map(Self.text) ?? "" } }

    package func with(_ columns: [String]) -> DataTable {
        with(columns, rows.map { row in .object(columns.compactMap { key in row[key].map { (key, $0) } }) })
    }

    private func with(_ columns: [String], _ rows: [JSON]) -> DataTable {
        var table = DataTable(columns, rows)
        (table.total, table.hasMore) = (total, hasMore)
        return table
    }

    package func texts(of column: String) -> [String] { rows.map { $0[column].map(Self.text) ?? "" } }

    /// Returns the table sorted by a column: numbers by value, texts ignoring case, empty cells last. Rows with equal
    /// values keep their order.
    package func sorted(by column: String, isDescending: Bool) -> DataTable {
        let cells = zip(rows, texts(of: column)).map { row, text in
            (row: row, text: text.lowercased(), number: Double(text))
        }
        let (filled, empty) = (cells.filter { !$0.text.isEmpty }, cells.filter(\.text.isEmpty))
        let areNumbers = filled.allSatisfy { $0.number != nil }
        let sorted = filled.sorted { one, other in
            let (first, second) = isDescending ? (other, one) : (one, other)
            return areNumbers ? first.number ?? 0 < second.number ?? 0 : first.text < second.text
        }
        return with(columns, (sorted + empty).map(\.row))
    }

    private static func text(of value: JSON) -> String {
        switch value {
        case .null: ""
        case .string(let text), .number(let text): text
        case .bool(let truth): "\(truth)"
        case .array(let values) where !values.contains { if case .object = $0 { true } else { false } }:
            values.map(text).joined(separator: "; ")
        case .array, .object: value.text
        }
    }
}
