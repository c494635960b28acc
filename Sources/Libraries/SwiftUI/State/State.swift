import Observation

/// A value that a view keeps while its screen shows the view.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
    final class Storage {
        private let registrar = ObservationRegistrar()
        private var current: Value

        init(_ value: Value) { current = value }

        /// `@Observable` would make a key path of each generic type.
        var value: Value {
            get {
                registrar.access(StoredState(), keyPath: \.value)
                return current
            }
            set { registrar.withMutation(of: StoredState(), keyPath: \.value) { current = newValue } }
        }
    }

    private final class Box: PropertyBox {
        private let first: Value
        /// The storage of the view at its position; nil for a view that no screen shows.
        var storage: Storage?

        init(_ first: Value) { self.first = first }

        override func connect(to surroundings: Surroundings, at place: Int) {
            storage = surroundings.states.state(at: surroundings.position, place) { Storage(first) }
        }

        var connected: Storage {
            if let storage { return storage }
            let storage = Storage(first)
            self.storage = storage
            return storage
        }
    }

    private let box: Box

    /// Creates a state with its first value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Creates a state with its first value.
    public init(initialValue: Value) { box = Box(initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { box.connected.value }
        nonmutating set { box.connected.value = newValue }
    }

    /// The binding of the value.
    public var projectedValue: Binding<Value> {
        let storage = Unchecked(box.connected)
        return Binding {
            storage.value.value
        } set: {
            storage.value.value = $0
        }
    }
}

/// The property that the observers of any ``State`` observe.
private struct StoredState: Observable {
    var value: Void { () }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

/// The focus among the fields of a screen. The value is kept, but no field at a prompt gets the focus by itself.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding of the focus.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        /// The focused field.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    /// Creates the focus of one field.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// Creates the focus of several fields.
    public init<Wrapped: Hashable>() where Value == Wrapped? { state = State(wrappedValue: nil) }

    /// The focused field.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding of the focus.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}
