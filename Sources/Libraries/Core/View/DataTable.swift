public import ChallengeShellText

/// Rows with the same keys, for those who read tables and not objects: spreadsheets, `awk`, wikis.
public struct DataTable: Sendable {
    /// The keys, in order.
    public let columns: [String]
    /// Objects; one that lacks a key has an empty cell there.
    public let rows: [JSON]
    /// What the rows are of. A table may continue another one that is of the same; nil for one that stands alone.
    package var subject: String?

    /// A table.
    public init(_ columns: [String], _ rows: [JSON]) {
        self.columns = columns
        self.rows = rows
    }

    /// The cells of a row, as texts: of a list the texts with semicolons between, of what cannot be said so the JSON.
    package func cells(of row: JSON) -> [String] { columns.map { row.member($0).map(Self.text) ?? "" } }

    /// The table with only these columns, in this order.
    package func with(_ columns: [String]) -> DataTable {
        DataTable(columns, rows.map { row in .object(columns.compactMap { key in row.member(key).map { (key, $0) } }) })
    }

    /// The values of a column as texts.
    package func texts(of column: String) -> [String] { rows.map { $0.member(column).map(Self.text) ?? "" } }

    /// The table with its rows in the order of a column: numbers by their value, texts in any letter case, empty cells
    /// last. Rows with the same value keep their order.
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
        return DataTable(columns, (sorted + empty).map(\.row))
    }

    private static func text(of value: JSON) -> String {
        switch value {
        case .null: ""
        case .string(let text), .number(let text): text
        case .bool(let truth): "\(truth)"
        case .array(let values) where !values.contains { if case .object = $0 { true } else { false } }:
            values.map(text).joined(separator: "; ")
        case .array, .numbered, .object: value.text
        }
    }
}
