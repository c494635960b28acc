// Looks: they change nothing at a prompt.

/// A shape: it has no text. Its path is of the main actor, which any witness satisfies.
nonisolated public protocol Shape: Sendable, Animatable, Control {
    #if Foundation
    @MainActor @preconcurrency func path(in rect: CGRect) -> Path
    #endif
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = Self
    @MainActor @preconcurrency func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is used.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public func compose(into screen: inout ScreenBuilder) {}
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> Self { self }
    public func fill(style: FillStyle = FillStyle()) -> Self { self }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> Self { self }
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
    public func stroke(style: StrokeStyle) -> Self { self }
    public func stroke(lineWidth: CGFloat = 1) -> Self { self }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func size(width: CGFloat, height: CGFloat) -> Self { self }
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> Self { self }
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    public func union(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> Self { self }
    #if Foundation
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func offset(_ offset: CGSize) -> Self { self }
    public func offset(_ offset: CGPoint) -> Self { self }
    public func size(_ size: CGSize) -> Self { self }
    public func size(_ size: CGSize, anchor: UnitPoint) -> Self { self }
    public func transform(_ transform: CGAffineTransform) -> Self { self }
    #endif
}

extension InsettableShape {
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> Self { self }
    public func strokeBorder(_: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> Self { self }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
}

extension InsettableShape where InsetShape == Self { public func inset(by amount: CGFloat) -> Self { self } }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape { public init() {} }

/// A circle.
nonisolated public struct Circle: InsettableShape { public init() {} }

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape { public init() {} }

/// A capsule.
nonisolated public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    #if Foundation
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    #endif
}

/// A rectangle whose corners are rounded differently.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
}

/// The radii of four corners.
public struct RectangleCornerRadii: Equatable, Sendable {
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {}
}

/// A rectangle that follows its container.
nonisolated public struct ContainerRelativeShape: InsettableShape { public init() {} }

/// A rectangle whose corners follow its container's.
nonisolated public struct ConcentricRectangle: InsettableShape {
    public init() {}
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}

extension Edge.Corner {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        init() {}
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
        public static let concentric = Style()
        public static func concentric(minimum: Style) -> Self { Self() }
        public static func fixed(_ radius: CGFloat) -> Self { Self() }
    }
}

/// Any shape.
nonisolated public struct AnyShape: Shape { public init(_ shape: some Shape) {} }

/// The shape of the button that it is a background of.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
    public static let automatic = Self(), capsule = Self(), circle = Self(), roundedRectangle = Self()
    public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }

extension Shape where Self == Capsule {
    public static var capsule: Self { Self() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { Self() } }

extension Shape where Self == ConcentricRectangle {
    public static var concentricRectangle: Self { Self() }
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { Self(corners: corners) }
}

extension Shape where Self == ButtonBorderShape { public static var buttonBorder: Self { .automatic } }

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: cornerRadius, style: style)
    }
    #if Foundation
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerSize: cornerSize, style: style)
    }
    #endif
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadii: cornerRadii)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self { Self() }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.miterLimit, self.dash, self.dashPhase) = (
            lineWidth, lineCap, lineJoin, miterLimit, dash, dashPhase
        )
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled, isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// The outline of a shape: nothing at a prompt has a size, so it keeps nothing.
nonisolated public struct Path: Shape, Equatable {
    public init() {}
    public init(_ build: (inout Path) -> Void) { build(&self) }
    public var isEmpty: Bool { true }
    public mutating func closeSubpath() {}
    #if Foundation
    public init(_ rect: CGRect) {}
    public init(ellipseIn rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
    public var boundingRect: CGRect { .null }
    public var currentPoint: CGPoint? { nil }
    public func path(in rect: CGRect) -> Path { self }
    public mutating func move(to point: CGPoint) {}
    public mutating func addLine(to point: CGPoint) {}
    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {}
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {}
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func normalized(eoFill: Bool = true) -> Path { self }
    #endif
}

#if Foundation
/// Core Graphics' path.
public typealias CGPath = Path

extension Path {
    public init(_ path: CGPath) { self = path }
    public var cgPath: CGPath { self }
}

/// Corners of a rectangle, as UIKit says it.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4)
    public static let bottomRight = Self(rawValue: 8), allCorners = Self(rawValue: .max)
}

/// UIKit's path, as far as `Path` takes one.
public final class UIBezierPath {
    public let cgPath: CGPath
    public init(rect: CGRect) { cgPath = Path(rect) }
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = Path(rect) }
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        cgPath = Path(rect)
    }
}
#endif
