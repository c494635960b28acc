/// A type-erased view, which a feature shows for a navigation.
///
/// The view of a ``Screen`` has the screen's declared names. A feature's own view, from
/// ``FeatureContract/resolve(_:navigator:)``, is named by its type: a `BookListView` is the screen `BookList`.
@MainActor
public struct AnyView: View {
    /// A control has no body.
    public typealias Body = Never
    private let content: any View
    /// The view as a screen; nil for an undeclared view that was never shown.
    private let screen: (any RenderableView)?

    /// Erases the type of a view.
    public init(_ view: some View) { (content, screen) = (view, nil) }

    package init(_ screen: any RenderableView) {
        (content, self.screen) = ((screen as? ComposedView)?.view ?? ViewContent(), screen)
    }

    public func compose(into composition: inout Composition) { content.compose(into: &composition) }

    /// Returns the view as a screen. The type names a view that no screen declares. The view's links use the navigator.
    func shown(for navigation: any NavigationContract, by navigator: any NavigatorContract) -> AnyView {
        guard screen == nil else { return self }
        let name = navigation.navigationName
        let value = name.values.first.map { "\($0.content)" }
        let screen = ScreenDescription(undeclared: content, navigation: name.base, hasTitle: value == nil)
        return AnyView(ComposedView(screen: screen, value: value, view: content, navigator: navigator))
    }
}

extension AnyView: RenderableView {
    package func render() -> Rendering { shown.render() }
    package func appear(before intent: Intent?) async { await shown.appear(before: intent) }
    package var tasks: [@MainActor @Sendable () async -> Void] { shown.tasks }
    package var returns: [@MainActor @Sendable () async -> Void] { shown.returns }

    private var shown: any RenderableView {
        screen ?? shown(for: UnknownNavigation.notFound(.unknownLink("")), by: PreviewNavigator())
    }
}

extension ScreenDescription {
    /// Describes a view that no screen declares, with names from its type.
    @MainActor
    fileprivate init(undeclared view: any View, navigation: String, hasTitle: Bool) {
        let name = "\(type(of: view.unmodified))".prefix { $0 != "<" }
        let screen = String(name).dropping(suffix: "View")
        var title = ""
        for character in screen {
            if character.isUppercase, !title.isEmpty { title += " " }
            title += title.isEmpty ? "\(character)" : character.lowercased()
        }
        self.init(
            name: screen, title: hasTitle ? title : nil, navigation: navigation, events: { [] }, makeNavigation: nil
        ) { .init(route: nil, links: []) }
    }
}

extension View {
    /// The view without its modifiers.
    fileprivate var unmodified: any View { (self as? ModifiedContent)?.content.unmodified ?? self }
}
