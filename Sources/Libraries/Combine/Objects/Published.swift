/// A property of an object whose values are published: `$name` is their publisher.
///
/// The publisher of an `ObservableObject` publishes before each change too.
@propertyWrapper
public struct Published<Value> {
    private var storage: Publisher

    /// Creates a property with its first value.
    public init(wrappedValue: Value) { storage = Publisher(wrappedValue) }

    /// Creates a property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Not available: only properties of classes are published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError("\(newValue)") }
    }

    /// The publisher of the values. It publishes the current value first, and each other value before the property has it.
    public var projectedValue: Publisher {
        mutating get { storage }
        set { storage = newValue }
    }

    /// The property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published>
    ) -> Value {
        get { object[keyPath: storage].storage.value }
        set { object[keyPath: storage].storage.send(newValue, from: object) }
    }

    /// The publisher of an object's property.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected projected: ReferenceWritableKeyPath<Object, Publisher>,
        storage storage: ReferenceWritableKeyPath<Object, Published>
    ) -> Publisher {
        get {
            let publisher = object[keyPath: storage].storage
            publisher.belongs(to: object)
            return publisher
        }
        set { object[keyPath: storage].storage = newValue }
    }

    /// The publisher of a property's values.
    public struct Publisher: ComposedPublisher {
        public typealias Output = Value
        public typealias Failure = Never

        private final class Property: @unchecked Sendable {
            let current: Locked<Value>
            let outlets = Outlets<Value, Never>()
            weak var object: AnyObject?
            let assignments = Locked([AnyCancellable]())

            init(_ value: Value) { current = Locked(value) }
        }

        private let property: Property

        fileprivate init(_ value: Value) { property = Property(value) }

        fileprivate var value: Value { property.current.change { $0 } }

        fileprivate func belongs(to object: AnyObject) { property.object = object }

        fileprivate func send(_ value: Value, from object: AnyObject?) {
            ((object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
            property.outlets.send(value)
            // An old value is released outside the lock.
            var value = value
            property.current.change { swap(&$0, &value) }
        }

        public var publisher: AnyPublisher<Value, Never> {
            AnyPublisher { [property] outlet in property.outlets.add(outlet) { property.current.change { $0 } } }
        }

        func assign(_ values: some Combine.Publisher<Value, Never>) {
            let work = values.sink { [weak property] value in
                guard let property else { return }
                Self(property).send(value, from: property.object)
            }
            property.assignments.change { $0.append(work) }
        }

        private init(_ property: Property) { self.property = property }
    }
}

extension Publisher where Failure == Never {
    /// Assigns the values to a published property for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) { published.assign(self) }
}
