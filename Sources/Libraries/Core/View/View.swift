/// A screen: a function from its view model's state to a ``Rendering``.
///
/// `render()` must read everything that it shows from observable state, so that the host can observe what was read and
/// render again when that changes. It must not change anything.
@MainActor
package protocol View: Sendable {
    func render() -> Rendering
    /// Does the work of the first appearance; returns when it is done. Cancelled if the view leaves its stack before.
    func appear() async
    /// Does the work of a first appearance that begins with an intent; returns when both are done.
    ///
    /// A screen whose intent loads too implements this, so as to load only once.
    func appear(with intent: Intent) async throws -> ActionOutcome
}

extension View {
    package func appear(with intent: Intent) async throws -> ActionOutcome {
        await appear()
        return try await perform(intent)
    }

    /// Performs the action that carries out an intent.
    ///
    /// - Throws: ``ActionError`` if the screen has no such action now; `CancellationError` if the task is cancelled.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        let rendering = render()
        guard let action = rendering.actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: rendering.title)
        }
        return try await action.perform(intent.arguments)
    }
}
