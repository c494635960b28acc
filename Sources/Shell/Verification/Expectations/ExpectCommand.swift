import ChallengeCore
import ChallengeLanguage
package import ChallengeSession

extension SessionCommand {
    /// The commands that verify the session.
    package static let verification = [
        SessionCommand(
            Expectation.description,
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.expect(invocation, at: position)
                return position
            }, answer: .nothing,
            .delegates { runner, invocation, context in
                try await runner.expect(invocation, in: context)
                runner.events.send(.note("as expected"))
            })
    ]
}
