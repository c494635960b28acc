// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
        self
    }
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        self
    }
    public func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable { self }
    #if Foundation
    public func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View where T: Equatable { self }
    #endif
}

/// Whether indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static var automatic: Self { Self() }
    public static var visible: Self { Self() }
    public static var hidden: Self { Self() }
    public static var never: Self { Self() }
}

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: Self { Self() }
    public static var always: Self { Self() }
    public static var basedOnSize: Self { Self() }
}

/// How a keyboard goes.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: Self { Self() }
    public static var immediately: Self { Self() }
    public static var interactively: Self { Self() }
    public static var never: Self { Self() }
}

/// What an anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    public static var initialOffset: Self { Self() }
    public static var sizeChanges: Self { Self() }
    public static var alignment: Self { Self() }
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}

/// An input that scrolls.
public struct ScrollInputKind: Equatable, Sendable {
    public static var handGestureShortcut: Self { Self() }
    public static var look: Self { Self() }
}

/// The looks of a scroll view's edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var hard: Self { Self() }
    public static var soft: Self { Self() }
}

/// How a view follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    public static var animated: Self { Self() }
    public static var interactive: Self { Self() }
    public static var identity: Self { Self() }
    public static func animated(_ animation: Animation = .default) -> Self { Self() }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
}

extension ScrollTransitionConfiguration {
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// When a view counts as visible.
    public struct Threshold: Sendable {
        public static var visible: Self { Self() }
        public static var hidden: Self { Self() }
        public static var centered: Self { Self() }
        public static func visible(_ amount: Double) -> Self { Self() }
    }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// What a scroll view is doing.
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
/// Where scrolling is to end.
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// What a behaviour of scrolling knows.
public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget
    public var velocity: CGVector
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var axes: Axis.Set
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}

/// What a change of scrolling knows.
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
    ) -> some View { self }
}
#endif

/// Whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

/// Whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one swipe goes.
    public struct LimitBehavior: Sendable {
        public static var automatic: Self { Self() }
        public static var always: Self { Self() }
        public static var alwaysByOne: Self { Self() }
        public static var alwaysByFew: Self { Self() }
        public static var never: Self { Self() }
    }

    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
    public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
}

/// Where a scroll view is.
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

    public func compose(into screen: inout ScreenBuilder) { content().compose(into: &screen) }
}
