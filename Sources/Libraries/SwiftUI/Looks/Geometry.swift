// Looks: they change nothing at a prompt. These are the values that they take.

#if Foundation
internal import Foundation
#endif

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init(radians: Double = 0) { self.radians = radians }
    public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }
    public static var zero: Angle { Angle() }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

/// A point of a view's bounds, from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    public static var zero: UnitPoint { UnitPoint() }
    public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Edges of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
        public static var top: Set { Set(.top) }
        public static var leading: Set { Set(.leading) }
        public static var bottom: Set { Set(.bottom) }
        public static var trailing: Set { Set(.trailing) }
        public static var all: Set { [.top, .leading, .bottom, .trailing] }
        public static var horizontal: Set { [.leading, .trailing] }
        public static var vertical: Set { [.top, .bottom] }
    }

    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    /// Horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static var leading: Set { Set(.leading) }
        public static var trailing: Set { Set(.trailing) }
        public static var all: Set { [.leading, .trailing] }
    }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// Vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static var top: Set { Set(.top) }
        public static var bottom: Set { Set(.bottom) }
        public static var all: Set { [.top, .bottom] }
    }
}

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Dimensions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static var horizontal: Set { Set(rawValue: 1) }
        public static var vertical: Set { Set(rawValue: 2) }
    }
}

/// What an alignment guide is named after.
public protocol AlignmentID {
    #if Foundation
    static func defaultValue(in context: ViewDimensions) -> CGFloat
    #endif
}

#if Foundation
/// A view's size and alignment guides: nothing at a prompt has a size.
public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
#endif

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    private let name: String

    private init(name: String) {
        self.name = name
    }

    public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
    public static var leading: Self { Self(name: #function) }
    public static var center: Self { Self(name: #function) }
    public static var trailing: Self { Self(name: #function) }
    public static var listRowSeparatorLeading: Self { Self(name: #function) }
    public static var listRowSeparatorTrailing: Self { Self(name: #function) }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    private let name: String

    private init(name: String) {
        self.name = name
    }

    public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
    public static var top: Self { Self(name: #function) }
    public static var center: Self { Self(name: #function) }
    public static var bottom: Self { Self(name: #function) }
    public static var firstTextBaseline: Self { Self(name: #function) }
    public static var lastTextBaseline: Self { Self(name: #function) }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static var center: Self { Self(horizontal: .center, vertical: .center) }
    public static var leading: Self { Self(horizontal: .leading, vertical: .center) }
    public static var trailing: Self { Self(horizontal: .trailing, vertical: .center) }
    public static var top: Self { Self(horizontal: .center, vertical: .top) }
    public static var bottom: Self { Self(horizontal: .center, vertical: .bottom) }
    public static var topLeading: Self { Self(horizontal: .leading, vertical: .top) }
    public static var topTrailing: Self { Self(horizontal: .trailing, vertical: .top) }
    public static var bottomLeading: Self { Self(horizontal: .leading, vertical: .bottom) }
    public static var bottomTrailing: Self { Self(horizontal: .trailing, vertical: .bottom) }
    public static var centerFirstTextBaseline: Self { Self(horizontal: .center, vertical: .firstTextBaseline) }
    public static var centerLastTextBaseline: Self { Self(horizontal: .center, vertical: .lastTextBaseline) }
    public static var leadingFirstTextBaseline: Self { Self(horizontal: .leading, vertical: .firstTextBaseline) }
    public static var leadingLastTextBaseline: Self { Self(horizontal: .leading, vertical: .lastTextBaseline) }
    public static var trailingFirstTextBaseline: Self { Self(horizontal: .trailing, vertical: .firstTextBaseline) }
    public static var trailingLastTextBaseline: Self { Self(horizontal: .trailing, vertical: .lastTextBaseline) }
}

/// How the lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// How content fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// The direction of writing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// How a layout follows the direction of writing.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How strong a contrast is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// Whether there is plenty of room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The size of texts that a person prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The size of texts that a person prefers, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}

/// A bold or regular weight for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The space that coordinates are of.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that names a space of coordinates.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable { public let coordinateSpace: CoordinateSpace }

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> Self { Self(coordinateSpace: .named(AnyHashable(name))) }
    public static func scrollView(axis: Axis) -> Self { .named("scrollView") }
    public static var scrollView: Self { .named("scrollView") }
}

#if Foundation
/// A transform of the plane.
public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    public static var identity: CGAffineTransform { CGAffineTransform() }
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self { Self(scaleX: x, y: y).concatenating(self) }
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self { Self(translationX: x, y: y).concatenating(self) }
    public func rotated(by angle: CGFloat) -> Self { Self(rotationAngle: angle).concatenating(self) }

    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }
}
#endif
