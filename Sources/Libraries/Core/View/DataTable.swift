public import ChallengeText

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

    /// The cells of a row, as texts: of a list the texts in it with semicolons between them, and of what cannot be said so
    /// the JSON.
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

extension ScreenDescription {
    /// Whether the screen shows a table in some state.
    package var hasTable: Bool { contents.contains { $0.schema.rows != nil } }

    /// What a screen shows, where that is a table: the rows of a list with all that is declared of them.
    package func table(of rendering: Rendering) -> DataTable? {
        guard let content = contents.first(where: { $0.states.contains(rendering.state) }),
            let (key, columns) = content.schema.rows, case .array(let rows)? = rendering.snapshot.json.member(key)
        else { return nil }
        return DataTable(columns, rows)
    }
}

extension ContentSchema {
    /// The key of the first array of objects in an object, and the keys of those, but for arrays of objects in them, which
    /// are no cells.
    fileprivate var rows: (key: String, columns: [String])? {
        for (key, schema) in Self.properties(of: json) {
            guard let columns = Self.itemProperties(of: schema) else { continue }
            return (key, columns.filter { Self.itemProperties(of: $0.value) == nil }.map(\.key))
        }
        return nil
    }

    private static func itemProperties(of schema: JSON) -> [(key: String, value: JSON)]? {
        schema.member("items").map(properties).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func properties(of schema: JSON) -> [(key: String, value: JSON)] {
        if case .object(let members)? = schema.member("properties") { members } else { [] }
    }
}

extension JSON {
    fileprivate func member(_ key: String) -> JSON? {
        if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }
}
