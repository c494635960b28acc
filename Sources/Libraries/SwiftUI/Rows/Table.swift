import ChallengeActions
import ChallengeDesignSystem
import ChallengeText
#if Foundation
public import Foundation
#endif

/// Rows of values in columns with headings.
public struct Table<Value, Rows, Columns>: Control {
    private let columns: [AnyTableColumn]
    private let rows: [AnyTableRow]
    private let noun: String
    private let select: (@MainActor @Sendable (AnyHashable) -> Void)?
    /// The command that sorts the rows; nil if they cannot be sorted.
    private let sort: Action?

    private init(
        _ rows: [AnyTableRow], _ columns: [AnyTableColumn],
        _ select: (@MainActor @Sendable (AnyHashable) -> Void)? = nil, _ sort: Action? = nil
    ) {
        (self.rows, self.columns, self.select, self.sort) = (rows, columns, select, sort)
        let name = "\(Value.self)".lowercased()
        noun = name.allSatisfy(\.isLetter) ? name : "row"
    }

    public func compose(into screen: inout ScreenBuilder) {
        var group = RowGroup()
        (group.noun, group.headings) = (noun, columns.map(\.title))
        let outer = screen.position
        for row in rows {
            screen.position = outer
            screen.position.enterRow(row.id.hashValue)
            var made = RowGroup.Row()
            for (index, column) in columns.enumerated() {
                let part = screen.reading(column.content(row.value), isRow: true)
                made.cells.append((UInt64(index), [Span(part.texts.joined(separator: " "))]))
                made.primary = made.primary ?? part.primary
                made.actions += part.buttons.map(\.action)
            }
            made.actions += screen.reading(row.menu, isRow: true).buttons.map(\.action)
            if made.primary == nil, let select { made.primary = .action { [id = row.id] in select(id) } }
            group.rows.append(made)
        }
        screen.position = outer
        screen.append(group)
        if let sort { screen.actions.append(sort) }
    }
}

/// A column of a table, without its type.
struct AnyTableColumn {
    let title: String
    let content: @MainActor (Any) -> any View
    /// The comparator of a column that sorts the table.
    var comparator: Any?
}

/// A row of a table, without its type.
struct AnyTableRow {
    let id: AnyHashable
    let value: Any
    var menu: any View = EmptyView()
}

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators of the table's order.
    associatedtype TableColumnSortComparator
}

/// Several columns.
public struct TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let all: [AnyTableColumn]
}

/// Builds the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// A column of the table.
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumns<RowValue, Sort> { TableColumns(all: [column.column]) }
    /// Columns from elsewhere.
    public static func buildExpression(_ columns: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> {
        columns
    }
    /// Columns next to each other.
    public static func buildBlock(_ columns: TableColumns<RowValue, Sort>...) -> TableColumns<RowValue, Sort> {
        TableColumns(all: columns.flatMap(\.all))
    }
    /// Columns of an `if` without an `else`.
    public static func buildOptional(_ columns: TableColumns<RowValue, Sort>?) -> TableColumns<RowValue, Sort> {
        columns ?? TableColumns(all: [])
    }
    /// Columns of the first branch.
    public static func buildEither(first: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> { first }
    /// Columns of the other branch.
    public static func buildEither(second: TableColumns<RowValue, Sort>) -> TableColumns<RowValue, Sort> { second }
}

/// A column of a table: a heading, and a view for each value.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let column: AnyTableColumn

    private init(
        _ title: Text, _ comparator: Any? = nil, _ content: @escaping @MainActor (RowValue) -> any View
    ) {
        column = AnyTableColumn(
            title: title.spans.text, content: { value in (value as? RowValue).map { content($0) } ?? EmptyView() },
            comparator: comparator)
    }

    /// Returns the column itself: a prompt finds its own widths.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    /// Returns the column itself: a prompt finds its own widths.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
    /// Returns the column itself.
    public func customizationID(_ id: String) -> TableColumn { self }
    /// Returns the column itself.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
}

/// The alignment of a column.
public struct TableColumnAlignment: Sendable, Hashable {
    public static let automatic = Self()
    public static let leading = Self()
    public static let center = Self()
    public static let trailing = Self()
    public static let numeric = Self()
}

extension TableColumn where Label == Text, Content: View {
    /// Creates a column of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never { self.init(Text(titleKey)) { content($0) } }

    /// Creates a column of views.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never { self.init(Text(title)) { content($0) } }
}

extension TableColumn where Label == Text, Content == Text {
    /// Creates a column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Sort == Never {
        self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

    #if Foundation
    /// Creates a column of texts, which can be sorted.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
    ) where Sort == KeyPathComparator<RowValue> {
        self.init(Text(titleKey), Sort(value)) { Text(verbatim: $0[keyPath: value]) }
    }
    #endif
}

#if Foundation
extension TableColumn where Label == Text, Content: View, Sort == KeyPathComparator<RowValue> {
    /// Creates a column of views, which can be sorted by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), Sort(value)) { content($0) } }

    /// Creates a column of views, which can be sorted by a value and its comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.init(Text(titleKey), Sort(value, comparator: comparator)) { content($0) } }

    /// Creates a column of views, which cannot be sorted.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey)) { content($0) }
    }
}
#endif

#if Foundation
extension TableColumn where Label == Text, Content: View, Sort: SortComparator, Sort.Compared == RowValue {
    /// Creates a column of views, which can be sorted by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator) { content($0) } }
}
#endif

