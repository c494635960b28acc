package import ChallengeActions
import ChallengeDesignSystem
import ChallengeText
import Observation

/// Views of which one is shown: the command `tab NAME` shows another one. Each keeps its state and its stack.
public struct TabView<SelectionValue, Content>: Control {
    private let content: any View
    private let selection: (read: @MainActor () -> AnyHashable, write: @MainActor @Sendable (AnyHashable) -> Void)?

    private init(
        _ content: any View,
        _ selection: (read: @MainActor () -> AnyHashable, write: @MainActor @Sendable (AnyHashable) -> Void)?
    ) {
        (self.content, self.selection) = (content, selection)
    }

    public func compose(into screen: inout ScreenBuilder) {
        let storage = screen.states.state(at: screen.position, 1) { SelectedTab() }
        let items = screen.readingTabs(content)
        guard !items.isEmpty else { return }
        let selected = selection?.read() ?? storage.tag
        let index = items.firstIndex { $0.tag == selected } ?? 0
        let (outer, window) = (screen.position, screen.name)
        var names: [String] = []
        for (number, item) in items.enumerated() {
            screen.position = outer
            screen.position.enterRow(number)
            if number == index {
                screen.nameScreen(after: item.content)
                item.content.compose(into: &screen)
                if screen.title == nil, !item.title.isEmpty { screen.title = item.title }
                names.append(screen.name ?? "")
            } else {
                // Keeps the states of the other tabs.
                let part = screen.reading(item.content, collectsTexts: false, isUnchanged: screen.isUnchanged)
                names.append(part.name ?? AnyView(any: item.content).ownName ?? window ?? "")
            }
        }
        screen.position = outer
        let selection = selection
        screen.presentations.canPresent = true
        // The tabs inside the shown tab come after these.
        screen.presentations.tabs =
            items.enumerated().map { number, item in
                Presentations.TabItem(
                    title: item.title.isEmpty ? "\(number + 1)" : item.title, screen: names[number],
                    badge: item.badge, isSelected: number == index
                ) {
                    storage.tag = item.tag
                    selection?.write(item.tag)
                }
            } + screen.presentations.tabs
    }
}

@Observable
private final class SelectedTab {
    var tag: AnyHashable = 0
}

extension TabView where SelectionValue == Int, Content: View {
    /// Creates tabs.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

extension TabView where SelectionValue: Hashable, Content: View {
    /// Creates tabs, of which a binding selects one.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(
            content(),
            (
                read: { [selection = selection.erased] in selection.wrappedValue },
                write: { [selection = selection.erased] in selection.wrappedValue = $0 }
            ))
    }

    /// Creates tabs, of which a binding selects one or none.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(
            content(),
            selection.map { selection in
                (
                    read: { [selection = selection.erased] in selection.wrappedValue },
                    write: { [selection = selection.erased] in selection.wrappedValue = $0 }
                )
            })
    }
}

extension TabView where SelectionValue == Never, Content == Tabs<Never> {
    /// Creates tabs without values.
    public init(@TabContentBuilder<Never> content: () -> Tabs<Never>) { self.init(content().tabs, nil) }
}

extension TabView where SelectionValue: Hashable, Content == Tabs<SelectionValue> {
    /// Creates tabs, of which a binding selects one.
    public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs<SelectionValue>
    ) {
        self.init(
            content().tabs,
            (
                read: { [selection = selection.erased] in selection.wrappedValue },
                write: { [selection = selection.erased] in selection.wrappedValue = $0 }
            ))
    }
}

/// Tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that select tabs.
    associatedtype TabValue
    /// The type of the tabs in this one.
    associatedtype Body
    /// The tabs in this one.
    var body: Body { get }
    /// The tabs as views.
    var tabs: any View { get }
}

extension TabContent where Body: TabContent {
    public var tabs: any View { body.tabs }
}

extension TabContent where Body == Never {
    /// Unavailable.
    public var body: Never { return fatalError("a tab of views has no body") }
}

