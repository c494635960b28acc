import Synchronization

/// Resolves a factory once, when it is first asked.
final class LazyResolution<Value: Sendable>: Sendable {
    private enum State {
        case waiting(Factory<Value>)
        case resolved(Value)
    }

    private let state: Mutex<State>

    init(_ factory: Factory<Value>) {
        state = Mutex(.waiting(factory))
        // Whoever has it depends on the container from now on, although nobody knows yet what will come from there.
        Resolver.shared.join(Footprint(factory.key, isContainers: true))
    }

    var value: Value {
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
