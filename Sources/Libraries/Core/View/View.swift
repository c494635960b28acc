/// A screen: a function from its view model's state to a ``Rendering``.
///
/// `render()` must read everything that it shows from observable state, so that whoever holds the view knows, by
/// watching what was read, when to draw it again. It changes nothing.
@MainActor
package protocol View: Sendable {
    func render() -> Rendering
    /// The work of a first appearance; returns when it is done. Cancelled when the view leaves before that.
    func appear() async
    /// The work of a first appearance that begins with an intent; returns when both are done.
    ///
    /// A screen that would first load what the intent then loads in another way loads once.
    func appear(with intent: Intent) async throws -> ActionOutcome
}

extension View {
    package func appear(with intent: Intent) async throws -> ActionOutcome {
        await appear()
        return try await perform(intent)
    }

    /// Performs the action that takes an intent; a cancelled task performs nothing.
    ///
    /// - Throws: ``ActionError`` where the screen has no such action now.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        let rendering = render()
        guard let action = rendering.actions.first(where: { $0.description.name == intent.name }) else {
            throw ActionError("'\(intent.name)' is not possible on \(rendering.title)")
        }
        return try await action.perform(intent.arguments)
    }
}

/// Any view, as one concrete type.
@MainActor
package struct AnyView: View, Sendable {
    private let view: any View

    package init(_ view: any View) {
        self.view = view
    }

    package func render() -> Rendering { view.render() }
    package func appear() async { await view.appear() }
    package func appear(with intent: Intent) async throws -> ActionOutcome { try await view.appear(with: intent) }
}
