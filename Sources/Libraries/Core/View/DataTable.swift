public import ChallengeShellText

/// Rows with the same keys, for those who read tables and not objects: spreadsheets, `awk`, wikis.
public struct DataTable: Sendable {
    /// The keys, in order.
    public let columns: [String]
    /// Objects; one that lacks a key has an empty cell there.
    public let rows: [JSON]

    /// A table.
    public init(_ columns: [String], _ rows: [JSON]) {
        self.columns = columns
        self.rows = rows
    }

    /// The cells of a row, as texts: of a list the texts with semicolons between, of what cannot be said so the JSON.
    package func cells(of row: JSON) -> [String] { columns.map { row.member($0).map(Self.text) ?? "" } }

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
