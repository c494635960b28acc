public import ChallengeCore
public import ChallengeShellText

/// A part of a row: a cell for people, a value under its name for programs.
public struct Column: Sendable {
    /// What the value is called for programs.
    let name: String
    let column: Table.Column
    fileprivate let cell: Cell
    let value: any ContentValue
    fileprivate var extras: Extras?

    /// What is drawn.
    fileprivate enum Cell {
        /// Nothing: the value is for programs alone.
        case none
        /// The value's own text.
        case value(Span.Role)
        case spans([Span], isName: Bool)
    }

    /// What few columns have, apart: all rows of a list have all of its columns.
    fileprivate final class Extras: Sendable {
        let schema: (@Sendable () -> ContentSchema)?
        /// The name of the column before which the column is drawn.
        let other: String?

        init(_ schema: (@Sendable () -> ContentSchema)?, before other: String? = nil) {
            (self.schema, self.other) = (schema, other)
        }
    }

    /// A column.
    ///
    /// - Parameters:
    ///   - name: its name for programs.
    ///   - value: what is in it.
    ///   - role: what it means; the emphasised column is what the row is called by.
    ///   - heading: what is drawn above the column; nothing unless it is given.
    ///   - alignment: the edge at which the cells are.
    ///   - shrinks: true if cells may be cut where there is no room.
    ///   - rank: how soon the column gives way where there is no room: see ``ChallengeCore/Table/Column/rank``.
    ///   - other: the name of the column before which this one is drawn; programs get it where it stands.
    ///   - text: what is drawn, if that is not the value's own text.
    ///   - cell: what is drawn, if that has several meanings.
    ///   - schema: the form of the value, if that is not the one of its type.
    public init(
        _ name: String, _ value: any ContentValue, _ role: Span.Role = .plain, heading: String = "",
        alignment: Table.Column.Alignment = .leading, shrinks: Bool = true, rank: Int = 0, before other: String? = nil,
        text: String? = nil, cell: [Span]? = nil,
        schema: (@Sendable () -> ContentSchema)? = nil
    ) {
        self.name = name
        self.value = value
        extras = schema == nil && other == nil ? nil : Extras(schema, before: other)
        column = Table.Column(heading, alignment: alignment, shrinks: shrinks, rank: rank)
        let spans = cell ?? text.map { [Self.span($0, role, name)] }
        self.cell = spans.map { .spans($0, isName: role == .emphasis) } ?? .value(role)
    }

    fileprivate static func span(_ text: String, _ role: Span.Role, _ name: String) -> Span {
        Span(role == .emphasis && text.trimmed.isEmpty ? "(no \(name))" : text, role)
    }

    /// The number of a row.
    public static func id(_ identifier: Int) -> Column {
        var column = Column("id", identifier, .secondary, alignment: .trailing, shrinks: false)
        column.extras = positive
        return column
    }

    private static let positive = Extras { .integer(from: 1) }

    /// The text that a row is opened by.
    public static func id(_ identifier: String) -> Column {
        Column("id", identifier, .secondary, shrinks: false)
    }

    /// The number of a row, for people alone.
    public static func number(_ number: Int) -> Column {
        Column("", number, .secondary, alignment: .trailing, shrinks: false)
    }

    /// A value for programs alone.
    public static func hidden(_ name: String, _ value: any ContentValue, help: String? = nil) -> Column {
        guard let help else { return Column(hidden: name, value, nil) }
        return Column(hidden: name, value) { type(of: value).contentSchema.described(help) }
    }

    /// Rows for programs alone.
    public static func hidden(_ name: String, _ rows: [Row]?, help: String) -> Column {
        let row = rows?.first
        return Column(hidden: name, rows) {
            .array(of: row?.contentSchema ?? .any).optional.described(help)
        }
    }

    /// Texts for programs alone, at least so many if there are any.
    public static func hidden(_ name: String, _ texts: [String]?, help: String, minimum: Int) -> Column {
        Column(hidden: name, texts) { .array(of: .string, minimum: minimum).optional.described(help) }
    }

    private init(hidden name: String, _ value: any ContentValue, _ schema: (@Sendable () -> ContentSchema)?) {
        (self.name, self.value, extras, cell) = (name, value, schema.map { Extras($0) }, .none)
        column = Table.Column()
    }

