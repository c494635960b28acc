// Looks: nobody touches a prompt; the actions of a gesture never happen, except those of a tap and a long press.

/// A gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture = Never
    var body: Body { get }
}

extension Never: Gesture { public typealias Value = Never }
extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

extension Gesture where Body == Never {
    public var body: Never { fatalError("A gesture of SwiftUI itself has no body.") }
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { MappedGesture<T>() }
    public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
        SimultaneousGesture(self, other)
    }
    public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
        SequenceGesture(self, other)
    }
    public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
        ExclusiveGesture(self, other)
    }
}

struct MappedGesture<Value>: Gesture {}

/// A tap: as a gesture of a view it is `onTapGesture`.
public struct TapGesture: Gesture {
    public typealias Value = Void
    let count: Int
    var action: (() -> Void)?
    public init(count: Int = 1) { self.count = count }
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
        var gesture = self
        gesture.action = { action(()) }
        return gesture
    }
}

/// A long press: as a gesture of a view it is `onLongPressGesture`.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    var action: (() -> Void)?
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
    public func onEnded(_ action: @escaping (Bool) -> Void) -> Self {
        var gesture = self
        gesture.action = { action(true) }
        return gesture
    }
}

/// Two gestures at once.
public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// The value of either gesture.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// Which of the gestures it is at.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// Which of the gestures it is.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Any gesture.
public struct AnyGesture<Value>: Gesture {
    public init(_ gesture: some Gesture<Value>) {}
}

/// A turn, by its older name.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A pinch, by its older name.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

#if Foundation
/// A drag.
public struct DragGesture: Gesture {
    /// The place of a drag.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location, startLocation: CGPoint
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}

/// A tap at a place.
public struct SpatialTapGesture: Gesture {
    /// The place of a tap.
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A pinch.
public struct MagnifyGesture: Gesture {
    /// How far a pinch is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification, velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotateGesture: Gesture {
    /// How far a turn is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation, velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
#endif

/// Which gestures are let through.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2)
    public static let all: Self = [.gesture, .subviews]
}

/// State of a gesture: nobody touches a prompt, so it stays what it is first.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: wrappedValue)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue)
    }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

nonisolated extension View {
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> Self { self }
    public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> Self { self }
    public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> Self { self }
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> Self { self }
    public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> Self { self }
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> Self { self }
    public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> Self { self }
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> Self { self }
    public func digitalCrownRotation(_ value: Binding<some BinaryFloatingPoint>) -> Self { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> Self { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)
        -> Self
    { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> Self { self }
    public func modifierKeyAlternate(_: EventModifiers, @ViewBuilder _: () -> some View) -> Self { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
}

/// A direction of a key or a remote.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
/// A hand's gesture.
public enum HandGestureShortcut: Hashable, Sendable { case primaryAction }

/// The uses of a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
    public static let focusEffect = Self(rawValue: 16), accessibility = Self(rawValue: 32)
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
    public static let upArrow: Self = "\u{F700}", downArrow: Self = "\u{F701}", leftArrow: Self = "\u{F702}"
    public static let rightArrow: Self = "\u{F703}", escape: Self = "\u{1B}", delete: Self = "\u{8}"
    public static let deleteForward: Self = "\u{F728}", home: Self = "\u{F729}", end: Self = "\u{F72B}"
    public static let pageUp: Self = "\u{F72C}", pageDown: Self = "\u{F72D}", clear: Self = "\u{F739}", tab: Self = "\t"
    public static let space: Self = " ", `return`: Self = "\r"
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4)
    public static let option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
    public static let all = Self(rawValue: 63)
}

/// A key with the keys that are held.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard.
    public enum Localization: Hashable, Sendable { case automatic, custom, withoutMirroring }
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    public static let defaultAction = Self(.return, modifiers: []), cancelAction = Self(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// The answer to a key.
    public enum Result: Sendable { case handled, ignored }
    /// When in a press.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]
    }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

nonisolated extension View {
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    public func draggable<T>(_: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View) -> Self { self }
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> Self { self }
    public func cuttable<T>(for type: T.Type = T.self, action: @escaping () -> [T]) -> Self { self }
    public func pasteDestination<T>(
        for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> Self { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
    #if Foundation
    public func dropDestination<T>(
        for type: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }
    #endif
}

/// The answer to a drag that rests on a view.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }
