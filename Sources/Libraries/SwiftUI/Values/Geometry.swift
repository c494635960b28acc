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
    public static let zero = Angle()
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
    public var x, y: CGFloat
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    public static let zero = UnitPoint(), center = UnitPoint(x: 0.5, y: 0.5), leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5), top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1), topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0), bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
    /// Edges of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom), trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing], horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
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
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let leading = Set(.leading), trailing = Set(.trailing), all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom
    /// Vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top), bottom = Set(.bottom), all: Set = [.top, .bottom]
    }
}

/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
    /// Dimensions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

/// The name of an alignment guide.
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
    private init(_ name: String) { self.name = name }
    public init(_ id: any AlignmentID.Type) { self.init("\(id)") }
    public static let leading = Self("leading"), center = Self("center"), trailing = Self("trailing")
    public static let listRowSeparatorLeading = Self("listRowSeparatorLeading")
    public static let listRowSeparatorTrailing = Self("listRowSeparatorTrailing")
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public init(_ id: any AlignmentID.Type) { self.init("\(id)") }
    public static let top = Self("top"), center = Self("center"), bottom = Self("bottom")
    public static let firstTextBaseline = Self("firstTextBaseline"), lastTextBaseline = Self("lastTextBaseline")
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.init(horizontal: horizontal, vertical: vertical)
    }
    public static let center = Self(.center, .center), leading = Self(.leading, .center)
    public static let trailing = Self(.trailing, .center), top = Self(.center, .top), bottom = Self(.center, .bottom)
    public static let topLeading = Self(.leading, .top), topTrailing = Self(.trailing, .top)
    public static let bottomLeading = Self(.leading, .bottom), bottomTrailing = Self(.trailing, .bottom)
    public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
    public static let centerLastTextBaseline = Self(.center, .lastTextBaseline)
    public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
    public static let leadingLastTextBaseline = Self(.leading, .lastTextBaseline)
    public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
    public static let trailingLastTextBaseline = Self(.trailing, .lastTextBaseline)
}

/// How the lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
/// How content fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
/// The direction of writing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// How a layout follows the direction of writing.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed, mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
/// How strong a contrast is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
/// The visibility of a part.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
/// How prominent something is.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// The room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The size of texts that a person prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The size of texts that a person prefers, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium
    case accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// A bold or regular weight for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable { case mini, small, regular, large, extraLarge }

/// The space that coordinates are of.
public enum CoordinateSpace: Hashable {
    case global, local, named(AnyHashable)
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that names a space of coordinates.
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
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
    public static let identity = CGAffineTransform()
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self { Self(scaleX: x, y: y).concatenating(self) }
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self { Self(translationX: x, y: y).concatenating(self) }
    public func rotated(by angle: CGFloat) -> Self { Self(rotationAngle: angle).concatenating(self) }
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty
        )
    }
}
#endif