    /// False for a value that is for programs alone.
    @inline(__always)
    var isDrawn: Bool { if case .none = cell { false } else { true } }

    /// True if the row is called by the column.
    var isName: Bool {
        switch cell {
        case .none: false
        case .value(let role): role == .emphasis
        case .spans(_, let isName): isName
        }
    }

    var contentSchema: ContentSchema { extras?.schema?() ?? type(of: value).contentSchema }
}

/// What a row consists of: columns, or another row's columns.
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

/// Makes the columns of a row.
@resultBuilder
public enum RowBuilder {
    /// Columns beside one another, in an array that is made at once.
    public static func buildBlock(_ columns: Column...) -> [Column] { columns }
    /// Columns, some of which are other rows' or depend on a condition.
    public static func buildBlock(_ parts: any RowPart...) -> [Column] { parts.flatMap(\.columns) }
    /// Columns of an `if` without an `else`.
    public static func buildOptional(_ columns: [Column]?) -> [Column] { columns ?? [] }
    /// Columns of the first branch.
    public static func buildEither(first: [Column]) -> [Column] { first }
    /// Columns of the other branch.
    public static func buildEither(second: [Column]) -> [Column] { second }
}

/// A record in columns: a row of a list and, for programs, an object by the columns' names.
public struct Row: ContentValue, RowPart {
    /// The columns, from the first.
    public let columns: [Column]

    /// A row of columns, which are the same for all rows of a list.
    public init(@RowBuilder _ columns: () -> [Column]) { self.init(columns()) }

    init(_ columns: [Column]) { self.columns = columns }

    /// The object; a value that is missing is left out.
    public var json: JSON {
        .object(columns.compactMap { $0.value.isMissing || $0.name.isEmpty ? nil : ($0.name, $0.value.json) })
    }

    /// Anything: only a row knows its columns.
    public static var contentSchema: ContentSchema { .any }

    /// What it is called.
    public var contentText: String { name }

    /// The form of the ``json``.
    public var contentSchema: ContentSchema {
        .object(of: columns.compactMap { $0.name.isEmpty ? nil : ($0.name, $0.contentSchema) })
    }

    /// What the row is called: its emphasised column, or else its first one.
    package var name: String {
        guard let index = columns.firstIndex(where: \.isName) ?? columns.firstIndex(where: \.isDrawn) else { return "" }
        var spans: [Span] = []
        draw(index, to: &spans)
        return spans.text
    }

    /// Adds what is drawn of a column to a cell. Copying the column would take longer.
    fileprivate func draw(_ index: Int, to spans: inout [Span]) {
        switch columns[index].cell {
        case .none: break
        case .value(let role):
            spans.append(Column.span(columns[index].value.contentText, role, columns[index].name))
        case .spans(let cell, _): spans += cell
        }
    }

    /// The indices of the columns with a cell, from the left.
    fileprivate var drawn: [Int] {
        var drawn: [Int] = []
        // Copying a column takes longer than asking for what it has.
        for index in columns.indices where columns[index].isDrawn {
            let place = columns[index].extras?.other.flatMap { other in drawn.firstIndex { columns[$0].name == other } }
            drawn.insert(index, at: place ?? drawn.count)
        }
        return drawn
    }

    /// The indices of the values for programs alone that are no rows.
    fileprivate var hidden: [Int] {
        columns.indices.filter { !columns[$0].isDrawn && !columns[$0].name.isEmpty && !(columns[$0].value is [Row]) }
    }
}