extension TabContent {
    /// Returns the tab with a number in the list of tabs; without one for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> { Tabs<TabValue>([tabs.badge(count)]) }
    /// Returns the tab with a text in the list of tabs.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { Tabs<TabValue>([tabs.badge(label)]) }
    /// Returns the tab with a text in the list of tabs.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { Tabs<TabValue>([tabs.badge(key)]) }
    /// Returns the tab with a text in the list of tabs.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some TabContent<TabValue> {
        Tabs<TabValue>([tabs.badge(label)])
    }
    /// Returns the tab itself.
    public func customizationID(_ id: String) -> Self { self }
    /// Returns the tab itself.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// Returns the tab itself; a hidden one is left out.
    public func hidden(_ hidden: Bool = true) -> Self { self }
}

/// Several tabs.
public struct Tabs<TabValue>: TabContent, View {
    private let content: ViewContent

    fileprivate init(_ parts: [any View]) { content = ViewBuilder.buildArray(parts.map { AnyView(any: $0) }) }

    public var body: some View { content }
    public var tabs: any View { content }
}

extension Tabs: SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { content.members }
}

/// Builds tabs.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue> {
    /// A tab.
    public static func buildExpression<T: TabContent>(_ tab: T) -> Tabs<TabValue> where T.TabValue == TabValue {
        Tabs([tab.tabs])
    }
    /// Tabs of values.
    public static func buildExpression<Data, ID>(
        _ tabs: ForEach<Data, ID, Tabs<TabValue>>
    ) -> Tabs<TabValue> { Tabs(tabs.members.map(\.view)) }
    /// Tabs one after the other.
    public static func buildBlock(_ tabs: Tabs<TabValue>...) -> Tabs<TabValue> { Tabs(tabs.map(\.tabs)) }
    /// Tabs of an `if` without an `else`.
    public static func buildOptional(_ tabs: Tabs<TabValue>?) -> Tabs<TabValue> { tabs ?? Tabs([]) }
    /// Tabs of the first branch.
    public static func buildEither(first: Tabs<TabValue>) -> Tabs<TabValue> { first }
    /// Tabs of the other branch.
    public static func buildEither(second: Tabs<TabValue>) -> Tabs<TabValue> { second }
    /// Tabs of an `if #available`.
    public static func buildLimitedAvailability(_ tabs: Tabs<TabValue>) -> Tabs<TabValue> { tabs }
}

/// The kind of a tab.
public struct TabRole: Sendable, Hashable {
    /// The tab searches.
    public static let search = TabRole()
}

/// A tab with its title.
public struct Tab<Value, Content, Label>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never

    private let label: any View
    private let tag: AnyHashable?
    private let content: any View

    private init(_ label: any View, _ tag: AnyHashable?, _ content: any View) {
        (self.label, self.tag, self.content) = (label, tag, content)
    }

    public var tabs: any View {
        let (label, tag) = (Unchecked(label), tag)
        return ModifiedView(content) { content, screen in
            let part = screen.reading(label.value)
            let number = AnyHashable(screen.tabItems?.count ?? 0)
            screen.tabItems?.append(
                ScreenBuilder.TabItem(
                    title: part.texts.first ?? part.imageName ?? "", tag: tag ?? number, content: content))
        }
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a view as its label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), AnyHashable(value), content()) }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a view as its label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, content())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), AnyHashable(value), content()) }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(title), AnyHashable(value), content()) }

    /// Creates a tab with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), AnyHashable(value), content()) }

    /// Creates a tab of a kind.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(Text(verbatim: "Search"), AnyHashable(value), content())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), nil, content()) }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), nil, content()) }

    /// Creates a tab with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), nil, content()) }

    /// Creates a tab of a kind.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(Text(verbatim: "Search"), nil, content())
    }
}

/// The label of a tab with a title and a picture.
public struct DefaultTabLabel: Control {
    public func compose(into screen: inout ScreenBuilder) {}
}

/// Tabs below a title: here among the others.
public struct TabSection<Header, Content, Footer, SelectionValue>: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    public let tabs: any View

    /// Creates tabs.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Tabs<SelectionValue>, @ViewBuilder header: () -> Header
    ) where Content == Tabs<SelectionValue>, Header: View, Footer == EmptyView { tabs = content().tabs }

    /// Creates tabs below a title.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Tabs<SelectionValue>
    ) where Content == Tabs<SelectionValue>, Header == Text, Footer == EmptyView { tabs = content().tabs }
}

