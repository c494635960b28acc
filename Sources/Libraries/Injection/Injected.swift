/// A property that is resolved from ``Container/shared`` when its owner is made.
///
///     @Injected(\.clock) private var clock
///
/// A container is the shared one while it builds the owner. `@Observable` classes need `@ObservationIgnored`.
@propertyWrapper
package struct Injected<Value: Sendable>: Sendable {
    package let wrappedValue: Value

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        wrappedValue = Container.shared[keyPath: factory]()
    }
}
