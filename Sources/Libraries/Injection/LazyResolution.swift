import Synchronization

/// Resolves a factory once, when it is first asked.
final class LazyResolution<Value: Sendable>: Sendable {
    private let factory: Factory<Value>
    private let resolved = Mutex<Value?>(nil)

    init(_ factory: Factory<Value>) { self.factory = factory }

    var value: Value {
        // Under the resolver's lock, so that no lock of its own is held while something is built.
        Resolver.shared.exclusively {
            if let value = resolved.withLock({ $0 }) { return value }
            let value = factory()
            resolved.withLock { $0 = value }
            return value
        }
    }
}
