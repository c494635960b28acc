// Looks: they change nothing at a prompt.

extension Image {
    /// The size of an image beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// The range of an image's brightness.
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> Self { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
    public func symbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> Self { self }
    public func symbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        value: some Equatable
    ) -> Self { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self()
    public var circle: Self { self }
    public var square: Self { self }
    public var rectangle: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}

/// How a symbol's colours are filled.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
/// How a symbol shows its value.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// How an effect repeats.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect happens.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = Self(), periodic = Self()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
}

/// A symbol's effect.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that happens for a while.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens once.
public protocol DiscreteSymbolEffect {}
/// An effect of coming and going.
public protocol TransitionSymbolEffect {}
/// An effect of changing.
public protocol ContentTransitionSymbolEffect {}

/// Every effect that SwiftUI has.
public struct BuiltInSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var plain: Self { self }
    public var pulse: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var individually: Self { self }
}

extension SymbolEffect where Self == BuiltInSymbolEffect {
    public static var bounce: Self { Self() }
    public static var pulse: Self { Self() }
    public static var variableColor: Self { Self() }
    public static var scale: Self { Self() }
    public static var appear: Self { Self() }
    public static var disappear: Self { Self() }
    public static var replace: Self { Self() }
    public static var automatic: Self { Self() }
    public static var breathe: Self { Self() }
    public static var rotate: Self { Self() }
    public static var wiggle: Self { Self() }
    public static var drawOn: Self { Self() }
    public static var drawOff: Self { Self() }
}
