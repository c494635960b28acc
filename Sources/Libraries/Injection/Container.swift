import Synchronization

/// A set of registrations, and the instances that the container keeps.
///
/// Extensions of this class declare the values to resolve: see ``Factory``. All containers share the declarations. Each
/// container has its own instances, and its own registrations, which replace declarations. May be used concurrently.
package final class Container: Sendable {
    private struct State {
        var registrations: [FactoryKey: @Sendable () -> any Sendable] = [:]
        var cache: [FactoryKey: any Sendable] = [:]
        var singletons: [FactoryKey: any Sendable] = [:]
    }

    private static let process = Container()
    @TaskLocal private static var current: Container?

    /// The current container: a copy by ``with(_:do:)``, a container that builds a value, or the process's container.
    package static var shared: Container { current ?? process }

    private let state: Mutex<State>

    package convenience init() {
        self.init(State())
    }

    private init(_ state: State) { self.state = Mutex(state) }

    /// Waits for running resolutions, then drops the registrations and the cached instances. Keeps the singletons.
    package func reset() {
        Resolver.shared.exclusively {
            change { state in
                state.registrations = [:]
                state.cache = [:]
            }
        }
    }

    /// Changes the state. Releases the old state outside the lock, because a deinitialiser may resolve something.
    private func change(_ body: (inout State) -> Void) {
        _ = state.withLock { state in
            let before = state
            body(&state)
            return before
        }
    }

    // MARK: Overriding

    /// Runs an operation with a copy of this container as ``shared``. `overrides` registers values in the copy.
    ///
    /// The copy has no instances at first, because they may depend on overridden registrations. This task and the tasks
    /// that it starts use the copy, except detached tasks and code with its own container.
    package func with<Result>(
        _ overrides: (Container) throws -> Void, do operation: () throws -> Result
    ) rethrows -> Result {
        try Self.$current.withValue(try overridden(overrides), operation: operation)
    }

    package func with<Result>(
        _ overrides: (Container) throws -> Void, do operation: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(try overridden(overrides), operation: operation)
    }

    private func overridden(_ overrides: (Container) throws -> Void) rethrows -> Container {
        let registrations = state.withLock { $0.registrations }
        let container = Container(State(registrations: registrations))
        try overrides(container)
        return container
    }

    /// Builds a value with this container as ``shared``.
    func asCurrent<Result>(_ build: () -> Result) -> Result { Self.$current.withValue(self, operation: build) }

    // MARK: Registrations and instances

    func register<Value: Sendable>(_ build: @escaping @Sendable () -> Value, for key: FactoryKey) {
        Resolver.shared.exclusively {
            change { state in
                state.registrations[key] = build
                state.cache[key] = nil
                state.singletons[key] = nil
            }
        }
    }

    func registration(of key: FactoryKey) -> (@Sendable () -> any Sendable)? {
        state.withLock { $0.registrations[key] }
    }

    func instance(of key: FactoryKey) -> (any Sendable)? { state.withLock { $0.cache[key] ?? $0.singletons[key] } }

    /// Keeps an instance for its scope. A registered singleton is only cached, so that it ends with its registration.
    func keep(_ instance: any Sendable, of key: FactoryKey, in scope: Scope) {
        change { state in
            switch scope {
            case .unique: break
            case .singleton where state.registrations[key] == nil: state.singletons[key] = instance
            case .cached, .singleton: state.cache[key] = instance
            }
        }
    }
}

/// The lifetime of a factory's instance.
package enum Scope: Sendable, Hashable {
    /// Every resolution builds a new instance.
    case unique
    /// The instance lives as long as the container, or until ``Container/reset()``.
    case cached
    /// The instance lives as long as the container. A reset keeps it, and with it the parts that it was built with.
    case singleton
}
