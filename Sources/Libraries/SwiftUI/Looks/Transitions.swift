// Looks: nothing moves at a prompt; a change is there at once.

/// A modifier of views that animates.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

nonisolated extension View {
    public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
    public func animation(_ animation: Animation?) -> Self { self }
    public func animation(_ animation: Animation?, body: (PlaceholderContentView<Self>) -> some View) -> Self { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }
    public func transition(_ transition: AnyTransition) -> Self { self }
    public func transition(_ transition: some Transition) -> Self { self }
    public func contentTransition(_ transition: ContentTransition) -> Self { self }
    public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> Self { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> Self { self }
    public func navigationTransition(_ style: some NavigationTransition) -> Self { self }
    public func geometryGroup() -> Self { self }
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> Self where Phase: Equatable { self }
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> Self where Phase: Equatable { self }
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> Self { self }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> Self { self }
}

/// A view that stands for the one that is modified.
public struct PlaceholderContentView<Value>: Control { public func compose(into screen: inout ScreenBuilder) {} }

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public func animation(_ animation: Animation?) -> Self { self }
    public func combined(with other: some Transition) -> Self { self }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The phase of a view between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// Any transition.
public struct AnyTransition: Sendable {
    public init(_ transition: some Transition) {}
    init() {}
    public static let identity = AnyTransition(), opacity = AnyTransition(), scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
    public static func move(edge: Edge) -> Self { Self() }
    public static func push(from edge: Edge) -> Self { Self() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    #if Foundation
    public static func offset(_ offset: CGSize) -> Self { Self() }
    #endif
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self { Self() }
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { AnyTransition() }
    public func combined(with other: AnyTransition) -> Self { self }
    public func animation(_ animation: Animation?) -> Self { self }
}

/// How content changes within a view.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = Self(), interpolate = Self(), opacity = Self()
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    public static func numericText(value: Double) -> Self { Self() }
    public static let symbolEffect = Self()
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self { Self() }
}

/// Every transition that SwiftUI has: nothing comes or goes slowly at a prompt.
public struct BuiltInTransition: Transition {
    /// The direction of a blur.
    public enum Configuration: Equatable, Sendable { case downUp, upUp }
    public init() {}
    public init(_ scale: Double, anchor: UnitPoint = .center) {}
    public init(edge: Edge) {}
    public init(configuration: Configuration) {}
    public init(insertion: some Transition, removal: some Transition) {}
    public init(effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

// The names of the transitions as types.
public typealias IdentityTransition = BuiltInTransition
public typealias OpacityTransition = BuiltInTransition
public typealias SlideTransition = BuiltInTransition
public typealias ScaleTransition = BuiltInTransition
public typealias MoveTransition = BuiltInTransition
public typealias PushTransition = BuiltInTransition
public typealias BlurReplaceTransition = BuiltInTransition
public typealias AsymmetricTransition = BuiltInTransition
public typealias SymbolEffectTransition = BuiltInTransition

extension Transition where Self == BuiltInTransition {
    public static var identity: Self { Self() }
    public static var opacity: Self { Self() }
    public static var slide: Self { Self() }
    public static var scale: Self { Self() }
    public static var blurReplace: Self { Self() }
    public static var symbolEffect: Self { Self() }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }
    public static func move(edge: Edge) -> Self { Self() }
    public static func push(from edge: Edge) -> Self { Self() }
    public static func blurReplace(_ configuration: BuiltInTransition.Configuration = .downUp) -> Self { Self() }
    public static func asymmetric(insertion: some Transition, removal: some Transition) -> Self { Self() }
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self { Self() }
}

/// How a destination is entered.
@MainActor @preconcurrency public protocol NavigationTransition {}
/// The platform's own way.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// A zoom from a source.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// The looks of a transition's source.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    public func background(_ color: Color) -> Self { self }
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// The looks of a transition's source, unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// The properties that two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame: Self = [.position, .size]
}

/// Names that belong to one view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// A namespace's identity.
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

/// A view that goes through phases: it is in the first one.
public struct PhaseAnimator<Phase, Content>: Control {
    private let content: () -> any View
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phase: Equatable, Content: View {
        let first = Array(phases.prefix(1))
        self.content = { first.first.map(content) ?? EmptyView() as any View }
    }
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phase: Equatable, Content: View {
        self.init(phases, content: content, animation: animation)
    }
    public func compose(into screen: inout ScreenBuilder) { screen.appendNew(content()) }
}

/// A view that follows keyframes: it has its first value.
public struct KeyframeAnimator<Value, KeyframePath, Content>: Control {
    private let content: () -> any View
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) where KeyframePath: Keyframes<Value>, Content: View {
        self.content = { content(initialValue) }
    }
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) where KeyframePath: Keyframes<Value>, Content: View {
        self.content = { content(initialValue) }
    }
    public func compose(into screen: inout ScreenBuilder) { screen.appendNew(content()) }
}

/// A collection of keyframes.
public protocol Keyframes<Value> { associatedtype Value }
/// The keyframes of one value.
public protocol KeyframeTrackContent<Value> { associatedtype Value }
/// Keyframes that a builder put together.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// Puts keyframes together.
@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression(_ part: some Keyframes<Value>) -> KeyframeGroup<Value> { KeyframeGroup() }
    public static func buildExpression(_ part: some KeyframeTrackContent<Value>) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
    public static func buildBlock(_ parts: KeyframeGroup<Value>...) -> KeyframeGroup<Value> { KeyframeGroup() }
}

/// Puts the keyframes of one value together.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression(_ part: some KeyframeTrackContent<Value>) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
    public static func buildBlock(_ parts: KeyframeGroup<Value>...) -> KeyframeGroup<Value> { KeyframeGroup() }
}

/// The keyframes of one property.
public struct KeyframeTrack<Value, Part>: Keyframes {
    public init(
        _ path: WritableKeyPath<Value, Part>, @KeyframeTrackContentBuilder<Part> content: () -> KeyframeGroup<Part>
    ) {}
    public init(@KeyframeTrackContentBuilder<Value> content: () -> KeyframeGroup<Value>) where Value == Part {}
}

/// A keyframe on a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe on a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe without a way there.
public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) {} }
