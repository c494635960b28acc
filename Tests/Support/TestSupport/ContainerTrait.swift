package import ChallengeInjection
package import Testing

/// Gives each test its own container, which is ``Container/shared`` within that test only.
package struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    private let register: @Sendable (Container) -> Void

    init(register: @escaping @Sendable (Container) -> Void) { self.register = register }

    /// Each test of a suite gets its own container.
    package var isRecursive: Bool { true }

    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await Container().with(register) { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// Gives each test a container without registrations.
    package static var container: Self { container { _ in } }

    /// Gives each test a container with the registrations that `register` makes.
    package static func container(_ register: @escaping @Sendable (Container) -> Void) -> Self {
        ContainerTrait(register: register)
    }
}
