/// What a host shows and drives: renders a screen, does the work of its first appearance, carries out intents.
@MainActor
package protocol RenderableView: Sendable {
    /// What the screen shows now.
    func render() -> Rendering
    /// Does the work of the first appearance; returns when it is done. Cancelled if the view leaves its stack before.
    /// Where an intent follows, the work leaves to it what it does anyway.
    func appear(before intent: Intent?) async
}

extension RenderableView {
    /// Does the work of the first appearance.
    package func appear() async { await appear(before: nil) }

    /// Does the work of the first appearance, then performs the action that carries out the intent.
    package func appear(with intent: Intent) async throws -> ActionOutcome {
        await appear(before: intent)
        return try await perform(intent)
    }

    /// Performs the action that carries out an intent. Throws an ``ActionError`` if the screen has no such action now.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        let rendering = render()
        guard let action = rendering.actions.first(where: { $0.description.name == intent.name }) else {
            throw UnavailableAction(name: intent.name, screen: rendering.title)
        }
        return try await action.perform(intent.arguments)
    }
}

/// A view as the screen of a declaration, in a stack.
@MainActor
public struct ScreenView {
    package let content: any RenderableView

    package init(_ content: any RenderableView) { self.content = content }
}

/// Composes a screen of its view.
struct ComposedView: RenderableView {
    let screen: ScreenDescription
    /// What the navigation carries, as it is written; nil if it carries nothing.
    let value: String?
    let view: any View
    let navigator: any NavigatorContract

    func compose() -> Composition {
        var composition = Composition(navigator: navigator)
        view.compose(into: &composition)
        return composition
    }

    func render() -> Rendering {
        var composition = compose()
        let title = composition.title ?? screen.title ?? screen.name
        let body = composition.finish()
        return Rendering(
            screen: screen.name, label: composition.label ?? label, title: title, summary: composition.summary,
            state: composition.state ?? .loaded, body: body, snapshot: composition.snapshot,
            actions: composition.allActions, selection: composition.selection)
    }

    /// The screen's part of a path: its title as one word or, where it has none of its own, what its navigation carries.
    private var label: String { screen.title?.asCommandName ?? value ?? screen.name.asCommandName }

    func appear(before intent: Intent?) async {
        for work in compose().work { await work(intent) }
    }
}

extension String {
    /// In lower case, with hyphens in place of blanks: `Advanced search` is written as `advanced-search`.
    package var asCommandName: String { lowercased().split(separator: " ").joined(separator: "-") }
}
