import ChallengeActions
import ChallengeDesignSystem
import ChallengeText

/// Rows below one another: each element of its `ForEach` is a row, with a number if it can be opened or changed.
public struct List<SelectionValue, Content>: Control {
    private let content: any View
    private let select: Select?

    private init(_ content: any View, _ select: Select?) {
        (self.content, self.select) = (content, select)
    }

    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never, Content: View {
        self.init(content(), nil)
    }

    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.select
        if let select {
            let advance = screen.environment.advance
            screen.select = {
                select($0)
                advance?.push($0)
            }
        }
        screen.appendColumn(content)
        screen.select = outer
    }

    private static func selecting(_ selection: Binding<SelectionValue?>?) -> Select? where SelectionValue: Hashable {
        guard let selection else { return nil }
        return { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    }

    private static func toggling(_ selection: Binding<Set<SelectionValue>>?) -> Select? where SelectionValue: Hashable {
        guard let selection else { return nil }
        return { id in
            guard let value = id.base as? SelectionValue else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
    }
}

/// Selects a row by its identity.
typealias Select = @MainActor @Sendable (AnyHashable) -> Void

extension List where SelectionValue: Hashable, Content: View {
    /// Creates a list; opening a row selects it.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), Self.selecting(selection))
    }

    /// Creates a list; opening a row selects it, or ends its selection.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), Self.toggling(selection))
    }

    /// Creates a list of values; opening a row selects it.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), Self.selecting(selection))
    }

    /// Creates a list of values; opening a row selects it, or ends its selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), Self.toggling(selection))
    }

    /// Creates a list of values; opening a row selects it.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, ID: Hashable {
        self.init(ForEach(data, id: id, content: rowContent), Self.selecting(selection))
    }

    /// Creates a list of values; opening a row selects it, or ends its selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, ID: Hashable {
        self.init(ForEach(data, id: id, content: rowContent), Self.toggling(selection))
    }

    /// Creates a list of the elements of a binding; opening a row selects it.
    public init<C, ID, RowContent: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { self.init(ForEach(data, content: rowContent), Self.selecting(selection)) }

    /// Creates a list of the elements of a binding; opening a row selects it, or ends its selection.
    public init<C, ID, RowContent: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { self.init(ForEach(data, content: rowContent), Self.toggling(selection)) }

    /// Creates a list of values that have values inside; opening a row selects it.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, ViewContent>, Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children, content: rowContent), Self.selecting(selection))
    }
}

extension List where SelectionValue == Never, Content: View {
    /// Creates a list of values.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), nil)
    }

    /// Creates a list of values, each identified by a part of the value.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, ID: Hashable {
        self.init(ForEach(data, id: id, content: rowContent), nil)
    }

    /// Creates a list of the numbers of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> { self.init(ForEach(data, content: rowContent), nil) }

    /// Creates a list of the elements of a binding.
    public init<C, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { self.init(ForEach(data, content: rowContent), nil) }

    /// Creates a list of the elements of a binding, each identified by a part of the value.
    public init<C, ID, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID: Hashable,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    { self.init(ForEach(data, id: id, content: rowContent), nil) }

    #if Foundation
    /// Creates a list of the elements of a binding, with the commands of the edits.
    public init<C, ID, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable
    { self.init(ForEach(data, editActions: editActions, content: rowContent), nil) }
    #endif

    /// Creates a list of values that have values inside.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, ViewContent>, Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children, content: rowContent), nil)
    }
}

/// Rows of values that have values inside: a prompt shows all of them, the inner ones after the outer ones.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: Control {
    private let content: any View

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }

    private static func flattened<D: RandomAccessCollection>(_ data: D, _ children: KeyPath<D.Element, D?>) -> [D
        .Element]
    {
        data.flatMap { element in [element] + (element[keyPath: children].map { flattened($0, children) } ?? []) }
    }
}

extension OutlineGroup
where
    Data: RandomAccessCollection, ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == ViewContent,
    Data.Element: Identifiable
{
    /// Creates rows of values that have values inside.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.content = ForEach(Self.flattened(data, children), content: content) }

    /// Creates rows of a value that has values inside.
    public init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.content = ForEach(
            [root] + (root[keyPath: children].map { Self.flattened($0, children) } ?? []), content: content)
    }
}

/// Views that can be hidden: the command with its name shows or hides them.
public struct DisclosureGroup<Label, Content>: View {
    private let label: any View
    private let content: () -> any View
    private let outer: Binding<Bool>?
    @State private var isExpanded = false

    private init(_ label: any View, _ outer: Binding<Bool>?, _ content: @escaping () -> any View) {
        (self.label, self.outer, self.content) = (label, outer, content)
    }

    public var body: some View {
        let isExpanded = outer ?? $isExpanded
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            AnyView(any: label)
        }
        if isExpanded.wrappedValue { DisclosedContent(label: label, content: content()) }
    }
}

/// The views of a disclosure group: below the row of the group, or below the group's title.
private struct DisclosedContent: Control {
    let label: any View
    let content: any View

    func compose(into screen: inout ScreenBuilder) {
        guard !screen.isRow else { return screen.appendBelowRow(content) }
        Section(header: AnyView(any: label)) { AnyView(any: content) }.compose(into: &screen)
    }
}

extension DisclosureGroup where Label: View, Content: View {
    /// Creates views that can be hidden.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil) { content() }
    }

    /// Creates views that a binding hides.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), isExpanded) { content() } }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Creates views that can be hidden.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil) { content() }
    }

    /// Creates views that can be hidden.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), nil) { content() }
    }

    /// Creates views that a binding hides.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isExpanded) { content() } }

    /// Creates views that a binding hides.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), isExpanded) { content() } }
}