extension ScreenBuilder {
    /// Returns the tabs among views. A view without a label is a page, named by its number.
    fileprivate func readingTabs(_ content: any View) -> [ScreenBuilder.TabItem] {
        var part = ScreenBuilder(links: links, states: states, environment: environment)
        (part.tabItems, part.isUnchanged) = ([], isUnchanged)
        part.appendTabs(content, id: nil, at: position)
        return part.tabItems ?? []
    }

    private mutating func appendTabs(_ content: any View, id: AnyHashable?, at place: Position) {
        if let views = content as? any SeveralViews {
            for member in views.members { appendTabs(member.view, id: member.id ?? id, at: place) }
            return
        }
        let number = tabItems?.count ?? 0
        (position, tag) = (place, nil)
        position.enterRow(number)
        content.compose(into: &self)
        guard tabItems?.count == number else { return }
        tabItems?.append(TabItem(title: "", tag: tag ?? id ?? AnyHashable(number), content: content))
    }
}

extension View {
    /// Returns the view as a tab with a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = Unchecked<any View>(label())
        return ModifiedView(self) { content, screen in
            guard let number = screen.tabItems?.count else { return content.compose(into: &screen) }
            // A tag inside the label.
            if content is ModifiedView { content.compose(into: &screen) }
            let part = screen.reading(label.value)
            screen.tabItems?.append(
                ScreenBuilder.TabItem(
                    title: part.texts.first ?? part.imageName ?? "", tag: screen.tag ?? AnyHashable(number),
                    content: content, badge: content.badge))
        }
    }

    /// Returns the view with a number in its row or in the list of tabs; without one for 0.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Returns the view with a text in its row or in the list of tabs.
    public func badge(_ label: Text?) -> some View { Badged(label: label?.spans ?? [], content: self) }

    /// Returns the view with a text in its row or in the list of tabs.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Returns the view with a text in its row or in the list of tabs.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }
}

/// A view with a badge.
private struct Badged: Control, Wrapping {
    let label: [Span]
    let content: any View

    var wrapped: (any View)? { content }

    func compose(into screen: inout ScreenBuilder) {
        let count = screen.tabItems?.count
        content.compose(into: &screen)
        if let count {
            for index in (screen.tabItems ?? []).indices.dropFirst(count) where !label.isEmpty {
                screen.tabItems?[index].badge = label.text
            }
        } else if screen.collectsTexts, !label.isEmpty {
            let outer = screen.position
            screen.position.enter(-6)
            screen.append(.paragraph(label))
            screen.position = outer
        }
    }
}

extension View {
    /// The badge of a view that is shown as a tab; nil without one.
    fileprivate var badge: String? {
        if let badged = self as? Badged, !badged.label.isEmpty { return badged.label.text }
        return (self as? any Wrapping)?.wrapped?.badge
    }
}

extension Presentations.TabItem {
    /// The argument of the command `tab`.
    package var name: String { title.asCommandName }
}

extension Report {
    /// Returns the answer to `tab`: each tab with its badge, with a mark at the selected tab.
    package static func tabs(_ tabs: [Presentations.TabItem]) -> Report {
        let rows = tabs.map { tab in
            let mark = tab.isSelected ? Span(.filledDot, .success) : Span(" ")
            return Fields.Row(
                [mark, Span(" \(tab.name)", tab.isSelected ? .emphasis : .plain)], [Span(tab.badge ?? "")])
        }
        let json = tabs.map { tab in
            ["name": tab.name, "title": tab.title, "badge": tab.badge, "selected": tab.isSelected] as JSON
        }
        return Report("tab", body: .fields(Fields(rows, valueWidth: 20)), content: ["tabs": json] as JSON)
    }
}

extension ForEach where Data: RandomAccessCollection {
    /// Creates tabs for values that have identities.
    public init<Value>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs<Value>
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == Tabs<Value> {
        self.init(data, id: \.id, content: content)
    }

    /// Creates tabs for values, each identified by a part of the value.
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs<Value>
    ) where ID: Hashable, Content == Tabs<Value> {
        self.init(
            data.map { element in Item(id: AnyHashable(element[keyPath: id])) { content(element) } }, noun: "row")
    }
}
