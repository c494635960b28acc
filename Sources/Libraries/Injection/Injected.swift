import Synchronization

/// A property that is resolved as its owner is made, from ``Container/shared``.
///
///     @Injected(\.clock) private var clock
///
/// The container that builds the owner is the shared one meanwhile. `@Observable` classes need `@ObservationIgnored`.
@propertyWrapper
package struct Injected<Value: Sendable>: Sendable {
    package let wrappedValue: Value

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        wrappedValue = Container.shared[keyPath: factory]()
    }
}

/// A property that is resolved as it is first read, from what was ``Container/shared`` as its owner was made.
///
/// For a value that costs much and is seldom needed, and for two that need each other. Tasks that read it first at once
/// get the same value. Until then the property holds the container, and a circle or a promise not kept is not found.
@propertyWrapper
package final class LazyInjected<Value: Sendable>: Sendable {
    private enum State {
        case waiting(Factory<Value>)
        case resolved(Value)
    }

    private let state: Mutex<State>

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        let factory = Container.shared[keyPath: factory]
        state = Mutex(.waiting(factory))
        // The owner depends on the container from now on, though on which of its registrations is not known yet.
        Resolver.shared.join(Dependencies(keys: [factory.key], areContainers: true))
    }

    package var wrappedValue: Value {
        if case .resolved(let value) = state.withLock({ $0 }) { return value }
        // Under the resolver's lock, so that the property's own is not held while the value is built.
        return Resolver.shared.exclusively {
            switch state.withLock({ $0 }) {
            case .resolved(let value):
                return value
            case .waiting(let factory):
                let value = factory()
                state.withLock { $0 = .resolved(value) }
                return value
            }
        }
    }
}
