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
        let outer = screen.position
        for (number, item) in items.enumerated() {
            screen.position = outer
            screen.position.enterRow(number)
            if number == index {
                item.content.compose(into: &screen)
                if screen.title == nil, !item.title.isEmpty { screen.title = item.title }
            } else {
                // Keeps the states of the other tabs.
                _ = screen.reading(item.content, collectsTexts: false)
            }
        }
        screen.position = outer
        let selection = selection
        screen.presentations.tabs = items.enumerated().map { number, item in
            Presentations.Tab(title: item.title, isSelected: number == index) {
                storage.tag = item.tag
                selection?.write(item.tag)
            }
        }
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
                read: { AnyHashable(selection.wrappedValue) },
                write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
            ))
    }

    /// Creates tabs, of which a binding selects one or none.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(
            content(),
            selection.map { selection in
                (
                    read: { AnyHashable(selection.wrappedValue) },
                    write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
                )
            })
    }
}

/// Tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    /// The type of the values that select tabs.
    associatedtype TabValue
}

extension ViewContent: TabContent {
    public typealias TabValue = Never
}

/// Builds tabs.
public typealias TabContentBuilder<TabValue> = ViewBuilder

/// The kind of a tab.
public struct TabRole: Sendable, Hashable {
    /// The tab searches.
    public static let search = TabRole()
}

/// A tab with its title.
public struct Tab<Value, Content, Label>: Control, TabContent {
    public typealias TabValue = Value

    private let label: any View
    private let tag: AnyHashable?
    private let content: any View

    private init(_ label: any View, _ tag: AnyHashable?, _ content: any View) {
        (self.label, self.tag, self.content) = (label, tag, content)
    }

    public func compose(into screen: inout ScreenBuilder) {
        guard screen.tabItems != nil else { return content.compose(into: &screen) }
        let title = screen.reading(label).texts.first ?? screen.reading(label).imageName ?? ""
        let tag = tag ?? AnyHashable(screen.tabItems?.count ?? 0)
        screen.tabItems?.append((title, tag, content))
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
public struct TabSection<Header, Content, Footer, SelectionValue>: Control, TabContent {
    public typealias TabValue = SelectionValue

    private let content: any View

    /// Creates tabs.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
    where Content: View, Header: View, Footer == EmptyView, SelectionValue == Never { self.content = content() }

    /// Creates tabs below a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Content: View, Header == Text, Footer == EmptyView, SelectionValue == Never { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension ScreenBuilder {
    /// Returns the tabs among views. A view without a tab's title is a page, named by its number.
    fileprivate func readingTabs(_ content: any View) -> [(title: String, tag: AnyHashable, content: any View)] {
        var part = ScreenBuilder(links: links, states: states, environment: environment)
        part.position = position
        part.tabItems = []
        content.compose(into: &part)
        return part.tabItems ?? []
    }
}

extension View {
    /// Returns the view as a tab with a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label: any View = label()
        return ModifiedView(self) { content, screen in
            guard let number = screen.tabItems?.count else { return content.compose(into: &screen) }
            let part = screen.reading(label)
            screen.tabItems?.append((part.texts.first ?? part.imageName ?? "", AnyHashable(number), content))
        }
    }

    /// Returns the view with a number or a text after it.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Returns the view with a number or a text after it.
    public func badge(_ label: Text?) -> some View {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            if screen.tabItems == nil, let label { screen.append(.paragraph([Span("(")] + label.spans + [Span(")")])) }
        }
    }

    /// Returns the view with a number or a text after it.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Returns the view with a number or a text after it.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }
}
