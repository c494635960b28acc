/// A change of views that several views share: `body(content:)` returns the changed view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view to change.
    typealias Content = ModifierContent
    /// Returns the changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifierContent: Control {
    let content: any View
    /// True if the content is the value of the last rendering.
    fileprivate let isUnchanged: Bool

    public func compose(into screen: inout ScreenBuilder) {
        // The content belongs to the view around the modifier. Its position does not depend on the modifier's body.
        let inner = (screen.position, screen.isUnchanged)
        screen.position.enter(-1)
        screen.isUnchanged = isUnchanged
        content.compose(into: &screen)
        (screen.position, screen.isUnchanged) = inner
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// A modifier that changes nothing.
    public nonisolated static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public nonisolated init() {}

    public func body(content: Content) -> some View { content }
}

/// A view with a ``ViewModifier``.
public struct ModifiedContent<Content, Modifier>: Control, Wrapping {
    private let content: any View
    var wrapped: (any View)? { content }
    private let modifier: any ViewModifier

    /// Creates a view with a modifier.
    public init(content: Content, modifier: Modifier) where Content: View, Modifier: ViewModifier {
        (self.content, self.modifier) = (content, modifier)
    }

    public func compose(into screen: inout ScreenBuilder) { modifier.compose(content, into: &screen) }
}

extension ViewModifier {
    fileprivate func compose(_ content: any View, into screen: inout ScreenBuilder) {
        let outer = (screen.position, screen.isUnchanged)
        screen.position.enter(Self.self)
        DynamicProperties.connect(self, to: screen.surroundings)
        screen.isUnchanged = false
        body(content: ModifierContent(content: content, isUnchanged: outer.1)).compose(into: &screen)
        (screen.position, screen.isUnchanged) = outer
    }

    /// Returns this modifier, then another one.
    public func concat<Other: ViewModifier>(_ other: Other) -> some ViewModifier {
        ConcatenatedModifier(first: self, second: other)
    }
}

private struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let first: First
    let second: Second

    func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension View {
    /// Returns the view changed by a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Returns the view with a state of its own for each value: another value is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        ModifiedView(self) { content, screen in
            let outer = screen.position
            screen.position.enter(id.hashValue, inBranch: 6)
            content.compose(into: &screen)
            screen.position = outer
        }
    }
}
