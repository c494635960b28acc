import Synchronization

/// Registrations, and what was built by them and is kept.
///
/// What can be resolved is declared in extensions: see ``Factory``. All containers share the declarations; each has its own
/// registrations, which replace them, and its own kept values. May be used from any number of tasks at once.
package final class Container: Sendable {
    /// What ``reset(_:)`` forgets.
    package enum Reset: Sendable, Hashable, CaseIterable {
        case all
        /// What was registered, and what is kept of those factories.
        case registrations
        /// What is kept; what was registered stays.
        case scopes
    }

    private struct State {
        var registrations: [FactoryKey: @Sendable () -> any Sendable] = [:]
        var kept: [FactoryKey: Kept] = [:]
    }

    private static let process = Container()
    @TaskLocal private static var current: Container?

    /// The container that counts here: inside of ``with(_:do:)`` the one that it makes, while a container builds something
    /// that container, and otherwise one for the whole process.
    package static var shared: Container { current ?? process }

    private let state: Mutex<State>

    /// A container in which nothing is registered and nothing kept.
    package convenience init() {
        self.init(State())
    }

    private init(_ state: State) { self.state = Mutex(state) }

    /// Forgets what was registered or is kept, or both. The singletons of the process stay.
    ///
    /// Waits for resolutions under way, so that they keep nothing afterwards.
    package func reset(_ what: Reset = .all) {
        Resolver.shared.exclusively {
            change { state in
                switch what {
                case .all:
                    state = State()
                case .registrations:
                    for key in state.registrations.keys { state.kept[key] = nil }
                    state.registrations = [:]
                case .scopes:
                    state.kept = [:]
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

    /// Does something in a container with the same registrations and others besides, which is ``shared`` meanwhile.
    ///
    /// That container keeps nothing at first, as what is kept here may have been built with what is to be another now. It
    /// counts in this task and those that it starts, detached ones excepted, and in no other: whatever runs beside it does not
    /// see it. What asks a container of its own, as a feature may, does not see it either.
    ///
    /// - Parameter overrides: registers in the container that it is given.
    package func with<Result>(
        _ overrides: (Container) throws -> Void, do operation: () throws -> Result
    ) rethrows -> Result {
        try Self.$current.withValue(try overridden(overrides), operation: operation)
    }

    /// As the other one, for an asynchronous operation.
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

    /// Builds something with this container as ``shared``.
    func asCurrent<Result>(_ build: () -> Result) -> Result { Self.$current.withValue(self, operation: build) }

    // MARK: What is registered and kept

    func register<Value: Sendable>(_ build: @escaping @Sendable () -> Value, for key: FactoryKey) {
        Resolver.shared.exclusively {
            change { state in
                state.registrations[key] = build
                state.kept[key] = nil
            }
        }
    }

    func registration(of key: FactoryKey) -> (@Sendable () -> any Sendable)? {
        state.withLock { $0.registrations[key] }
    }

    func hasRegistration(among keys: Set<FactoryKey>) -> Bool {
        state.withLock { !keys.isDisjoint(with: $0.registrations.keys) }
    }

    func kept(of key: FactoryKey) -> Kept? { state.withLock { $0.kept[key] } }

    func keep(_ kept: Kept, of key: FactoryKey) { change { $0.kept[key] = kept } }
}

/// How long what a factory has built is used again.
package enum Scope: Sendable, Hashable, CaseIterable {
    /// Not at all: every resolution builds anew.
    case unique
    /// For as long as the container is there, or until ``Container/reset(_:)``.
    case cached
    /// For as long as someone else holds it: the container does so weakly. For instances of classes only.
    case shared
    /// Within one outermost resolution: all that is built for it has the same one. What is injected lazily is resolved later, by
    /// a resolution of its own, and gets another.
    case graph
    /// For as long as the process runs, in all containers, and whatever is reset.
    ///
    /// Not so an instance that was built with something a container has registered, be it at the end of a chain of factories,
    /// or that has something injected lazily: it is that container's, which keeps it as ``cached`` does. So a test that
    /// registers a double does not hand it to the tests that run beside it, and gets what is built with it, whoever has
    /// resolved the same before.
    case singleton
}
