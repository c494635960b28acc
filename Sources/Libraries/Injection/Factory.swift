/// A value that a container can build: a computed property of an extension of ``Container``, called to resolve.
///
///     extension Container {
///         var clock: Factory<any ClockContract> { Factory(self) { SystemClock() }.singleton }
///     }
///
///     let clock = container.clock()
///
/// Its identity is its type, with the name and the file of its declaration: no two declarations may share all three. A function
/// can declare a factory with the caller's arguments. Arguments are not part of the identity, so such a factory should be
/// ``Scope/unique``, and must not need itself.
///
/// May be resolved and registered concurrently. Resolutions exclude each other in the whole process: a factory must not wait
/// for another task or thread that resolves.
package struct Factory<Value: Sendable>: Sendable {
    let container: Container
    let key: FactoryKey
    let build: @Sendable () -> Value
    package private(set) var scope = Scope.unique

    /// Creates a factory, called `name` in messages. `build` resolves its dependencies, also by ``Injected``, from the
    /// container.
    package init(
        _ container: Container, name: String = #function, file: String = #fileID,
        build: @escaping @Sendable () -> Value
    ) {
        self.container = container
        key = FactoryKey(name: name, file: file, type: ObjectIdentifier(Value.self))
        self.build = build
    }

    /// Returns a factory without a value, for which its owner must register one. Until then, resolving it ends the program.
    package static func promised(by container: Container, name: String = #function, file: String = #fileID) -> Self {
        Self(container, name: name, file: file) {
            Resolver.shared.fail { "nothing is registered for '\($0)' in this container" }
        }
    }

    package var unique: Self { scoped(.unique) }
    package var cached: Self { scoped(.cached) }
    package var shared: Self { scoped(.shared) }
    package var graph: Self { scoped(.graph) }
    package var singleton: Self { scoped(.singleton) }

    private func scoped(_ scope: Scope) -> Self {
        var factory = self
        factory.scope = scope
        return factory
    }

    /// Resolves the value: the instance cached by the factory's scope, otherwise a registered value, otherwise a declared one.
    /// A factory that needs itself, even through others, ends the program with a message about the cycle.
    package func callAsFunction() -> Value { Resolver.shared.resolve(self) }

    /// Replaces the way this container builds the value; keeps the scope. Drops its cached instance of this factory, but not
    /// instances built with that one: register before resolving anything. Waits for running resolutions. Ignores arguments. If
    /// `build` holds the container, neither is ever released.
    package func register(_ build: @escaping @Sendable () -> Value) { container.register(build, for: key) }
}

struct FactoryKey: Sendable, Hashable {
    let name: String
    let file: String
    let type: ObjectIdentifier
}
