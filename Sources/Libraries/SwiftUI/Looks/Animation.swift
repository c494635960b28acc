// Looks: nothing moves at a prompt; a change is there at once.

/// A value that can be scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

#if Foundation
extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {}
extension CGSize: Animatable {}
extension CGRect: Animatable {}
#endif

/// Something that can be animated. Its requirement is of the main actor, which any witness satisfies.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static let zero = Self()
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values to animate.
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public static var zero: Self { Self(.zero, .zero) }
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
/// A modifier of views that animates.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// How a change is animated.
public struct Animation: Hashable, Sendable {
    public init(_ animation: some CustomAnimation) {}
    init() {}
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
    public static let easeInOut = Animation(), spring = Animation(), interactiveSpring = Animation()
    public static let interpolatingSpring = Animation(), bouncy = Animation(), smooth = Animation()
    public static let snappy = Animation()
    public static func linear(duration: Double) -> Self { Self() }
    public static func easeIn(duration: Double) -> Self { Self() }
    public static func easeOut(duration: Double) -> Self { Self() }
    public static func easeInOut(duration: Double) -> Self { Self() }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Self { Self() }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Self
    { Self() }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Self { Self() }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Self { Self() }
    public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25)
        -> Self
    { Self() }
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Self { Self() }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Self { Self() }
    public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
        -> Self
    { Self() }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Self { Self() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
    public func delay(_ delay: Double) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
    public func repeatForever(autoreverses: Bool = true) -> Self { self }
    public func logicallyComplete(after duration: Double) -> Self { self }
}

/// An animation that an app writes.
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V>(value: V, time: Double, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
}

/// What a custom animation knows.
public struct AnimationContext<Value> { public var isLogicallyComplete: Bool }

/// A spring.
public struct Spring: Hashable, Sendable {
    public var duration, bounce: Double
    public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// A curve of an animation's progress.
public enum UnitCurve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
}

/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// How a change is made.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
    public subscript<Key>(key: Key.Type) -> Key.Value where Key: TransactionKey {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a transaction's value.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs the body: the change is there at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs the body, then the completion: the change is there at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs the body.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs the body.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
    rethrows -> R
{ try body() }

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

/// What a transition does.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a view is between coming and going.
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

/// What two views share.
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
    public func compose(into screen: inout ScreenBuilder) { content().compose(into: &screen) }
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
    public func compose(into screen: inout ScreenBuilder) { content().compose(into: &screen) }
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
