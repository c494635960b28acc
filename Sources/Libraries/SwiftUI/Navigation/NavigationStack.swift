package import ChallengeActions
import ChallengeDesignSystem
import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif
import Observation

/// The values above the root of a ``NavigationStack``, of any types.
public struct NavigationPath: Equatable {
    fileprivate var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The number of values.
    public var count: Int { values.count }
    /// True without values.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value to the end.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last values.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// The links that a stack follows without the app's path.
@Observable
private final class PathStorage {
    var values: [AnyHashable] = []
}

/// Pushes onto the stack around a view.
struct StackHandle: Sendable {
    let push: @MainActor @Sendable (AnyHashable) -> Void
}

private struct StackKey: EnvironmentKey {
    static let defaultValue: StackHandle? = nil
}

private struct AdvanceKey: EnvironmentKey {
    static let defaultValue: StackHandle? = nil
}

extension EnvironmentValues {
    /// The stack that contains the view.
    var stack: StackHandle? {
        get { self[StackKey.self] }
        set { self[StackKey.self] = newValue }
    }

    /// Shows the next column of a split view, after a selection.
    var advance: StackHandle? {
        get { self[AdvanceKey.self] }
        set { self[AdvanceKey.self] = newValue }
    }
}

/// A stack of screens above a root, whose path the app or the stack owns.
public struct NavigationStack<Data, Root>: Control, Wrapping {
    var wrapped: (any View)? { root }
    private let root: any View
    /// The app's path; nil if the stack owns its path.
    private let path: (read: @MainActor () -> [AnyHashable], write: @MainActor @Sendable ([AnyHashable]) -> Void)?
    /// Returns the model of the app with the path.
    private let owner: (() -> Any)?

    private init(
        _ root: any View,
        _ path: (read: @MainActor () -> [AnyHashable], write: @MainActor @Sendable ([AnyHashable]) -> Void)?,
        owner: (() -> Any)? = nil
    ) {
        (self.root, self.path, self.owner) = (root, path, owner)
    }

    public func compose(into screen: inout ScreenBuilder) {
        // A host that follows the model of the path needs no values of the path.
        let owner = owner?()
        if let owner, screen.follower?.follow(owner) == true {
            composeRoot(into: &screen)
            screen.presentations.stack = Presentations.Stack(
                id: screen.position, path: []
            ) { _ in }
            return
        }
        let storage = screen.states.state(at: screen.position, 1) { PathStorage() }
        let outer = screen.environment
        let path = path
        // The links without a value are above the values of the app's path.
        let values = (path?.read() ?? []) + storage.values
        screen.environment.stack = StackHandle { value in
            if let path, !(value.base is ViewLink) {
                path.write(path.read() + [value])
            } else {
                storage.values.append(value)
            }
        }
        composeRoot(into: &screen)
        screen.environment = outer
        screen.presentations.stack = Presentations.Stack(
            id: screen.position, path: values,
            removeLast: { count in
                let own = min(count, storage.values.count)
                storage.values.removeLast(own)
                if let path, count > own { path.write(Array(path.read().dropLast(count - own))) }
            })
    }

    private func composeRoot(into screen: inout ScreenBuilder) {
        screen.nameScreen(after: root)
        let first = screen.lifecycles.count
        screen.isAtRootOfStack = true
        root.compose(into: &screen)
        screen.isAtRootOfStack = false
        for index in screen.lifecycles.indices[first...] { screen.lifecycles[index].isInStack = true }
    }
}

extension NavigationStack where Root: View {
    /// Creates a stack that owns its path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(root(), nil) }

    /// Creates a stack whose path the app owns.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            root(),
            (
                read: { path.wrappedValue.values },
                write: { values in
                    var new = NavigationPath()
                    new.values = values
                    path.wrappedValue = new
                }
            ))
    }

    /// Creates a stack whose path of values of one type the app owns.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(
            root(),
            (
                read: { path.wrappedValue.map { AnyHashable($0) } },
                write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
            ), owner: path.owner)
    }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content>: Control, Wrapping {
    var wrapped: (any View)? { content }
    private let content: any View

    /// Creates a stack.
    ///
    /// The first view is its root. Others would be beside it on a wide screen.
    public init(@ViewBuilder content: () -> Content) where Content: View {
        let content = content()
        self.content = (content as? ViewContent)?.first ?? content
    }

    public func compose(into screen: inout ScreenBuilder) {
        let content = content
        NavigationStack { AnyView(any: content) }.compose(into: &screen)
    }
}

/// Columns, one above the other as on a phone: a selection in a column shows the next one.
public struct NavigationSplitView<Sidebar, Content, Detail>: Control {
    private let columns: [any View]

    private init(columns: [any View]) { self.columns = columns }

