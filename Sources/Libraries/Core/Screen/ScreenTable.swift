package import ChallengeActions
package import ChallengeDesignSystem
import ChallengeText
package import SwiftUI

// The table of a screen has the rows of its lists, or the details of a screen without a list as its only row. A screen in
// the state `error` has no table.

extension ScreenDescription {
    package var hasTable: Bool { states.contains { shape(in: $0) != nil } }

    /// Returns the names of the table's columns in a state; empty without a table.
    package func columns(in state: ViewState) -> [String] { shape(in: state)?.columns ?? [] }

    fileprivate func shape(in state: ViewState) -> TableShape? {
        guard state != .error, let content = contents.first(where: { $0.states.contains(state) }) else { return nil }
        return TableShape(content.schema.json)
    }
}

extension Rendering {
    /// Returns all loaded rows with all declared columns; nil if the screen has no table.
    ///
    /// - Parameter screen: the screen's declaration. Without previews, the table has the columns of the present values.
    package func table(declaredBy screen: ScreenDescription?) -> DataTable? {
        guard let shape = shape(declaredBy: screen) else { return nil }
        let content = snapshot.json
        if shape.isDetails {
            var table = content.value(at: shape.places[0]).map { DataTable(shape.columns, [$0]) }
            table?.isDetails = true
            return table
        }
        var table = DataTable(
            shape.columns, allRows?() ?? shape.places.flatMap { content.value(at: $0)?.elements ?? [] })
        (table.total, table.hasMore) = (selection?.total, selection?.hasMore ?? false)
        if shape.places.allSatisfy({ $0.count == 1 }) {
            // Another page of the same list differs only in its rows and its page number.
            let same = content.members.filter { $0.key != "page" && !shape.places.contains([$0.key]) }
            table.subject = (screen?.name ?? self.screen) + JSON.object(same).text
        }
        return table
    }

    /// Returns the names of the table's columns; empty without a table.
    package func columns(declaredBy screen: ScreenDescription?) -> [String] {
        shape(declaredBy: screen)?.columns ?? []
    }

    private func shape(declaredBy screen: ScreenDescription?) -> TableShape? {
        if let screen, screen.hasPreviews { return screen.shape(in: state) }
        return state == .error ? nil : TableShape(snapshot.json.shape)
    }
}

/// The parts of a screen's content that are its table.
private struct TableShape {
    /// The keys that lead to each list, or to the object with the details.
    let places: [[String]]
    let columns: [String]
    let isDetails: Bool

    /// Finds the lists of an object's schema or, without such a list, those of its objects. One list counts: the first,
    /// with the other lists that have the same columns, or some of them, such as the sections of a list. Without a list,
    /// the details are the object, or the only value in it.
    init?(_ schema: JSON) {
        let own = schema.lists(at: [])
        let lists = own.isEmpty ? schema.properties.flatMap { $0.value.lists(at: [$0.key]) } : own
        if let first = lists.first.map({ Set($0.columns) }) {
            let same = lists.filter { first.isSubset(of: $0.columns) || first.isSuperset(of: $0.columns) }
            (places, columns, isDetails) = (same.map(\.place), same.flatMap(\.columns).unique, false)
            return
        }
        let only = schema.properties.count == 1 ? schema.properties.first { !$0.value.properties.isEmpty } : nil
        let cells = (only?.value ?? schema).cells
        guard !cells.isEmpty else { return nil }
        (places, columns, isDetails) = ([only.map { [$0.key] } ?? []], cells, true)
    }
}

extension JSON {
    // A schema's properties, and those of an array's items.
    fileprivate var properties: [(key: String, value: JSON)] { self["properties"]?.members ?? [] }
    private var itemProperties: [(key: String, value: JSON)] { self["items"]?.properties ?? [] }

    /// The keys of a record's cells: of all values except lists of records, and lists that are omitted when empty.
    fileprivate var cells: [String] {
        properties.filter { $0.value.itemProperties.isEmpty && ["0", nil].contains($0.value["minItems"]?.text) }
            .map(\.key)
    }

    /// The lists of records that are properties of this object at a place.
    fileprivate func lists(at place: [String]) -> [(place: [String], columns: [String])] {
        properties.compactMap { key, schema in
            let columns = schema["items"]?.cells ?? []
            return columns.isEmpty ? nil : (place + [key], columns)
        }
    }

    /// The properties and items in a schema of this value, without types. The items have the keys of all records.
    fileprivate var shape: JSON {
        switch self {
        case .object(let members): ["properties": JSON.object(members.map { ($0.key, $0.value.shape) })] as JSON
        case .array(let values):
            ["items": JSON.object([("properties", JSON.object(Self.members(of: values)))])] as JSON
        case .null, .bool, .number, .string: JSON.object([])
        }
    }

    private static func members(of records: [JSON]) -> [(key: String, value: JSON)] {
        var members: [(key: String, value: JSON)] = []
        for (key, value) in records.flatMap(\.members) where !members.contains(where: { $0.key == key }) {
            members.append((key, value.shape))
        }
        return members
    }

    fileprivate func value(at place: [String]) -> JSON? { place.reduce(self) { $0?[$1] } }

    fileprivate var elements: [JSON] { if case .array(let values) = self { values } else { [] } }
}
