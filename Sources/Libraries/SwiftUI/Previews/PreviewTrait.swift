/// A trait of the place where a preview is drawn.
public nonisolated struct PreviewTrait<T> {
    /// True if the preview is as large as its view, and no screen.
    var hasOwnSize = false
}

nonisolated extension PreviewTrait<Preview.ViewTraits> {
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
