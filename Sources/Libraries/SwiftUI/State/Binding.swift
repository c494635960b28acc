import Observation

/// A value that a control reads and sets.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The transaction of changes; it has no effect at a prompt.
    public var transaction = Transaction()
    /// Returns the value of which the binding's value is a part, such as a model; nil for a binding of a whole value.
    private(set) var owner: (() -> Any)?

    /// Creates a binding from its accessors.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = { MainActor.assumeIsolated { Unchecked(get()) }.value }
        self.set = { value, _ in
            let value = Unchecked(value)
            MainActor.assumeIsolated { set(value.value) }
        }
    }

    /// Creates a binding from its accessors; changes have a transaction.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, Transaction()) }
    }

    /// Returns a binding of a constant value, for previews.
    public static func constant(_ value: Value) -> Binding {
        let value = Unchecked(value)
        return Binding(get: { value.value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction) }
    }

    /// The binding itself, for another view.
    public var projectedValue: Binding { self }

    /// Creates a binding from the projected value of another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The binding of a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let path = Unchecked(path)
        return Binding<Part> {
            wrappedValue[keyPath: path.value]
        } set: {
            wrappedValue[keyPath: path.value] = $0
        }.owned { wrappedValue }
    }

    fileprivate func owned(by owner: @escaping () -> Any) -> Binding {
        var binding = self
        binding.owner = owner
        return binding
    }
}

/// A value that only the main actor uses, although its type does not say so.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension Binding {
    /// Creates a binding of an optional value from a binding of a value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init {
            base.wrappedValue
        } set: {
            if let value = $0 { base.wrappedValue = value }
        }
    }

    /// Creates a binding of the value of an optional one; nil if there is no value now.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        let last = Unchecked(first)
        self.init {
            base.wrappedValue ?? last.value
        } set: {
            base.wrappedValue = $0
        }
    }

    /// Creates a binding of a hashable value without its type.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable { self = base.erased }
}

extension Binding where Value: Hashable {
    /// The binding without its type. Values of other types are ignored.
    var erased: Binding<AnyHashable> {
        let set = Unchecked<(AnyHashable) -> Void> { if let value = $0.base as? Value { wrappedValue = value } }
        return Binding<AnyHashable> {
            AnyHashable(wrappedValue)
        } set: {
            set.value($0)
        }
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }

    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    public subscript(position: Index) -> Binding<Value.Element> {
        let (position, last) = (Unchecked(position), Unchecked(wrappedValue[position]))
        return Binding<Value.Element> {
            // A row of an element that was just removed may still read it.
            let values = wrappedValue
            return values.indices.contains(position.value) ? values[position.value] : last.value
        } set: {
            if wrappedValue.indices.contains(position.value) { wrappedValue[position.value] = $0 }
        }
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {}

/// A model whose properties have bindings: `$model.title`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// Creates the wrapper of a model.
    public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

    /// Creates the wrapper of a model.
    public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

    /// Creates the wrapper from the projected value of another one.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject { self = projectedValue }

    /// The wrapper itself, which has the bindings.
    public var projectedValue: Bindable { self }

    /// The binding of a property.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part>
    where Value: AnyObject {
        let (model, path) = (Unchecked(wrappedValue), Unchecked(path))
        return Binding {
            model.value[keyPath: path.value]
        } set: {
            model.value[keyPath: path.value] = $0
        }.owned { model.value }
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
