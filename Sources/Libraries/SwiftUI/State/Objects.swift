public import Combine

/// An object that views observe, for the addresses of types only.
final class NoObject: ObservableObject {}

/// An object that a view makes once, and keeps while its screen shows the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: PropertyBox {
        let make: () -> ObjectType
        var object: ObjectType?

        init(_ make: @escaping () -> ObjectType) { self.make = make }

        override func connect(to surroundings: Surroundings, at place: Int) {
            object = surroundings.states.state(at: surroundings.position, place, make)
            object?.accessForRendering()
        }

        var connected: ObjectType {
            if let object { return object }
            let object = make()
            self.object = object
            return object
        }
    }

    private let box: Box

    /// Creates a property with a function that makes its object.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { box.connected }

    /// The object's bindings: `$model.title`.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.connected) }
}

/// An object from outside of a view, which draws the view again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: PropertyBox {
        let object: ObjectType

        init(_ object: ObjectType) { self.object = object }

        override func connect(to surroundings: Surroundings, at place: Int) { object.accessForRendering() }
    }

    /// The bindings of an object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// The binding of a property.
        public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
            let (object, path) = (Unchecked(object), Unchecked(path))
            return Binding {
                object.value[keyPath: path.value]
            } set: {
                object.value[keyPath: path.value] = $0
            }
        }
    }

    private var box: Box

    /// Creates a property with its object.
    public init(wrappedValue: ObjectType) { box = Box(wrappedValue) }

    /// Creates a property with its object.
    public init(initialValue: ObjectType) { box = Box(initialValue) }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { box.object }
        set { box = Box(newValue) }
    }

    /// The object's bindings: `$model.title`.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: box.object) }
}

/// An object that a view around sets by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: PropertyBox {
        var object: ObjectType?

        override func connect(to surroundings: Surroundings, at place: Int) {
            object = surroundings.environment[ObjectType.self]
            object?.accessForRendering()
        }
    }

    private let box = Box()

    /// Creates a property with the object of its type.
    public init() {}

    /// The object. Reading it ends the process if no view sets the object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            fatalError("no view around sets an object of the type \(ObjectType.self) by environmentObject(_:)")
        }
        return object
    }

    /// The object's bindings: `$model.title`.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