    public func compose(into screen: inout ScreenBuilder) {
        let storage = screen.states.state(at: screen.position, 1) { PathStorage() }
        let outer = screen.environment
        let handle = StackHandle { storage.values.append($0) }
        let columns = columns
        func environment(of index: Int) -> EnvironmentValues {
            var environment = outer
            environment.stack = handle
            environment.advance =
                index + 1 < columns.count ? StackHandle { _ in handle.push(AnyHashable(column(index + 1))) } : nil
            return environment
        }
        func column(_ index: Int) -> ViewLink {
            ViewLink(
                content: Presentations.Content("column \(index)", AnyView(any: columns[index]), environment(of: index)))
        }
        for index in columns.indices.dropFirst() { screen.presentations.setDestination(column(index)) }
        screen.environment = environment(of: 0)
        screen.nameScreen(after: columns[0])
        let first = screen.lifecycles.count
        columns[0].compose(into: &screen)
        for index in screen.lifecycles.indices[first...] { screen.lifecycles[index].isInStack = true }
        screen.environment = outer
        screen.presentations.stack = Presentations.Stack(
            id: screen.position, path: storage.values,
            removeLast: { storage.values.removeLast(min($0, storage.values.count)) })
    }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columns: [sidebar(), content(), detail()]) }

    /// Creates three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columns: [sidebar(), content(), detail()]) }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()])
    }

    /// Creates two columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columns: [sidebar(), detail()]) }

    /// Creates two columns.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columns: [sidebar(), detail()]) }
}

/// The visible columns of a split view; a prompt shows one.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let all = Self(name: "all")
    public static let doubleColumn = Self(name: "doubleColumn")
    public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = Self(name: "sidebar")
    public static let content = Self(name: "content")
    public static let detail = Self(name: "detail")
}

/// A link: a row that it contains opens its destination, elsewhere it is a command and a line with its texts.
public struct NavigationLink<Label, Destination>: Control {
    private let label: any View
    private let value: @MainActor (EnvironmentValues, Position) -> AnyHashable?
    /// A link to a destination of a navigator, declared by other modules.
    package var declared: DeclaredLink?
    /// Presents the destination while it is true.
    private var isActive: Binding<Bool>?

    private init(_ label: any View, _ value: @escaping @MainActor (EnvironmentValues, Position) -> AnyHashable?) {
        (self.label, self.value) = (label, value)
    }

    package init(declared: DeclaredLink) where Label == Text, Destination == Never {
        (label, value, self.declared) = (EmptyView(), { _, _ in nil }, declared)
    }

    public func compose(into screen: inout ScreenBuilder) {
        if let declared { return declared.compose(into: &screen) }
        let (environment, position) = (screen.environment, screen.position)
        let (value, isActive) = (value, isActive)
        let target = value(environment, position)
        let link = target?.base as? ViewLink
        if let link { screen.presentations.setDestination(link) }
        if let isActive, isActive.wrappedValue, let link {
            screen.presentations.pushes.append(
                Presentations.Push(content: link.content) { isActive.wrappedValue = false })
        }
        let follow: @MainActor @Sendable () -> Void = {
            if let isActive { return isActive.wrappedValue = true }
            if let value = value(environment, position) { environment.stack?.push(value) }
        }
        if screen.isRow {
            label.compose(into: &screen)
            guard screen.primary == nil, screen.environment.isEnabled else { return }
            screen.primary = .action(follow)
            if let target { screen.presentations.leads.append((nil, target)) }
            return
        }
        let (name, pieces) = screen.naming(label)
        screen.appendLine(of: pieces)
        guard !name.isEmpty else { return }
        let description = ActionDescription(
            name: name.asControlName, help: screen.traits.hint ?? "Go to \(name.lowercased())",
            effect: screen.buttonEffect)
        screen.actions.append(Action(description) { follow() })
        if let target { screen.presentations.leads.append((description.name, target)) }
    }

    private static func link(_ destination: any View) -> @MainActor (EnvironmentValues, Position) -> AnyHashable? {
        { environment, position in
            AnyHashable(ViewLink(content: Presentations.Content(position, AnyView(any: destination), environment)))
        }
    }
}

