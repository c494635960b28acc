import Observation

/// A value that a control reads and sets.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// Creates a binding from its accessors.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    /// Returns a binding of a constant value, for previews.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself, for another view.
    public var projectedValue: Binding { self }

    /// The binding of a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part> {
            wrappedValue[keyPath: path]
        } set: {
            wrappedValue[keyPath: path] = $0
        }
    }
}

/// A model whose properties have bindings: `$model.title`.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model

    /// Creates the wrapper of a model.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Creates the wrapper of a model.
    public init(_ model: Model) { wrappedValue = model }

    /// The wrapper itself, which has the bindings.
    public var projectedValue: Bindable { self }

    /// The binding of a property.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        let model = wrappedValue
        return Binding {
            model[keyPath: path]
        } set: {
            model[keyPath: path] = $0
        }
    }
}

/// A value that a view keeps while its screen shows the view.
///
/// Several views of a kind get their states in order. The first view gets the first state, even if its value is new.
@MainActor
@propertyWrapper
public struct State<Value> {
    @Observable
    final class Storage {
        var value: Any
        init(_ value: Any) { self.value = value }
    }

    private let storage: Storage

    /// Creates a state with its first value. The place of the declaration identifies the state.
    public init(wrappedValue: Value, file: String = #fileID, line: Int = #line) {
        storage = StateStorage.current?.state(file, line) { Storage(wrappedValue) } ?? Storage(wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let value = storage.value as? Value else { preconditionFailure("a state keeps its type") }
            return value
        }
        nonmutating set { storage.value = newValue }
    }

    /// The binding of the value.
    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }
}
