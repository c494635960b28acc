/// A property that is resolved as its owner is made, from ``Container/shared``.
///
///     @Injected(\.clock) private var clock
///
/// Where a container builds the owner, that is the container. A class that is `@Observable` says `@ObservationIgnored` before
/// it.
@propertyWrapper
package struct Injected<Value: Sendable>: Sendable {
    package let wrappedValue: Value

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        wrappedValue = Container.shared[keyPath: factory]()
    }
}

/// A property that is resolved as it is first read, from what was ``Container/shared`` as its owner was made.
///
/// For what costs much and is seldom needed, and for two that need each other. The value is the same from then on, also where
/// several tasks read it first at the same time. What it needs is found out late: a circle, or something that nobody has
/// registered, only then. Until then it holds the container.
@propertyWrapper
package struct LazyInjected<Value: Sendable>: Sendable {
    private let resolution: LazyResolution<Value>

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        resolution = LazyResolution(Container.shared[keyPath: factory])
    }

    package var wrappedValue: Value { resolution.value }
}
