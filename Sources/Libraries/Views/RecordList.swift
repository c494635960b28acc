import ChallengeActions
public import ChallengeCore
public import ChallengeDesignSystem
public import ChallengeText
public import SwiftUI

/// A value of a row. Users see the value as a cell; programs get the value under the column's name.
public struct Column: Sendable {
    let name: String
    let column: ChallengeDesignSystem.Table.Column
    fileprivate let cell: Cell
    let value: any ContentValue
    /// The schema of the value, if it differs from the schema of the value's type.
    fileprivate var schema: (@Sendable () -> ContentSchema)?
    /// The name of the column before which this column is drawn; nil for the declared order.
    fileprivate var other: String?

    fileprivate enum Cell {
        /// No drawing: only programs get the value.
        case none
        /// The value's own text.
        case value(Span.Role)
        case spans([Span], isName: Bool)
    }

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - name: the column's name for programs.
    ///   - value: the row's value in this column.
    ///   - role: the role of the value; the column with the role `emphasis` names the row.
    ///   - heading: the text above the column; by default none.
    ///   - alignment: the alignment of the cells.
    ///   - shrinks: true if cells may be cut in a table that is too wide.
    ///   - rank: the column's rank in a table that is too wide: see ``ChallengeDesignSystem/Table/Column/rank``.
    ///   - other: the name of the column before which this column is drawn. Programs get columns in declared order.
    ///   - text: the drawn text, if it differs from the value's own text.
    ///   - cell: the drawn spans, if they have several roles.
    ///   - schema: the schema of the value, if it differs from the schema of the value's type.
    public init(
        _ name: String, _ value: any ContentValue, _ role: Span.Role = .plain, heading: String = "",
        alignment: ChallengeDesignSystem.Table.Column.Alignment = .leading, shrinks: Bool = true, rank: Int = 0,
        before other: String? = nil,
        text: String? = nil, cell: [Span]? = nil,
        schema: (@Sendable () -> ContentSchema)? = nil
    ) {
        self.name = name
        self.value = value
        (self.schema, self.other) = (schema, other)
        column = ChallengeDesignSystem.Table.Column(heading, alignment: alignment, shrinks: shrinks, rank: rank)
        let spans = cell ?? text.map { [Self.span($0, role, name)] }
        self.cell = spans.map { .spans($0, isName: role == .emphasis) } ?? .value(role)
    }

    fileprivate static func span(_ text: String, _ role: Span.Role, _ name: String) -> Span {
        Span(role == .emphasis && text.trimmed.isEmpty ? "(no \(name))" : text, role)
    }

    /// Returns a column for the number that identifies a row.
    public static func id(_ identifier: Int) -> Column {
        var column = Column("id", identifier, .secondary, alignment: .trailing, shrinks: false)
        column.schema = { .integer(from: 1) }
        return column
    }

    /// Returns a column for the text that identifies a row.
    public static func id(_ identifier: String) -> Column {
        Column("id", identifier, .secondary, shrinks: false)
    }

    /// Returns a column for the number of a row, which only the user gets.
    public static func number(_ number: Int) -> Column {
        Column("", number, .secondary, alignment: .trailing, shrinks: false)
    }

    /// Returns a column for a value that only programs get.
    public static func hidden(_ name: String, _ value: any ContentValue, help: String? = nil) -> Column {
        guard let help else { return Column(hidden: name, value, nil) }
        return Column(hidden: name, value) { type(of: value).contentSchema.described(help) }
    }

    /// Returns a column for rows that only programs get.
    public static func hidden(_ name: String, _ rows: [Row]?, help: String) -> Column {
        let row = rows?.first
        return Column(hidden: name, rows) {
            .array(of: row?.contentSchema ?? .any).optional.described(help)
        }
    }

    /// Returns a column for texts that only programs get: no texts, or at least `minimum`.
    public static func hidden(_ name: String, _ texts: [String]?, help: String, minimum: Int) -> Column {
        Column(hidden: name, texts) { .array(of: .string, minimum: minimum).optional.described(help) }
    }

    fileprivate init(hidden name: String, _ value: any ContentValue, _ schema: (@Sendable () -> ContentSchema)?) {
        (self.name, self.value, self.schema, cell) = (name, value, schema, .none)
        column = ChallengeDesignSystem.Table.Column()
    }

    /// False if only programs get the value.
    var isDrawn: Bool { if case .none = cell { false } else { true } }

    var isName: Bool {
        switch cell {
        case .none: false
        case .value(let role): role == .emphasis
        case .spans(_, let isName): isName
        }
    }

    var contentSchema: ContentSchema { schema?() ?? type(of: value).contentSchema }
}

/// A value of an item's details.
private struct DetailValue: ContentValue {
    let make: @Sendable () -> JSON?

    static var contentSchema: ContentSchema { .any }
    var contentText: String { "" }
    var isMissing: Bool { make() == nil }
    var json: JSON { make() ?? .null }
}

