/// A type-erased view, which a feature shows for a navigation.
@MainActor
public struct AnyView: Control {
    package let content: any View
    /// The view as a screen; nil for a view that no screen declares.
    package let screen: ComposedView?

    /// Erases the type of a view.
    public init(_ view: some View) { (content, screen) = (view, nil) }

    package init(_ screen: ComposedView) { (content, self.screen) = (screen.view, screen) }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension View {
    package var unmodified: any View { (self as? ModifiedContent)?.content.unmodified ?? self }
}