extension Table {
    /// The cells of rows, whose columns are those of the first one; no rows are drawn as nothing. In a wide window each row has
    /// its position too and the values that are else for programs alone, under their names.
    package init(_ rows: [Row]) {
        let drawn = rows.first?.drawn ?? []
        var cells = Cells(rows: rows.count, columns: drawn.count)
        for row in rows {
            for index in row.columns.count == rows[0].columns.count ? drawn : row.drawn {
                row.draw(index, to: &cells.spans)
                cells.ends.append(cells.spans.count)
            }
            cells.rowEnds.append(cells.ends.count)
        }
        self.init(columns: drawn.map { rows[0].columns[$0].column }, cells: cells)
        guard let hidden = rows.first?.hidden, !hidden.isEmpty else { return }
        wide = { [self] in
            let texts = hidden.map { index in
                rows.map { index < $0.columns.count ? $0.columns[index].value.contentText : "" }
            }
            let shown = hidden.indices.filter { texts[$0].contains { !$0.isEmpty } }
            // The widest gives way first.
            let more = shown.map { index in
                Column(
                    rows[0].columns[hidden[index]].name,
                    rank: Self.wideRank + (texts[index].map(\.displayWidth).max() ?? 0))
            }
            let named = drawn.map { rows[0].columns[$0] }.map { $0.column.titled($0.name) }
            return Table(
                columns: [Column("#", alignment: .trailing, shrinks: false)] + named + more,
                rows: self.rows.enumerated().map { row, cells in
                    [[Span("\(row + 1)", .secondary)]] + cells + shown.map { [Span(texts[$0][row], .secondary)] }
                })
        }
    }

    /// Above those of columns that are drawn in any window.
    private static let wideRank = 1_000
}

extension Table.Column {
    fileprivate func titled(_ name: String) -> Self {
        title.isEmpty ? Self(name, alignment: alignment, shrinks: shrinks, rank: rank) : self
    }
}

/// Rows, one below the other: each is opened by its identifier or by its name, and an object for programs.
public struct List: View {
    /// A control has no body.
    public typealias Body = Never

    struct Entry {
        let row: Row
        let identifier: RowIdentifier
        var destination: (any NavigationContract)?
        var onSelect: (@MainActor @Sendable () -> Void)?
    }

    private let noun: String
    private let key: String
    private let entries: [Entry]
    private let leads: Bool
    /// The name of the navigation to which the rows lead, if that is not a destination's.
    private var navigation: String?

    /// The rows of some items, none of which leads anywhere; see ``List/init(_:of:key:row:to:onSelect:)``.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, @RowBuilder row: (Items.Element) -> [Column]
    ) {
        self.noun = noun
        self.key = key ?? noun + "s"
        leads = false
        entries = items.map { Entry(row: Row(row($0)), identifier: "") }
    }

    /// The rows of some items, which lead somewhere.
    ///
    /// - Parameters:
    ///   - items: what is listed; the identifiers are positive numbers, or texts.
    ///   - noun: what one is called: `item`.
    ///   - key: what they are called for programs; the noun in the plural unless something else is said.
    ///   - row: the columns of one.
    ///   - destination: where one leads.
    ///   - onSelect: called before it is led there.
    public init<Items: Sequence>(
        _ items: Items, of noun: String, key: String? = nil, @RowBuilder row: (Items.Element) -> [Column],
        to destination: (Items.Element) -> any NavigationContract,
        onSelect: (@MainActor @Sendable (Items.Element) -> Void)? = nil
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

    /// The rows of some items, with which something is done when they are opened.
    ///
    /// - Parameters:
    ///   - items: the items, in the order of the rows.
    ///   - noun: what a row is called, in the singular.
    ///   - key: the key of the rows for programs; the noun in the plural unless another is said.
    ///   - navigation: the name of the navigation to which that leads, which a screen with a declaration needs.
    ///   - row: the columns of an item's row.
    ///   - onSelect: what is done with one: its view model navigates.
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

    public func compose(into composition: inout Composition) {
        let rows = entries.map(\.row)
        if !rows.isEmpty { composition.append(.table(Table(rows))) }
        composition.append(key, value: { .array(rows.map(\.json)) }) { .array(of: rows.first?.contentSchema ?? .any) }
        guard leads else { return }
        let (navigator, entries) = (composition.navigator, entries)
        composition.selection = SelectableRows(
            noun: noun, items: entries.map { .init(identifier: $0.identifier, name: $0.row.name) },
            open: { identifier in
                guard let entry = entries.first(where: { $0.identifier == identifier }) else { return }
                entry.onSelect?()
                if let destination = entry.destination { navigator.navigate(to: destination) }
            })
        if let first = entries.first, let navigation = first.destination?.name ?? navigation {
            composition.rows = ScreenDescription.Rows(noun, leadTo: navigation)
        }
    }
}
