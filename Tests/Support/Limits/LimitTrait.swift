import Foundation
package import Testing

/// Ends each test of a suite that hangs, by its name and with what it waits for. See ``Limits``.
package struct LimitTrait: TestTrait, SuiteTrait, TestScoping {
    let turns: Turns?

    /// On a suite it is that of each test in it.
    package var isRecursive: Bool { true }

    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let isWithinAnother = LimitedTest.current != nil
        if !isWithinAnother { await turns?.begin() }
        defer { if !isWithinAnother { turns?.end() } }
        try await withoutActuallyEscaping(function) { function in
            try await LimitedTest.run("\"\(test.displayName ?? test.name)\"") { try await function() }
        }
    }
}

extension Trait where Self == LimitTrait {
    /// A test that hangs fails after ``Limits/test``.
    package static var limited: Self { LimitTrait(turns: nil) }

    /// As ``limited``; and of all tests that start programs only some run at a time. The time that a test waits for its
    /// turn does not count.
    package static var startsPrograms: Self { LimitTrait(turns: .ofPrograms) }
}
