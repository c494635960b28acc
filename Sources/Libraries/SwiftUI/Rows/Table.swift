import ChallengeDesignSystem
import ChallengeText
#if Foundation
public import Foundation
#endif

/// Rows of values in columns with headings.
public struct Table<Value, Rows, Columns>: Control {
    private let columns: [AnyTableColumn]
    private let rows: [(id: AnyHashable, value: Any, view: @MainActor () -> any View)]
    private let noun: String
    private let select: (@MainActor @Sendable (AnyHashable) -> Void)?

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ columns: Columns, _ select: (@MainActor @Sendable (AnyHashable) -> Void)?
    ) where Data.Element: Identifiable {
        self.columns = (columns as? any AnyTableColumns)?.all ?? []
        rows = data.map { (AnyHashable($0.id), $0, { EmptyView() }) }
        noun = "\(Data.Element.self)".lowercased().allSatisfy(\.isLetter) ? "\(Data.Element.self)".lowercased() : "row"
        self.select = select
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
            if made.primary == nil, let select { made.primary = .action { [id = row.id] in select(id) } }
            group.rows.append(made)
        }
        screen.position = outer
        screen.append(group)
    }
}

/// A column of a table, without its type.
struct AnyTableColumn {
    let title: String
    let content: @MainActor (Any) -> any View
}

/// The columns of a table, without their types.
protocol AnyTableColumns {
    var all: [AnyTableColumn] { get }
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
public struct TableColumns<RowValue: Identifiable, Sort>: TableColumnContent, AnyTableColumns {
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

    private init(_ title: Text, _ content: @escaping @MainActor (RowValue) -> any View) {
        column = AnyTableColumn(title: title.spans.text) { value in
            (value as? RowValue).map { content($0) } ?? EmptyView()
        }
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
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Sort == KeyPathComparator<RowValue> {
        self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }
    #endif
}

#if Foundation
extension TableColumn where Label == Text, Content: View, Sort == KeyPathComparator<RowValue> {
    /// Creates a column of views, which can be sorted by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey)) { content($0) } }

    /// Creates a column of views, which cannot be sorted.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey)) { content($0) }
    }
}
#endif

extension Table where Value: Identifiable {
    /// Creates a table of values.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(data, columns(), nil) }

    /// Creates a table of values; opening a row selects it.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(data, columns()) { selection.wrappedValue = $0.base as? Value.ID }
    }

    /// Creates a table of values; opening a row selects it, or ends its selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(data, columns()) { Self.toggle($0, in: selection) }
    }

    /// Creates a table of values, which can be sorted.
    public init<Data: RandomAccessCollection, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(data, columns(), nil) }

    /// Creates a table of values, which can be sorted; opening a row selects it.
    public init<Data: RandomAccessCollection, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(data, columns()) { selection.wrappedValue = $0.base as? Value.ID }
    }

    /// Creates a table of values, which can be sorted; opening a row selects it, or ends its selection.
    public init<Data: RandomAccessCollection, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(data, columns()) { Self.toggle($0, in: selection) }
    }

    private static func toggle(_ id: AnyHashable, in selection: Binding<Set<Value.ID>>) {
        guard let id = id.base as? Value.ID else { return }
        if selection.wrappedValue.remove(id) == nil { selection.wrappedValue.insert(id) }
    }
}

/// The rows of a table from a collection.
public struct TableForEachContent<Data> {}
