package import ChallengeActions

/// A screen for a host. The host renders the screen, starts the work of its first appearance, and passes intents to it.
@MainActor
package protocol RenderableView: Sendable {
    /// Renders the current state of the screen.
    func render() -> Rendering
    /// Does the work of the first appearance, and returns when the work is done. The work is cancelled if the view leaves
    /// its stack earlier. If an intent follows, the work skips everything that the intent will do.
    func appear(before intent: Intent?) async
    /// The tasks that begin with the first appearance. The tasks are cancelled when the view leaves its stack.
    var tasks: [@MainActor @Sendable () async -> Void] { get }
    /// The work to do each time that the view is on top again.
    var returns: [@MainActor @Sendable () async -> Void] { get }
}

extension RenderableView {
    package var tasks: [@MainActor @Sendable () async -> Void] { [] }
    package var returns: [@MainActor @Sendable () async -> Void] { [] }
}

extension Rendering {
    /// Performs the action of an intent. Throws an ``ActionError`` if the screen does not have this action.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        guard let action = actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: title)
        }
        return try await action.perform(intent.arguments)
    }
}
