/// A change of the views of previews, which help does not need.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The context that previews share.
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View
    /// The view to change.
    typealias Content = ModifierContent
    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context
    /// Returns the changed view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// A trait of the place where a preview is drawn.
public nonisolated struct PreviewTrait<T> {
    /// True if the preview is as large as its view, and no screen.
    var hasOwnSize = false
}

nonisolated extension PreviewTrait<Preview.ViewTraits> {
    /// A change of the preview's view.
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
    /// The size of the screen.
    public static var defaultLayout: Self { Self() }
    /// The size of the view.
    public static var sizeThatFitsLayout: Self { Self(hasOwnSize: true) }
    /// A fixed size in points.
    public static func fixedLayout(width: Double, height: Double) -> Self { Self(hasOwnSize: true) }
    /// A screen that is upright.
    public static var portrait: Self { Self() }
    /// A screen that is turned to the left.
    public static var landscapeLeft: Self { Self() }
    /// A screen that is turned to the right.
    public static var landscapeRight: Self { Self() }
    /// A screen that stands on its head.
    public static var portraitUpsideDown: Self { Self() }
}
