package import ChallengeShellInjection
package import Testing

/// Gives each test a container of its own, which is ``Container/shared`` in that test only.
package struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    private let register: @Sendable (Container) -> Void

    init(register: @escaping @Sendable (Container) -> Void) { self.register = register }

    /// Each test in a suite gets a container of its own.
    package var isRecursive: Bool { true }

    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await Container().with(register) { try await function() }
    }
}

extension Trait where Self == ContainerTrait {
    /// A container for each test, with nothing registered.
    package static var container: Self { container { _ in } }

    /// A container for each test, with these registrations.
    package static func container(_ register: @escaping @Sendable (Container) -> Void) -> Self {
        ContainerTrait(register: register)
    }
}