extension Table where Value: Identifiable {
    /// Creates a table of values.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns == TableColumns<Value, Never> {
        self.init(Self.rows(data), columns().all)
    }

    /// Creates a table of values; opening a row selects it.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns == TableColumns<Value, Never> {
        self.init(Self.rows(data), columns().all, Self.selecting(selection))
    }

    /// Creates a table of values; opening a row selects it, or ends its selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns == TableColumns<Value, Never> {
        self.init(Self.rows(data), columns().all, Self.toggling(selection))
    }

    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
        @TableRowBuilder<Value> rows: () -> TableRows<Value>
    ) where Rows == TableRows<Value>, Columns == TableColumns<Value, Never> { self.init(rows().all, columns().all) }

    /// Creates a table of rows; opening a row selects it.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
        @TableRowBuilder<Value> rows: () -> TableRows<Value>
    ) where Rows == TableRows<Value>, Columns == TableColumns<Value, Never> {
        self.init(rows().all, columns().all, Self.selecting(selection))
    }

    /// Creates a table of rows; opening a row selects it, or ends its selection.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
        @TableRowBuilder<Value> rows: () -> TableRows<Value>
    ) where Rows == TableRows<Value>, Columns == TableColumns<Value, Never> {
        self.init(rows().all, columns().all, Self.toggling(selection))
    }

    private static func rows(_ data: some Collection<Value>) -> [AnyTableRow] {
        data.map { AnyTableRow(id: AnyHashable($0.id), value: $0) }
    }

    private static func selecting(_ selection: Binding<Value.ID?>) -> @MainActor @Sendable (AnyHashable) -> Void {
        { selection.wrappedValue = $0.base as? Value.ID }
    }

    private static func toggling(_ selection: Binding<Set<Value.ID>>) -> @MainActor @Sendable (AnyHashable) -> Void {
        { id in
            guard let id = id.base as? Value.ID else { return }
            if selection.wrappedValue.remove(id) == nil { selection.wrappedValue.insert(id) }
        }
    }
}

#if Foundation
extension Table where Value: Identifiable {
    /// Creates a table of values with the command `sort COLUMN`.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        let columns = columns().all
        self.init(Self.rows(data), columns, nil, Self.sorting(columns, sortOrder))
    }

    /// Creates a table of values with the command `sort COLUMN`; opening a row selects it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        let columns = columns().all
        self.init(Self.rows(data), columns, Self.selecting(selection), Self.sorting(columns, sortOrder))
    }

    /// Creates a table of values with the command `sort COLUMN`; opening a row selects it, or ends its selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        let columns = columns().all
        self.init(Self.rows(data), columns, Self.toggling(selection), Self.sorting(columns, sortOrder))
    }

    /// Returns the command of the columns' headings: a column becomes the first in the order; the first one is reversed.
    private static func sorting<Sort: SortComparator>(
        _ columns: [AnyTableColumn], _ order: Binding<[Sort]>
    ) -> Action? {
        let comparators = columns.compactMap { column in
            (column.comparator as? Sort).map { (column.title.asCommandName, $0) }
        }
        guard !comparators.isEmpty else { return nil }
        let column = ArgumentKey<String>("COLUMN", .choice(comparators.map(\.0)))
        let description = ActionDescription(
            name: "sort", help: "Sort by a column, or the other way round", forms: [[column.parameter]])
        let sortable = Unchecked(comparators)
        return Action(description) { arguments in
            guard var comparator = sortable.value.first(where: { $0.0 == arguments[column] })?.1 else { return .done }
            var others = order.wrappedValue
            let place = others.firstIndex { other in
                var same = other
                same.order = comparator.order
                return same == comparator
            }
            if let place {
                let known = others.remove(at: place)
                if place == 0 { comparator.order = known.order == .forward ? .reverse : .forward }
            }
            order.wrappedValue = [comparator] + others
            return .done
        }
    }
}
#endif

/// The rows of a table from a collection.
public struct TableForEachContent<Data> {}

/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    fileprivate var row: AnyTableRow

    /// Creates a row of a value.
    public init(_ value: Value) { row = AnyTableRow(id: AnyHashable(value.id), value: value) }

    /// Returns the row with commands.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow {
        var copy = self
        copy.row.menu = menuItems()
        return copy
    }
}

/// Several rows of a table.
public struct TableRows<Value: Identifiable>: TableRowContent, Control {
    public typealias TableRowValue = Value
    fileprivate let all: [AnyTableRow]

    public func compose(into screen: inout ScreenBuilder) {}
}

/// Builds the rows of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    /// A row.
    public static func buildExpression(_ row: TableRow<Value>) -> TableRows<Value> { TableRows(all: [row.row]) }
    /// Rows of values.
    public static func buildExpression<Data, ID>(_ rows: ForEach<Data, ID, TableRows<Value>>) -> TableRows<Value> {
        buildArray(rows.members.compactMap { $0.view as? TableRows<Value> })
    }
    /// Rows one after the other.
    public static func buildBlock(_ rows: TableRows<Value>...) -> TableRows<Value> { buildArray(rows) }
    /// Rows of an `if` without an `else`.
    public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> { rows ?? TableRows(all: []) }
    /// Rows of the first branch.
    public static func buildEither(first: TableRows<Value>) -> TableRows<Value> { first }
    /// Rows of the other branch.
    public static func buildEither(second: TableRows<Value>) -> TableRows<Value> { second }
    /// Rows of a loop.
    public static func buildArray(_ rows: [TableRows<Value>]) -> TableRows<Value> {
        TableRows(all: rows.flatMap(\.all))
    }
}