/// A link to a destination of a navigator. The screen draws the link's label, if any.
package struct DeclaredLink {
    let title: String
    let destination: LinkDestination
    let help: String?
    let isIntent: Bool
    let label: any View
    package var onSelect: @MainActor @Sendable () -> Void = {}
    package var style: ModalPresentationStyle?

    package init(_ title: String, to destination: LinkDestination, help: String?, isIntent: Bool, label: any View) {
        (self.title, self.destination, self.help, self.isIntent, self.label) = (
            title, destination, help, isIntent, label
        )
    }

    @MainActor
    fileprivate func compose(into screen: inout ScreenBuilder) {
        if screen.isRow {
            label.compose(into: &screen)
            if screen.primary == nil { screen.primary = .link(destination, onSelect) }
            return
        }
        let count = screen.fields.count
        label.compose(into: &screen)
        _ = screen.dropFields(from: count)
        let description = ActionDescription(
            name: title.asCommandName, help: help ?? "Go to \(title.lowercased())",
            effect: .leads(to: destination.name, as: style), isIntent: isIntent)
        screen.actions.append(
            Action(description) { [links = screen.links, destination, style, onSelect] in
                onSelect()
                links.open(destination, style)
            })
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// Creates a link to the destination of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label()) { _, _ in value.map { AnyHashable($0) } }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the destination of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(Text(titleKey)) { _, _ in value.map { AnyHashable($0) } }
    }

    /// Creates a link to the destination of a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
        self.init(Text(title)) { _, _ in value.map { AnyHashable($0) } }
    }
}

extension NavigationLink where Label: View, Destination: View {
    /// Creates a link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), Self.link(destination()))
    }

    /// Creates a link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), Self.link(destination))
    }

    /// Creates a link that a binding follows.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), Self.link(destination()))
        self.isActive = isActive
    }

    /// Creates a link that a binding follows.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), Self.link(destination))
        self.isActive = isActive
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// Creates a link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), Self.link(destination()))
    }

    /// Creates a link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), Self.link(destination()))
    }

    /// Creates a link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), Self.link(destination))
    }

    /// Creates a link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) {
        self.init(Text(title), Self.link(destination))
    }

    /// Creates a link that a binding follows.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), Self.link(destination()))
        self.isActive = isActive
    }
}

extension View {
    /// Returns the view with the destinations of the values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            screen.presentations.setDestination(data, { AnyView(destination($0)) }, screen.environment)
        }
    }

    /// Returns the view with a destination that is shown while a binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return ModifiedView(self) { content, screen in
            let position = screen.position
            content.compose(into: &screen)
            screen.presentations.canPresent = true
            guard isPresented.wrappedValue else { return }
            screen.presentations.pushes.append(
                Presentations.Push(content: Presentations.Content(position, view, screen.environment)) {
                    isPresented.wrappedValue = false
                })
        }
    }

    /// Returns the view with a destination that is shown while a binding has a value.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            screen.presentations.canPresent = true
            guard let value = item.wrappedValue else { return }
            screen.presentations.pushes.append(
                Presentations.Push(
                    content: Presentations.Content(
                        AnyHashable(value), AnyView(destination(value)), screen.environment, value: "\(value)")
                ) {
                    item.wrappedValue = nil
                })
        }
    }

    /// Sets the screen's title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedView { navigationTitle(Text(titleKey)) }

    /// Sets the screen's title.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> ModifiedView { navigationTitle(Text(title)) }

    /// Sets the screen's title.
    public func navigationTitle(_ title: Text) -> ModifiedView {
        let title = title.spans.text
        return screen { if !title.isEmpty { $0.title = title } }
    }

    /// Sets the screen's title, which can be changed: `set title NEW`.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView {
        let field = TextField("Title", text: title)
        return screen { screen in
            screen.title = title.wrappedValue
            let part = screen.reading(field, collectsTexts: false)
            screen.appendControls(of: part)
        }
    }

    /// Sets the screen's title.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(titleKey) }

    /// Sets the screen's title.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(Text(title)) }

    /// Sets the screen's title.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> ModifiedView { navigationTitle(title) }

    /// Sets a few words to the right of the title: the number of items, the page.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedView {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a few words to the right of the title: the number of items, the page.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> ModifiedView {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets a few words to the right of the title: the number of items, the page.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedView {
        let subtitle = subtitle.spans.text
        return screen { $0.summary = subtitle }
    }

    /// Returns the view with the commands of its bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            leading
            trailing
        }
    }

    /// Returns the view with the commands of its bar.
    public func navigationBarItems<L: View>(leading: L) -> some View { toolbar { leading } }

    /// Returns the view with the commands of its bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { trailing } }

    /// Returns the view with the command `refresh`.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        ModifiedView(self) { content, screen in
            let outer = screen.environment
            screen.environment.refresh = RefreshAction(action: action)
            content.compose(into: &screen)
            screen.environment = outer
            screen.actions.append(
                Action(ActionDescription(name: "refresh", help: "Load the contents again")) { _ in
                    await action()
                    return .done
                })
        }
    }

    /// Returns the view with an action for links that no feature of the app knows.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        let action = Unchecked(action)
        return screen { $0.presentations.openURL.append { action.value($0) } }
    }
}
