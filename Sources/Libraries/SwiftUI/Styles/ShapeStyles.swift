// Looks: they change nothing at a prompt.

/// The fill of shapes and texts.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("A look is never drawn.") }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    public var secondary: some ShapeStyle { self }
    public var tertiary: some ShapeStyle { self }
    public var quaternary: some ShapeStyle { self }
    public var quinary: some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle() }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle { public init(_ style: some ShapeStyle) {} }

/// The levels of the content's style.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// 1 for the primary level.
    let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self(level: 1) }
    public static var secondary: Self { Self(level: 2) }
    public static var tertiary: Self { Self(level: 3) }
    public static var quaternary: Self { Self(level: 4) }
    public static var quinary: Self { Self(level: 5) }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }

/// Every style that SwiftUI has and that is no colour.
public struct BuiltInShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BuiltInShapeStyle {
    public static var foreground: Self { Self() }
    public static var background: Self { Self() }
    public static var selection: Self { Self() }
    public static var separator: Self { Self() }
    public static var placeholder: Self { Self() }
    public static var link: Self { Self() }
    public static var fill: Self { Self() }
    public static var windowBackground: Self { Self() }
}

// The names of the styles as types.
public typealias ForegroundStyle = BuiltInShapeStyle
public typealias BackgroundStyle = BuiltInShapeStyle
public typealias SelectionShapeStyle = BuiltInShapeStyle
public typealias SeparatorShapeStyle = BuiltInShapeStyle
public typealias PlaceholderTextShapeStyle = BuiltInShapeStyle
public typealias LinkShapeStyle = BuiltInShapeStyle
public typealias FillShapeStyle = BuiltInShapeStyle
public typealias WindowBackgroundShapeStyle = BuiltInShapeStyle

/// A translucent background.
public struct Material: ShapeStyle {
    public static var ultraThin: Material { Material() }
    public static var thin: Material { Material() }
    public static var regular: Material { Material() }
    public static var thick: Material { Material() }
    public static var ultraThick: Material { Material() }
    public static var bar: Material { Material() }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var ultraThickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}

/// The looks of a material.
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

/// A shadow inside or behind.
public enum ShadowStyle: Equatable, Sendable {
    case drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    case inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
}

/// How two layers blend.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter, clear, copy
}

/// Colours along a line.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The space that colours are mixed in.
    public enum ColorSpace: Hashable, Sendable { case device, perceptual }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// Any gradient.
public struct AnyGradient: ShapeStyle, Hashable {
    public init(_ gradient: Gradient) {}
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: Control, ShapeStyle {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public func compose(into screen: inout ScreenBuilder) {}
}

/// A gradient around a centre.
nonisolated public struct RadialGradient: Control, ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public func compose(into screen: inout ScreenBuilder) {}
}

/// A gradient around an ellipse.
nonisolated public struct EllipticalGradient: Control, ShapeStyle {
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public func compose(into screen: inout ScreenBuilder) {}
}

/// A gradient by angle.
nonisolated public struct AngularGradient: Control, ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
    public func compose(into screen: inout ScreenBuilder) {}
}

/// A gradient over a grid of points.
nonisolated public struct MeshGradient: Control, ShapeStyle {
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {}
    public func compose(into screen: inout ScreenBuilder) {}
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> Self {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> Self
    {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self { EllipticalGradient(colors: colors, center: center) }
}

/// A picture as a style.
public struct ImagePaint: ShapeStyle {
    #if Foundation
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
    #else
    public init(image: Image, scale: CGFloat = 1) {}
    #endif
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, scale: scale)
    }
}

nonisolated extension View {
    public func foregroundColor(_ color: Color?) -> Self { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> Self { self }
    public func foregroundStyle(_: some ShapeStyle, _: some ShapeStyle, _: some ShapeStyle) -> Self { self }
    public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
    public func tint(_ tint: Color?) -> Self { self }
    public func tint(_ tint: (some ShapeStyle)?) -> Self { self }
    public func accentColor(_ color: Color?) -> Self { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> Self { self }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
    public func colorScheme(_ scheme: ColorScheme) -> Self { self }
}
