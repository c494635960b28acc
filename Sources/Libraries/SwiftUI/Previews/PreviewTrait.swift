/// A trait of the place where a preview is drawn.
public struct PreviewTrait<T> {}

extension PreviewTrait<Preview.ViewTraits> {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
}
