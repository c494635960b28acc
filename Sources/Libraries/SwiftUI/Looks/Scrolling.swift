// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> Self
    { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }
    public func scrollDisabled(_ disabled: Bool) -> Self { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollPosition(initialAnchor: UnitPoint?) -> Self { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> Self { self }
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> Self { self }
    public func onScrollPhaseChange(_: @escaping (_: ScrollPhase, _: ScrollPhase) -> Void) -> Self { self }
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }
    public func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> Self where ID: Hashable { self }
    #if Foundation
    public func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> Self where T: Equatable { self }
    #endif
}

/// The visibility of indicators.
public enum ScrollIndicatorVisibility: Equatable, Sendable { case automatic, visible, hidden, never }
/// When a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
/// How a keyboard goes.
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
/// The use of an anchor.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
/// The inputs that scroll.
public enum ScrollInputBehavior: Equatable, Sendable { case automatic, enabled, disabled }
/// An input that scrolls.
public enum ScrollInputKind: Equatable, Sendable { case handGestureShortcut, look }
/// The looks of a scroll view's edge.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }

/// How a view follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self(), interactive = Self(), identity = Self()
    public static func animated(_ animation: Animation = .default) -> Self { Self() }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
}

extension ScrollTransitionConfiguration {
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }
    /// When a view counts as visible.
    public struct Threshold: Sendable {
        public static let visible = Self(), hidden = Self(), centered = Self()
        public static func visible(_ amount: Double) -> Self { Self() }
    }
}

/// The place of a view that is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// Where scrolling ends.
public protocol ScrollTargetBehavior {
    #if Foundation
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    #endif
}

#if Foundation
/// The end of scrolling.
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// The context of a scrolling behaviour.
public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget
    public var velocity: CGVector
    public var contentSize, containerSize: CGSize
    public var axes: Axis.Set
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}

/// The context of a change of scrolling.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

extension PagingScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ViewAlignedScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension View {
    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> Self { self }
}
#endif
/// Whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

/// Whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one swipe goes.
    public enum LimitBehavior: Sendable { case automatic, always, alwaysByOne, alwaysByFew, never }
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
    public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
}

/// The place of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public var isPositionedByUser: Bool { false }
    public init<ID>(idType: ID.Type = Never.self) where ID: Hashable & Sendable {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public init(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { edge = nil }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { edge = nil }
    public mutating func scrollTo(x: CGFloat) { edge = nil }
    public mutating func scrollTo(y: CGFloat) { edge = nil }
    #if Foundation
    public mutating func scrollTo(point: CGPoint) { edge = nil }
    #endif
}

#if Foundation
/// The sizes of a scroll view: nothing at a prompt has a size.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint { .zero }
    public var contentSize: CGSize { .zero }
    public var contentInsets: EdgeInsets { EdgeInsets() }
    public var containerSize: CGSize { .zero }
    public var visibleRect: CGRect { .zero }
    public var bounds: CGRect { .zero }
}
#endif
/// Scrolls a scroll view: a prompt shows all of it.
public struct ScrollViewProxy { public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {} }

/// A view that scrolls its content: the content is shown.
public struct ScrollViewReader<Content>: Control {
    private let content: () -> any View
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) where Content: View {
        self.content = { content(ScrollViewProxy()) }
    }
    public func compose(into screen: inout ScreenBuilder) { screen.appendNew(content()) }
}
