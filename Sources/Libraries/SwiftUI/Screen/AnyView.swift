/// A type-erased view, which a feature shows for a navigation.
public struct AnyView: Control {
    package let content: any View
    /// The view as a screen; nil for a view that no screen declares.
    package let screen: ComposedView?

    /// Erases the type of a view.
    public init(_ view: some View) { (content, screen) = (view, nil) }

    /// Erases the type of a view.
    public init(erasing view: some View) { self.init(view) }

    /// The view itself, if views without a type surround it.
    package var innermost: AnyView { (content as? AnyView)?.innermost ?? self }

    package init(_ screen: ComposedView) { (content, self.screen) = (screen.view, screen) }

    package init(any view: any View) { (content, screen) = (view, nil) }

    public func compose(into screen: inout ScreenBuilder) {
        if screen.isAtRootOfStack {
            screen.isAtRootOfStack = false
            if let follower = screen.follower { return follower.decorateRoot(self).compose(into: &screen) }
        }
        if self.screen != nil {
            content.compose(into: &screen)
        } else {
            content.composeWithType(into: &screen)
        }
    }
}

extension AnyView: Wrapping {
    var wrapped: (any View)? { content }
}

extension View {
    /// Adds the view at a position of its type, so that a view of another type at the same place has its own state.
    fileprivate func composeWithType(into screen: inout ScreenBuilder) {
        let outer = screen.position
        screen.position.enter(Self.self)
        compose(into: &screen)
        screen.position = outer
    }
}
