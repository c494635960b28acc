import Synchronization

/// Registrations, and the cached instances that were built by them.
///
/// What can be resolved is declared in extensions: see ``Factory``. All containers share the declarations; each has
/// its own registrations, which replace them, and its own cache. May be used from any number of tasks at once.
package final class Container: Sendable {
    /// What ``reset(_:)`` forgets.
    package enum Reset: Sendable, Hashable, CaseIterable {
        case all
        /// The registrations, and what is cached of their factories.
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

    /// The container in force: that of ``with(_:do:)``, or one that builds something; otherwise the process's.
    package static var shared: Container { current ?? process }

    private let state: Mutex<State>

    package convenience init() {
        self.init(State())
    }

    private init(_ state: State) { self.state = Mutex(state) }

    /// Forgets the registrations, the cache, or both, after resolutions under way. The singletons of the process stay.
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

    /// Changes the state. What it held before is released outside the lock: a deinitialiser may resolve something.
    private func change(_ body: (inout State) -> Void) {
        _ = state.withLock { state in
            let before = state
            body(&state)
            return before
        }
    }

    // MARK: Overriding

    /// Runs an operation with a copy of this container as ``shared``, in which `overrides` registers.
    ///
    /// The copy's cache begins empty, as a cached instance may have been built with what is overridden. It is shared in
    /// this task and those that it starts, except detached ones. Code that asks a container of its own does not see it.
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

/// How long an instance that a factory has built is used again.
package enum Scope: Sendable, Hashable, CaseIterable {
    /// Not at all: every resolution builds anew.
    case unique
    /// For as long as the container is there, or until ``Container/reset(_:)``.
    case cached
    /// For as long as someone else holds it: the container has a weak reference. For instances of classes only.
    case shared
    /// Within one outermost resolution: all that is built for it shares the instance. What is injected lazily is
    /// resolved later, by a resolution of its own, and gets another.
    case graph
    /// For as long as the process runs, in all containers, and whatever is reset.
    ///
    /// An instance that was built with a container's registration, or has something injected lazily, is as if it were
    /// ``cached`` in that container: a test that registers a double gets it, and the tests beside it do not.
    case singleton
}
