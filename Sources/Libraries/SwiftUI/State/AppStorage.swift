#if Foundation
public import Foundation
#endif
import Observation

/// The values that `@AppStorage` and `@SceneStorage` keep: for one run of an app, so that each run begins alike.
@Observable
package final class StoredValues {
    fileprivate var values: [String: Any] = [:]

    package init() {}
}

private struct StoredValuesKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = StoredValues()
}

private struct IsInAppKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// True inside the window of an `App`.
    var isInApp: Bool {
        get { self[IsInAppKey.self] }
        set { self[IsInAppKey.self] = newValue }
    }

    /// The environment of a window of an `App`, with values of its own.
    package static var ofApp: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.storedValues = StoredValues()
        environment.isInApp = true
        return environment
    }

    /// The values of this run of the app.
    package var storedValues: StoredValues {
        get { self[StoredValuesKey.self] }
        set { self[StoredValuesKey.self] = newValue }
    }
}

/// The storage of a value by its key.
private final class StoredValueBox<Value>: PropertyBox {
    let key: String
    let first: Value
    var values = StoredValues()

    init(_ key: String, _ first: Value) { (self.key, self.first) = (key, first) }

    override func connect(to surroundings: Surroundings, at place: Int) {
        values = surroundings.environment.storedValues
    }

    var value: Value {
        get { values.values[key] as? Value ?? first }
        set { values.values[key] = newValue }
    }

    var binding: Binding<Value> {
        let (values, key, first) = (Unchecked(values), key, Unchecked(first))
        return Binding {
            values.value.values[key] as? Value ?? first.value
        } set: {
            values.value.values[key] = $0
        }
    }
}

/// A value that all views of an app share by its key, for one run of the app.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
    private let box: StoredValueBox<Value>

    /// Creates a property with its first value.
    public init(wrappedValue: Value, _ key: String) { box = StoredValueBox(key, wrappedValue) }

    /// Creates a property of an optional value.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

    #if Foundation
    /// Creates a property with its first value; a value of the store replaces it.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: (store ?? .standard).object(forKey: key) as? Value ?? wrappedValue, key)
    }

    /// Creates a property of an optional value.
    @_disfavoredOverload
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key, store: store)
    }
    #endif

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The binding of the value.
    public var projectedValue: Binding<Value> { box.binding }
}

/// A value that all views of a scene share by its key, for one run of the app.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, @unchecked Sendable {
    private let box: StoredValueBox<Value>

    /// Creates a property with its first value.
    public init(wrappedValue: Value, _ key: String) { box = StoredValueBox("scene " + key, wrappedValue) }

    /// Creates a property of an optional value.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The binding of the value.
    public var projectedValue: Binding<Value> { box.binding }
}
