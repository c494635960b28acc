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

/// The context of a custom animation.
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
