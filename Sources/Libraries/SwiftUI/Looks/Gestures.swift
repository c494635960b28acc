// Looks: nobody touches a prompt; a gesture's actions never happen.

/// A gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
}

extension Never: Gesture { public typealias Value = Never }

extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

extension Gesture where Body == Never {
    public var body: Never { fatalError("A gesture of SwiftUI itself has no body.") }
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { self }
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

struct MappedGesture<Value>: Gesture {
    typealias Body = Never
}

/// A tap.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    /// What either gesture has.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public typealias Body = Never
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

    public typealias Body = Never
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

    public typealias Body = Never
    public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Any gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    public init(_ gesture: some Gesture<Value>) {}
}

/// A turn, by its older name.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A pinch, by its older name.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

#if Foundation
/// A drag.
public struct DragGesture: Gesture {
    /// Where a drag is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    public typealias Body = Never
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}

/// A tap at a place.
public struct SpatialTapGesture: Gesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable { public var location: CGPoint }

    public typealias Body = Never
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A pinch.
public struct MagnifyGesture: Gesture {
    /// How far a pinch is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public typealias Body = Never
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotateGesture: Gesture {
    /// How far a turn is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public typealias Body = Never
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
#endif

/// Which gestures are let through.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var none: Self { Self(rawValue: 0) }
    public static var gesture: Self { Self(rawValue: 1) }
    public static var subviews: Self { Self(rawValue: 2) }
    public static var all: Self { [.gesture, .subviews] }
}

/// State of a gesture: nobody touches a prompt, so it stays what it is first.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

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
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View { self }
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
    public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    public func digitalCrownRotation(_ value: Binding<some BinaryFloatingPoint>) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    public func modifierKeyAlternate(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> some View)
        -> some View
    {
        self
    }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}

/// A direction of a key or a remote.
public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

/// A hand's gesture.
public struct HandGestureShortcut: Hashable, Sendable { public static var primaryAction: Self { Self() } }

/// What a shape is of.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var interaction: Self { Self(rawValue: 1) }
    public static var dragPreview: Self { Self(rawValue: 2) }
    public static var contextMenuPreview: Self { Self(rawValue: 4) }
    public static var hoverEffect: Self { Self(rawValue: 8) }
    public static var focusEffect: Self { Self(rawValue: 16) }
    public static var accessibility: Self { Self(rawValue: 32) }
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
    public static var upArrow: Self { "\u{F700}" }
    public static var downArrow: Self { "\u{F701}" }
    public static var leftArrow: Self { "\u{F702}" }
    public static var rightArrow: Self { "\u{F703}" }
    public static var escape: Self { "\u{1B}" }
    public static var delete: Self { "\u{8}" }
    public static var deleteForward: Self { "\u{F728}" }
    public static var home: Self { "\u{F729}" }
    public static var end: Self { "\u{F72B}" }
    public static var pageUp: Self { "\u{F72C}" }
    public static var pageDown: Self { "\u{F72D}" }
    public static var clear: Self { "\u{F739}" }
    public static var tab: Self { "\t" }
    public static var space: Self { " " }
    public static var `return`: Self { "\r" }
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var capsLock: Self { Self(rawValue: 1) }
    public static var shift: Self { Self(rawValue: 2) }
    public static var control: Self { Self(rawValue: 4) }
    public static var option: Self { Self(rawValue: 8) }
    public static var command: Self { Self(rawValue: 16) }
    public static var numericPad: Self { Self(rawValue: 32) }
    public static var all: Self { Self(rawValue: 63) }
}

/// A key with the keys that are held.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard.
    public struct Localization: Hashable, Sendable {
        public static var automatic: Self { Self() }
        public static var custom: Self { Self() }
        public static var withoutMirroring: Self { Self() }
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static var defaultAction: Self { Self(.return, modifiers: []) }
    public static var cancelAction: Self { Self(.escape, modifiers: []) }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Whether a key was used.
    public enum Result: Sendable {
        case handled, ignored
    }

    /// When in a press.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static var down: Self { Self(rawValue: 1) }
        public static var `repeat`: Self { Self(rawValue: 2) }
        public static var up: Self { Self(rawValue: 4) }
        public static var all: Self { [.down, .repeat, .up] }
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

// MARK: Drag and drop, and the clipboard

nonisolated extension View {
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func draggable<T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View
    ) -> some View { self }
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public func cuttable<T>(for type: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
    public func pasteDestination<T>(
        for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    #if Foundation
    public func dropDestination<T>(
        for type: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    #endif
}

/// Whether a drag that rests opens a view.
public struct SpringLoadingBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
}
