import ChallengeCore

/// The error of an action that a test makes up.
package struct StubError: ActionError, Hashable {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// The text of the error that an action throws; nil where it throws none.
package func actionError<Outcome>(of perform: () async throws -> Outcome) async -> String? {
    do { _ = try await perform() } catch let error as any ActionError { return error.description } catch {}
    return nil
}
