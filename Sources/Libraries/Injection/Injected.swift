import Synchronization

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
package final class LazyInjected<Value: Sendable>: Sendable {
    private enum State {
        case waiting(Factory<Value>)
        case resolved(Value)
    }

    private let state: Mutex<State>

    package init(_ factory: KeyPath<Container, Factory<Value>>) {
        let factory = Container.shared[keyPath: factory]
        state = Mutex(.waiting(factory))
        // Its owner depends on the container from now on, though what it resolves there is not known yet.
        Resolver.shared.join(Footprint(keys: [factory.key], isContainers: true))
    }

    package var wrappedValue: Value {
        if case .resolved(let value) = state.withLock({ $0 }) { return value }
        // Under the resolver's lock, so that no lock of its own is held while something is built.
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
