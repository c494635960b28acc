// Looks: they change nothing at a prompt.

/// A shape: it has no text. Its path is of the main actor, which any witness satisfies.
nonisolated public protocol Shape: Sendable, Animatable, Control {
    #if Foundation
    @MainActor @preconcurrency func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    #endif
    static var role: ShapeRole { get }
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    @MainActor @preconcurrency func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is used.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

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
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape { self }
    public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
    #if Foundation
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func offset(_ offset: CGSize) -> some Shape { self }
    public func offset(_ offset: CGPoint) -> some Shape { self }
    public func size(_ size: CGSize) -> some Shape { self }
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { self }
    public func transform(_ transform: CGAffineTransform) -> some Shape { self }
    #endif
}

extension InsettableShape {
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> Self { self }
    public func strokeBorder(
        _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self { self }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> Self { self }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
}

extension InsettableShape where InsetShape == Self { public func inset(by amount: CGFloat) -> Self { self } }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    public typealias InsetShape = Self
    public init() {}
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
    public typealias InsetShape = Self
    public init() {}
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    public typealias InsetShape = Self
    public init() {}
}

/// A capsule.
nonisolated public struct Capsule: InsettableShape {
    public typealias InsetShape = Self
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public typealias InsetShape = Self
    public var style: RoundedCornerStyle
    #if Foundation
    public var cornerSize: CGSize

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    #else
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.style = style
    }
    #endif
}

/// A rectangle whose corners are rounded differently.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public typealias InsetShape = Self
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }
}

/// The radii of four corners.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle that follows its container.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public typealias InsetShape = Self
    public init() {}
}

/// A rectangle whose corners follow its container's.
nonisolated public struct ConcentricRectangle: InsettableShape {
    public typealias InsetShape = Self
    public init() {}
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}

extension Edge.Corner {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        init() {}
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
        public static var concentric: Style { Style() }
        public static func concentric(minimum: Style) -> Style { Style() }
        public static func fixed(_ radius: CGFloat) -> Style { Style() }
    }
}

/// Any shape.
nonisolated public struct AnyShape: Shape { public init(_ shape: some Shape) {} }

/// The shape of the button that it is a background of.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
    public typealias InsetShape = Self
    public static var automatic: Self { Self() }
    public static var capsule: Self { Self() }
    public static var circle: Self { Self() }
    public static var roundedRectangle: Self { Self() }
    public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

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
        Self(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        Self(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

// MARK: Lines

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

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
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

// MARK: Paths

/// The outline of a shape: it knows its bounds.
nonisolated public struct Path: Shape, Equatable {
    #if Foundation
    private var bounds = CGRect.null
    private var last: CGPoint?
    #endif

    public init() {}
    public init(_ build: (inout Path) -> Void) { build(&self) }
}

#if Foundation
extension Path {
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }

    public var isEmpty: Bool { bounds.isNull }
    public var boundingRect: CGRect { bounds }
    public var currentPoint: CGPoint? { last }
    public func path(in rect: CGRect) -> Path { self }

    public mutating func move(to point: CGPoint) {
        bounds = bounds.union(CGRect(origin: point, size: .zero))
        last = point
    }

    public mutating func addLine(to point: CGPoint) { move(to: point) }
    public mutating func addLines(_ lines: [CGPoint]) { lines.forEach { move(to: $0) } }
    public mutating func closeSubpath() {}

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        addLines([control, point])
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        addLines([control1, control2, point])
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        path.bounds = rect
        path.last = rect.origin
        addPath(path, transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRect(rect, transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect, transform: transform) }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect, transform: transform) }

    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRect(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        last = CGPoint(
            x: center.x + radius * CGFloat(cos(endAngle.radians)),
            y: center.y + radius * CGFloat(sin(endAngle.radians)))
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: false)
    }

    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { addLines([tangent1End, tangent2End]) }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let placed = path.applying(transform)
        bounds = bounds.union(placed.bounds)
        last = placed.last ?? last
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !isEmpty, transform != .identity else { return self }
        func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(
                x: transform.a * x + transform.c * y + transform.tx,
                y: transform.b * x + transform.d * y + transform.ty)
        }
        var path = Path()
        path.addLines([
            moved(bounds.minX, bounds.minY), moved(bounds.maxX, bounds.minY), moved(bounds.minX, bounds.maxY),
            moved(bounds.maxX, bounds.maxY),
        ])
        path.last = last.map { moved($0.x, $0.y) }
        return path
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        path.bounds = bounds.offsetBy(dx: dx, dy: dy)
        path.last = last.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        return path
    }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func normalized(eoFill: Bool = true) -> Path { self }
}
#endif

// MARK: UIKit's paths

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

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var topLeft: Self { Self(rawValue: 1) }
    public static var topRight: Self { Self(rawValue: 2) }
    public static var bottomLeft: Self { Self(rawValue: 4) }
    public static var bottomRight: Self { Self(rawValue: 8) }
    public static var allCorners: Self { Self(rawValue: .max) }
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
