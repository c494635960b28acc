// Looks: they change nothing at a prompt.

extension Image {
    /// The size of an image beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    /// The range of an image's brightness.
    public struct DynamicRange: Hashable, Sendable {
        public static var standard: Self { Self() }
        public static var constrainedHigh: Self { Self() }
        public static var high: Self { Self() }
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func symbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    public func symbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        value: some Equatable
    ) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    public static var none: Self { Self() }
    public static var circle: Self { Self() }
    public static var square: Self { Self() }
    public static var rectangle: Self { Self() }
    public static var fill: Self { Self() }
    public static var slash: Self { Self() }
    public var circle: Self { self }
    public var square: Self { self }
    public var rectangle: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
    public static var monochrome: Self { Self() }
    public static var multicolor: Self { Self() }
    public static var hierarchical: Self { Self() }
    public static var palette: Self { Self() }
}

/// How a symbol's colours are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    public static var flat: Self { Self() }
    public static var gradient: Self { Self() }
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    public static var color: Self { Self() }
    public static var draw: Self { Self() }
}

/// How an effect repeats.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect happens.
    public struct RepeatBehavior: Hashable, Sendable {
        public static var continuous: Self { Self() }
        public static var periodic: Self { Self() }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }

    public static var `default`: Self { Self() }
    public static var repeating: Self { Self() }
    public static var nonRepeating: Self { Self() }
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

/// The effect `bounce`.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }

/// The effect `pulse`.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }

/// The effect `variableColor`.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }

/// The effect `scale`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }

/// The effect `appear`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }

/// The effect `disappear`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }

/// The effect `replace`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

/// The effect `automatic`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }

/// The effect `breathe`.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

/// The effect `rotate`.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }

/// The effect `wiggle`.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }

/// The effect `drawOn`.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }

/// The effect `drawOff`.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
