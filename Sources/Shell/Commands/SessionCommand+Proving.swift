import ChallengeCore

extension SessionCommand {
    /// The command that fails unless something is as it should be.
    static let proving = [
        SessionCommand(
            "expect", help: "Fail unless something is as it should be", forms: Expectation.forms,
            synopsis: "STATEMENT"
        ) { session, invocation in
            try await session.expect(invocation)
            session.tell(.note("as expected"))
        }
    ]
}
