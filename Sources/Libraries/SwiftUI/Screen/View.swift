/// A whole screen or a part of a screen, with its contents and actions.
///
/// A view has a `body` of other views. The innermost views are controls. The body reads observable state, and a change of
/// this state renders the screen again. The body must not change anything.
@MainActor @preconcurrency
public protocol View {
    /// The type of the ``body``.
    associatedtype Body: View
    /// The parts of this view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the view to a screen. Controls implement this function; every other view adds its `body`.
    func compose(into screen: inout ScreenBuilder)
}

extension View {
    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.position
        screen.position.enter(Self.self)
        if screen.states.keepsBodies {
            screen.composeBody(of: self) { body }
        } else {
            DynamicProperties.connect(self, to: screen.surroundings)
            body.compose(into: &screen)
        }
        screen.position = outer
    }
}

extension ScreenBuilder {
    /// Adds a view that was made now.
    @MainActor
    mutating func appendNew(_ view: any View) {
        let outer = isUnchanged
        isUnchanged = false
        view.compose(into: &self)
        isUnchanged = outer
    }

    /// Adds the body of a view, which is evaluated if the view or a value that the body has read is another one than in the
    /// last rendering.
    @MainActor
    mutating func composeBody<Value>(of value: Value, _ evaluate: () -> any View) {
        let (kept, outer) = (states.state(at: position, -1) { KeptBody() }, isUnchanged)
        if let body = kept.current, isUnchanged {
            DynamicProperties.connect(value, to: surroundings)
            return body.compose(into: &self)
        }
        isUnchanged = false
        let surroundings = surroundings
        kept.evaluate {
            DynamicProperties.connect(value, to: surroundings)
            return evaluate()
        }.compose(into: &self)
        isUnchanged = outer
    }
}

/// A view without other views in it: it adds itself to a screen.
public protocol Control: View where Body == Never {}

extension Never: View {
    /// Unavailable.
    public var body: Never { return fatalError("a control has no body") }
}

extension View where Body == Never {
    /// Unavailable: a control has no body.
    public var body: Never { return fatalError("a control has no body") }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func compose(into screen: inout ScreenBuilder) { self?.compose(into: &screen) }
}

/// Views below one another.
public struct ViewContent: Control {
    fileprivate let parts: [any View]
    /// The branches of the conditions around the views, so that each branch has states of its own.
    private var branch = 0

    fileprivate init(_ parts: [any View]) { self.parts = parts }

    /// Creates content without views.
    public init() { parts = [] }

    package var isEmpty: Bool { parts.isEmpty }

    /// The first view alone.
    var first: ViewContent { ViewContent(Array(parts.prefix(1))) }

    /// A branch may contain the branch of an inner condition, which keeps a place of its own.
    fileprivate func inBranch(_ number: Int) -> ViewContent {
        var content = self
        content.branch = number
        return content
    }

    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.position
        for (index, part) in parts.enumerated() {
            if branch != 0, parts.count == 1 {
                screen.position.enter(0, inBranch: branch)
            } else {
                screen.position.enter(index, branch)
            }
            part.compose(into: &screen)
            screen.position = outer
        }
    }
}

/// Builds a ``ViewContent`` from the views in a closure, with `if`, `switch` and `for`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
    /// No views.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// A view alone.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Views below one another.
    @_disfavoredOverload
    public static func buildBlock(_ views: any View...) -> ViewContent { ViewContent(views) }
    /// Views of an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Views of the first branch.
    public static func buildEither(first: some View) -> ViewContent { ViewContent([first]).inBranch(1) }
    /// Views of the other branch.
    public static func buildEither(second: some View) -> ViewContent { ViewContent([second]).inBranch(2) }
    /// Views of an `if #available`.
    public static func buildLimitedAvailability(_ content: some View) -> ViewContent { ViewContent([content]) }
    /// Views of a loop.
    public static func buildArray(_ contents: [some View]) -> ViewContent { ViewContent(contents) }
}

/// A view that draws nothing.
public struct EmptyView: Control {
    /// Creates a view that draws nothing.
    public nonisolated init() {}

    public func compose(into screen: inout ScreenBuilder) {}
}

/// Several views that a modifier treats as one.
public struct Group<Content>: Control {
    fileprivate let content: any View

    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

/// A view with a modifier, which changes the parts that the view adds to a screen.
///
/// The type is not generic, because the runtime takes longer to make a generic type than to render most screens.
public struct ModifiedView: Control {
    let content: any View
    private let compose: (any View, inout ScreenBuilder) -> Void

    package init(_ content: any View, _ compose: @escaping (any View, inout ScreenBuilder) -> Void) {
        (self.content, self.compose) = (content, compose)
    }

    public func compose(into screen: inout ScreenBuilder) { compose(content, &screen) }
}

extension View {
    /// The view without its modifiers.
    package var unmodified: any View { (self as? any Wrapping)?.wrapped?.unmodified ?? self }

    /// True for a view that this module declares, other than a question.
    package var isPartOfLanguage: Bool {
        String(reflecting: Self.self).hasPrefix("SwiftUI.") && !(self is any NamedScreen)
    }

    /// Returns the view with a change of the screen after the view's parts.
    package func screen(_ change: @escaping (inout ScreenBuilder) -> Void) -> ModifiedView {
        ModifiedView(self) { content, screen in
            content.compose(into: &screen)
            change(&screen)
        }
    }
}

/// A view around another view, which names a screen of its own only if it has several views.
@MainActor
protocol Wrapping {
    /// The view inside; nil if there are several.
    var wrapped: (any View)? { get }
}

/// Views of which each is a tab or a page in a tab view.
@MainActor
protocol SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { get }
}

extension ViewContent: SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { parts.map { (nil, $0) } }
}

extension Group: SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

extension Optional: SeveralViews where Wrapped: View {
    var members: [(id: AnyHashable?, view: any View)] { map { [(nil, $0)] } ?? [] }
}

extension EmptyView: SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { [] }
}

extension ModifiedView: Wrapping {
    var wrapped: (any View)? { content }
}

extension ViewContent: Wrapping {
    var wrapped: (any View)? { parts.count == 1 ? parts[0] : nil }
}

extension Group: Wrapping {
    var wrapped: (any View)? { content }
}

/// A view of this module that names its screen.
protocol NamedScreen: View {}