/// A part of a row: columns, or another row's columns.
public protocol RowPart {
    /// The columns.
    var columns: [Column] { get }
}

extension Column: RowPart {
    /// The column alone.
    public var columns: [Column] { [self] }
}

extension [Column]: RowPart {
    /// The columns themselves.
    public var columns: [Column] { self }
}

/// Builds the columns of a row.
@resultBuilder
public enum RowBuilder {
    /// Columns next to each other, in one new array.
    public static func buildBlock(_ columns: Column...) -> [Column] { columns }
    /// Columns that may be conditional, or come from other rows.
    public static func buildBlock(_ parts: any RowPart...) -> [Column] { parts.flatMap(\.columns) }
    /// Columns of an `if` without an `else`.
    public static func buildOptional(_ columns: [Column]?) -> [Column] { columns ?? [] }
    /// Columns of the first branch.
    public static func buildEither(first: [Column]) -> [Column] { first }
    /// Columns of the other branch.
    public static func buildEither(second: [Column]) -> [Column] { second }
}

/// A record in columns: a row of a list and, for programs, an object with the columns' names as keys.
public struct Row: ContentValue, RowPart {
    /// The columns, from the first.
    public let columns: [Column]

    /// Creates a row of columns, which must be the same for all rows of a list.
    public init(@RowBuilder _ columns: () -> [Column]) { self.init(columns()) }

    init(_ columns: [Column]) { self.columns = columns }

    /// The row as an object, without missing values.
    public var json: JSON {
        .object(columns.compactMap { $0.value.isMissing || $0.name.isEmpty ? nil : ($0.name, $0.value.json) })
    }

    /// The schema of any value, because the type alone does not determine a row's columns.
    public static var contentSchema: ContentSchema { .any }

    /// The row's name.
    public var contentText: String { name }

    /// The schema of the ``json``.
    public var contentSchema: ContentSchema {
        .object(of: columns.compactMap { $0.name.isEmpty ? nil : ($0.name, $0.contentSchema) })
    }

    /// Returns the row with the values of its details, which only programs get, except those that the row has.
    package func adding(_ fields: [ScreenBuilder.FieldValue]) -> Row {
        let names = columns.map(\.name)
        return Row(
            columns
                + fields.filter { !names.contains($0.key) }.map {
                    Column(hidden: $0.key, DetailValue(make: $0.value), $0.schema)
                })
    }

    /// The name of the row: the text of its emphasised column, or of the first drawn column.
    package var name: String {
        guard let index = columns.firstIndex(where: \.isName) ?? columns.firstIndex(where: \.isDrawn) else { return "" }
        return cell(index).text
    }

    fileprivate func cell(_ index: Int) -> [Span] {
        switch columns[index].cell {
        case .none: []
        case .value(let role): [Column.span(columns[index].value.contentText, role, columns[index].name)]
        case .spans(let cell, _): cell
        }
    }

    /// The indices of the columns with a cell, from the left.
    fileprivate var drawn: [Int] {
        var drawn: [Int] = []
        for index in columns.indices where columns[index].isDrawn {
            let place = columns[index].other.flatMap { other in drawn.firstIndex { columns[$0].name == other } }
            drawn.insert(index, at: place ?? drawn.count)
        }
        return drawn
    }

    /// The indices of the values that only programs get, except rows.
    fileprivate var hidden: [Int] {
        columns.indices.filter { !columns[$0].isDrawn && !columns[$0].name.isEmpty && !(columns[$0].value is [Row]) }
    }
}

extension ChallengeDesignSystem.Table {
    /// Creates a table of rows with the first row's columns; without rows, the table is empty. A wide window also shows
    /// each row's position, unless the first cells say it, and the values that otherwise only programs get.
    package init(_ rows: [Row]) {
        let drawn = rows.first?.drawn ?? []
        self.init(
            columns: drawn.map { rows[0].columns[$0].column },
            rows: rows.map { row in
                (row.columns.count == rows[0].columns.count ? drawn : row.drawn).map(row.cell)
            })
        guard let hidden = rows.first?.hidden, !hidden.isEmpty else { return }
        wide = { [self] in
            let texts = hidden.map { index in
                rows.map { index < $0.columns.count ? $0.columns[index].value.contentText : "" }
            }
            let shown = hidden.indices.filter { texts[$0].contains { !$0.isEmpty } }
            // The widest column shrinks first.
            let more = shown.map { index in
                Column(
                    rows[0].columns[hidden[index]].name,
                    rank: Self.wideRank + (texts[index].map(\.displayWidth).max() ?? 0))
            }
            let named = drawn.map { rows[0].columns[$0] }.map { $0.column.titled($0.name) }
            // A position that each row's own number says is no column.
            let isNumbered = self.rows.enumerated().allSatisfy { $1.first?.text == "\($0 + 1)" }
            return ChallengeDesignSystem.Table(
                columns: (isNumbered ? [] : [Column("#", alignment: .trailing, shrinks: false)]) + named + more,
                rows: self.rows.enumerated().map { row, cells in
                    (isNumbered ? [] : [[Span("\(row + 1)", .secondary)]])
                        + cells + shown.map { [Span(texts[$0][row], .secondary)] }
                })
        }
    }

