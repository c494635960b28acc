// Looks: nothing moves at a prompt; a change is there at once.

// MARK: Animatable data

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

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}
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
    public static var zero: Self { Self() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values to animate.
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

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

// MARK: Animations

/// How a change is animated.
public struct Animation: Hashable, Sendable {
    public init(_ animation: some CustomAnimation) {}
    init() {}
    public static var `default`: Animation { Animation() }
    public static var linear: Animation { Animation() }
    public static var easeIn: Animation { Animation() }
    public static var easeOut: Animation { Animation() }
    public static var easeInOut: Animation { Animation() }
    public static var spring: Animation { Animation() }
    public static var interactiveSpring: Animation { Animation() }
    public static var interpolatingSpring: Animation { Animation() }
    public static var bouncy: Animation { Animation() }
    public static var smooth: Animation { Animation() }
    public static var snappy: Animation { Animation() }
    public static func linear(duration: Double) -> Animation { Animation() }
    public static func easeIn(duration: Double) -> Animation { Animation() }
    public static func easeOut(duration: Double) -> Animation { Animation() }
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation { Animation() }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation { Animation() }
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation() }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation() }
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// An animation that an app writes.
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V>(value: V, time: Double, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
}

/// What a custom animation knows.
public struct AnimationContext<Value> { public var isLogicallyComplete: Bool }

/// A spring.
public struct Spring: Hashable, Sendable {
    public var duration: Double
    public var bounce: Double

    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static var bouncy: Spring { Spring(bounce: 0.3) }
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
public struct UnitCurve: Hashable, Sendable {
    public static var linear: UnitCurve { UnitCurve() }
    public static var easeIn: UnitCurve { UnitCurve() }
    public static var easeOut: UnitCurve { UnitCurve() }
    public static var easeInOut: UnitCurve { UnitCurve() }
    public static var circularEaseIn: UnitCurve { UnitCurve() }
    public static var circularEaseOut: UnitCurve { UnitCurve() }
    public static var circularEaseInOut: UnitCurve { UnitCurve() }
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static var logicallyComplete: Self { Self() }
    public static var removed: Self { Self() }
}

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
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

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
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

nonisolated extension View {
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation(_ animation: Animation?, body: (PlaceholderContentView<Self>) -> some View) -> some View {
        self
    }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func transition(_ transition: some Transition) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public func geometryGroup() -> some View { self }
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable { self }
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable { self }
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { self }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { self }
}

/// A view that stands for the one that is modified.
public struct PlaceholderContentView<Value>: Control { public func compose(into screen: inout ScreenBuilder) {} }

// MARK: Transitions

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public func animation(_ animation: Animation?) -> some Transition { self }
    public func combined(with other: some Transition) -> some Transition { self }
}

extension Transition where Body == PlaceholderContentView<Self> {
    public func body(content: Content, phase: TransitionPhase) -> Body { content }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
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
    public static var identity: AnyTransition { AnyTransition() }
    public static var opacity: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }
    public static var slide: AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    #if Foundation
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    #endif
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes within a view.
public struct ContentTransition: Equatable, Sendable {
    public static var identity: Self { Self() }
    public static var interpolate: Self { Self() }
    public static var opacity: Self { Self() }
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    public static func numericText(value: Double) -> Self { Self() }
    public static var symbolEffect: Self { Self() }
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self { Self() }
}

/// No transition.
public struct IdentityTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init() {}
}

extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }

/// A fade.
public struct OpacityTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init() {}
}

extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }

/// A slide.
public struct SlideTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init() {}
}

extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }

/// A change of size.
public struct ScaleTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

/// A move to an edge.
public struct MoveTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init(edge: Edge) {}
}

/// A push from an edge.
public struct PushTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init(edge: Edge) {}
}

/// A blur.
public struct BlurReplaceTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    /// The direction of a blur.
    public struct Configuration: Equatable, Sendable {
        public static var downUp: Self { Self() }
        public static var upUp: Self { Self() }
    }

    public init(configuration: Configuration) {}
}

/// One transition to come with and one to go with.
public struct AsymmetricTransition<Insertion, Removal>: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init(insertion: Insertion, removal: Removal) where Insertion: Transition, Removal: Transition {}
}

extension Transition where Self == ScaleTransition {
    public static var scale: Self { Self(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { Self(edge: edge) } }

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: Self { Self(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: configuration)
    }
}

extension Transition {
    public static func asymmetric<T1, T2>(insertion: T1, removal: T2) -> AsymmetricTransition<T1, T2>
    where Self == AsymmetricTransition<T1, T2>, T1: Transition, T2: Transition {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
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
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The looks of a transition's source, unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// What two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var position: Self { Self(rawValue: 1) }
    public static var size: Self { Self(rawValue: 2) }
    public static var frame: Self { [.position, .size] }
}

/// Names that belong to one view.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// A namespace's identity.
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}

// MARK: Phases and keyframes

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
public protocol Keyframes<Value> {
    associatedtype Value
}

/// The keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

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

/// A transition by a symbol's effect.
public struct SymbolEffectTransition: Transition {
    public typealias Body = PlaceholderContentView<Self>
    public init(effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions) {}
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: Self { Self(effect: .automatic, options: .default) }
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) -> Self { Self(effect: effect, options: options) }
}
