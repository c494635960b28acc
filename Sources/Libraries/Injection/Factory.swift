/// A value that a container can build: a computed property in an extension of ``Container``. A call resolves the value.
///
///     extension Container {
///         var clock: Factory<any ClockContract> { Factory(self) { SystemClock() }.singleton }
///     }
///
///     let clock = container.clock()
///
/// A factory is identified by its type, and by the name and the file of its declaration. No two declarations may share
/// all three. A function can declare a factory with the caller's arguments. Arguments do not identify the factory. Such a
/// factory should be ``Scope/unique`` and must not need itself.
///
/// May be resolved and registered concurrently. Only one resolution runs at a time in the whole process. A factory must
/// therefore not wait for another task or thread that resolves a factory.
package struct Factory<Value: Sendable>: Sendable {
    let container: Container
    let key: FactoryKey
    let build: @Sendable () -> Value
    package private(set) var scope = Scope.unique

    /// Creates a factory, with a name for messages. `build` resolves all dependencies, even ``Injected`` ones, from the
    /// container.
    package init(
        _ container: Container, name: String = #function, file: String = #fileID,
        build: @escaping @Sendable () -> Value
    ) {
        self.container = container
        key = FactoryKey(name: name, file: file, type: ObjectIdentifier(Value.self))
        self.build = build
    }

    /// Returns a factory that cannot build a value. The owner of the container must register a value. Until then,
    /// resolving the factory ends the program.
    package static func promised(by container: Container, name: String = #function, file: String = #fileID) -> Self {
        Self(container, name: name, file: file) {
            Resolver.shared.fail { "nothing is registered for '\($0)' in this container" }
        }
    }

    package var unique: Self { scoped(.unique) }
    package var cached: Self { scoped(.cached) }
    package var singleton: Self { scoped(.singleton) }

    private func scoped(_ scope: Scope) -> Self {
        var factory = self
        factory.scope = scope
        return factory
    }

    /// Returns the instance cached for the factory's scope. Without such an instance, builds an instance by the
    /// registration, or by the declaration if nothing is registered. If a factory needs itself, even through others, the
    /// program ends with a message.
    package func callAsFunction() -> Value { Resolver.shared.resolve(self) }

    /// Replaces the closure that builds the value in this container; keeps the scope. Drops the container's instance of
    /// this factory, but not the instances that use it, so register before resolving anything. Waits for running resolutions.
    /// Ignores the factory's arguments. If `build` holds the container, `build` and the container are never released.
    package func register(_ build: @escaping @Sendable () -> Value) { container.register(build, for: key) }
}

struct FactoryKey: Sendable, Hashable {
    let name: String
    let file: String
    let type: ObjectIdentifier
}