    /// A rank above the ranks of all columns that a narrow window can show.
    private static let wideRank = 1_000
}

extension ChallengeDesignSystem.Table.Column {
    fileprivate func titled(_ name: String) -> Self {
        title.isEmpty ? Self(name, alignment: alignment, shrinks: shrinks, rank: rank) : self
    }
}

/// Rows below each other. Users open a row by its identifier or its name; programs get each row as an object.
public struct RecordList: Control {
    struct Entry {
        let row: Row
        let identifier: RowIdentifier
        var destination: LinkDestination?
        var onSelect: (@MainActor @Sendable () -> Void)?
    }

    private let noun: String
    private let key: String
    private let entries: [Entry]
    private let leads: Bool
    /// The name of the navigation that a row leads to, if the rows have no destinations of their own.
    private var navigation: String?

    /// Creates rows that cannot be opened.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, @RowBuilder row: (Items.Element) -> [Column]
    ) {
        self.noun = noun
        self.key = key ?? noun + "s"
        leads = false
        entries = items.map { Entry(row: Row(row($0)), identifier: "") }
    }

    package init<Items: Sequence>(
        _ items: Items, of noun: String, key: String?, row: (Items.Element) -> [Column],
        to destination: (Items.Element) -> LinkDestination,
        onSelect: (@MainActor @Sendable (Items.Element) -> Void)?
    ) where Items.Element: Identifiable & Sendable, Items.Element.ID: CustomStringConvertible {
        self.noun = noun
        self.key = key ?? noun + "s"
        leads = true
        entries = items.map { item in
            var entry = Entry(row: Row(row(item)), identifier: RowIdentifier(item.id), destination: destination(item))
            if let onSelect { entry.onSelect = { onSelect(item) } }
            return entry
        }
    }

    /// Creates rows that run an action when they are opened.
    ///
    /// - Parameters:
    ///   - items: the items, in the order of the rows.
    ///   - noun: the noun for a row, in the singular.
    ///   - key: the key of the rows for programs; by default the noun in the plural.
    ///   - navigation: the name of the resulting navigation, required for a declared screen.
    ///   - row: the columns of an item's row.
    ///   - onSelect: opens an item, for example by the navigation of its view model.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, leadsTo navigation: String? = nil,
        @RowBuilder row: (Items.Element) -> [Column], onSelect: @escaping @MainActor @Sendable (Items.Element) -> Void
    ) where Items.Element: Identifiable & Sendable, Items.Element.ID: CustomStringConvertible {
        self.noun = noun
        self.key = key ?? noun + "s"
        (leads, self.navigation) = (true, navigation)
        entries = items.map { item in
            var entry = Entry(row: Row(row(item)), identifier: RowIdentifier(item.id))
            entry.onSelect = { onSelect(item) }
            return entry
        }
    }

    public func compose(into screen: inout ScreenBuilder) {
        let rows = entries.map(\.row)
        if !rows.isEmpty { screen.append(.table(ChallengeDesignSystem.Table(rows))) }
        screen.append(key, value: { .array(rows.map(\.json)) }) { .array(of: rows.first?.contentSchema ?? .any) }
        guard leads else { return }
        let (links, entries) = (screen.links, entries)
        screen.selection = SelectableRows(
            noun: noun, items: entries.map { .init(identifier: $0.identifier, name: $0.row.name) },
            open: { identifier in
                guard let entry = entries.first(where: { $0.identifier == identifier }) else { return }
                entry.onSelect?()
                if let destination = entry.destination { links.open(destination, nil) }
            })
        if let first = entries.first, let navigation = first.destination?.name ?? navigation {
            screen.rows = DeclaredControls.Rows(noun, leadTo: navigation)
        }
    }
}

extension RecordList {
    /// Creates rows with destinations.
    ///
    /// - Parameters:
    ///   - items: the items; their identifiers are positive numbers or texts.
    ///   - noun: the noun for an item: `item`.
    ///   - key: the items' key for programs; by default the noun in the plural.
    ///   - row: returns the columns of an item.
    ///   - destination: returns an item's destination.
    ///   - onSelect: called before the navigation to the destination.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, @RowBuilder row: (Items.Element) -> [Column],
        to destination: (Items.Element) -> any NavigationContract,
        onSelect: (@MainActor @Sendable (Items.Element) -> Void)? = nil
    ) where Items.Element: Identifiable & Sendable, Items.Element.ID: CustomStringConvertible {
        self.init(
            items, of: noun, key: key, row: row, to: { LinkDestination(destination($0)) }, onSelect: onSelect)
    }
}
