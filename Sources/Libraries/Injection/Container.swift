import Synchronization

/// A set of registrations, and the cached instances that the registrations built.
///
/// Extensions of this class declare the values to resolve: see ``Factory``. All containers share the declarations. Each
/// container has its own cache, and its own registrations, which replace declarations. May be used concurrently.
package final class Container: Sendable {
    /// The parts that ``reset(_:)`` drops.
    package enum Reset: Sendable, Hashable, CaseIterable {
        case all
        /// The registrations and the cached instances of their factories.
        case registrations
        /// The cache; the registrations stay.
        case scopes
    }

    private struct State {
        var registrations: [FactoryKey: @Sendable () -> any Sendable] = [:]
        var cache: [FactoryKey: CachedInstance] = [:]
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

    /// Waits for running resolutions, then drops registrations, the cache, or both. Keeps the singletons of the process.
    package func reset(_ what: Reset = .all) {
        Resolver.shared.exclusively {
            change { state in
                switch what {
                case .all:
                    state = State()
                case .registrations:
                    for key in state.registrations.keys { state.cache[key] = nil }
                    state.registrations = [:]
                case .scopes:
                    state.cache = [:]
                }
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
    /// The copy's cache is empty at first, because cached instances may depend on overridden registrations. This task and
    /// the tasks that it starts use the copy, except detached tasks and code with its own container.
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

    // MARK: Registrations and the cache

    func register<Value: Sendable>(_ build: @escaping @Sendable () -> Value, for key: FactoryKey) {
        Resolver.shared.exclusively {
            change { state in
                state.registrations[key] = build
                state.cache[key] = nil
            }
        }
    }

    func registration(of key: FactoryKey) -> (@Sendable () -> any Sendable)? {
        state.withLock { $0.registrations[key] }
    }

    func hasRegistration(among keys: Set<FactoryKey>) -> Bool {
        state.withLock { !keys.isDisjoint(with: $0.registrations.keys) }
    }

    func cached(_ key: FactoryKey) -> CachedInstance? { state.withLock { $0.cache[key] } }

    func cache(_ instance: CachedInstance, for key: FactoryKey) { change { $0.cache[key] = instance } }
}

/// The lifetime of a factory's instance.
package enum Scope: Sendable, Hashable, CaseIterable {
    /// Every resolution builds a new instance.
    case unique
    /// The instance lives as long as the container, or until ``Container/reset(_:)``.
    case cached
    /// The container keeps a weak reference to the instance. For classes only.
    case shared
    /// All values built in one outermost resolution share the instance. Lazy injection is a later, separate resolution,
    /// so it gets another instance.
    case graph
    /// The instance lives as long as the process, in all containers. Resets do not drop the instance.
    ///
    /// An instance built with a container's registration, or with lazy injection, is ``cached`` in that container
    /// instead. A double therefore reaches only the test that registers it, not the tests running at the same time.
    case singleton
}
