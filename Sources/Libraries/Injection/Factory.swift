/// A value that a container can build: a computed property of an extension of ``Container``, called to resolve.
///
///     extension Container {
///         var clock: Factory<any ClockContract> { Factory(self) { SystemClock() }.singleton }
///     }
///
///     let clock = container.clock()
///
/// The name and the file of its declaration, and its type, are its identity: no two declarations may share all three. A
/// function can declare a factory whose arguments only the caller knows; they are no part of the identity, so that such
/// a factory should be ``Scope/unique``, and must not need itself.
///
/// May be resolved and registered from any number of tasks at once. Resolutions exclude each other in the whole
/// process: a factory must not wait for another task or thread that resolves.
package struct Factory<Value: Sendable>: Sendable {
    let container: Container
    let key: FactoryKey
    let build: @Sendable () -> Value
    package private(set) var scope = Scope.unique

    /// A factory, called `name` in messages. Whatever `build` resolves, also by ``Injected``, comes from the container.
    package init(
        _ container: Container, name: String = #function, file: String = #fileID,
        build: @escaping @Sendable () -> Value
    ) {
        self.container = container
        key = FactoryKey(name: name, file: file, type: ObjectIdentifier(Value.self))
        self.build = build
    }

    /// A factory whose owner has to register one that builds. Until then, resolving it ends the program.
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

    /// Resolves the value: the instance cached by the factory's scope, otherwise what is registered, otherwise what is
    /// declared. A factory that needs itself, through whatever others, ends the program with a message that shows the circle.
    package func callAsFunction() -> Value { Resolver.shared.resolve(self) }

    /// Lets this container build the value in another way from now on; the scope stays. Its cached instance of this
    /// factory is forgotten, but not those that were built with that one: register before anything is resolved. Waits
    /// for resolutions under way. Arguments do not matter. If `build` holds the container, neither is ever released.
    package func register(_ build: @escaping @Sendable () -> Value) { container.register(build, for: key) }
}

struct FactoryKey: Sendable, Hashable {
    let name: String
    let file: String
    let type: ObjectIdentifier
}
