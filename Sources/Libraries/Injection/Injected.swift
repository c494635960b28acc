import Synchronization

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

/// A property that is resolved at its first access, from the container that was ``Container/shared`` when its owner was
/// made.
///
/// Use this wrapper for expensive values that are seldom needed, and for two values that need each other. Concurrent
/// first accesses get the same value. Before the first access, the property holds the container, and does not detect
/// cycles or missing registrations.
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
        // From now on, the owner depends on the container. The registrations that the owner needs are not known yet.
        Resolver.shared.join(Dependencies(keys: [factory.key], areContainers: true))
    }

    package var wrappedValue: Value {
        if case .resolved(let value) = state.withLock({ $0 }) { return value }
        // The resolver's lock is used, because the property's own lock must not be held while the value is built.
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
