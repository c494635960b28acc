/// A whole screen or a part of a screen, with its contents and actions.
///
/// A view has a `body` of other views. The innermost views are the controls of `ChallengeViews`, named as in SwiftUI. The
/// body reads observable state, and a change of this state renders the screen again. The body must not change anything.
@MainActor
public protocol View {
    /// The type of the ``body``.
    associatedtype Body: View
    /// The parts of this view.
    @ViewBuilder var body: Body { get }
    /// Adds the view to a screen. Controls implement this function; every other view adds its `body`.
    func compose(into screen: inout ScreenBuilder)
}

extension View {
    @inlinable
    public func compose(into screen: inout ScreenBuilder) { body.compose(into: &screen) }
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

/// Views below one another.
public struct ViewContent: Control {
    private let parts: [any View]

    fileprivate init(_ parts: [any View]) { self.parts = parts }

    /// Creates content without views.
    public init() { parts = [] }

    package var isEmpty: Bool { parts.isEmpty }

    public func compose(into screen: inout ScreenBuilder) {
        for part in parts { part.compose(into: &screen) }
    }
}

/// Builds a ``ViewContent`` from the views in a closure, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// Views below one another.
    public static func buildBlock(_ views: any View...) -> ViewContent { ViewContent(views) }
    /// Views of an `if` without an `else`.
    public static func buildOptional(_ content: ViewContent?) -> ViewContent { content ?? ViewContent() }
    /// Views of the first branch.
    public static func buildEither(first: ViewContent) -> ViewContent { first }
    /// Views of the other branch.
    public static func buildEither(second: ViewContent) -> ViewContent { second }
    /// Views of a loop.
    public static func buildArray(_ contents: [ViewContent]) -> ViewContent { ViewContent(contents) }
}

/// A view with a modifier, which changes the parts that the view adds to a screen.
///
/// The type is not generic, because the runtime takes longer to make a generic type than to render most screens.
public struct ModifiedContent: Control {
    let content: any View
    private let compose: (any View, inout ScreenBuilder) -> Void

    package init(_ content: any View, _ compose: @escaping (any View, inout ScreenBuilder) -> Void) {
        (self.content, self.compose) = (content, compose)
    }

    public func compose(into screen: inout ScreenBuilder) { compose(content, &screen) }
}
