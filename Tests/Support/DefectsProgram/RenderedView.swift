import ChallengeActions
import ChallengeViews

/// A view that draws its whole screen at once, for states, actions and rows that no control has.
protocol RenderedView: Control {
    /// Returns the screen as it is now. The declaration gives the screen's name.
    func render() -> Rendering
    /// Does the work of the first appearance.
    func appear(before intent: Intent?) async
}

extension RenderedView {
    func appear(before intent: Intent?) async {}

    func compose(into composition: inout Composition) {
        let rendering = render()
        composition.title = rendering.title
        composition.label = rendering.label
        composition.summary = rendering.summary
        composition.state = rendering.state
        composition.append(rendering.body)
        composition.content = Composition.Content(rendering.snapshot) { [] }
        composition.selection = rendering.selection
        composition.actions += rendering.actions
        composition.work.append { await appear(before: $0) }
    }
}

/// A preview with any declared parts.
struct DeclaredView: Control {
    private let actions: [ActionDescription]
    private let rows: DeclaredControls.Rows?
    private let contents: [DeclaredControls.Content]

    init(
        actions: [ActionDescription] = [], rows: DeclaredControls.Rows? = nil,
        contents: [DeclaredControls.Content] = [.init(in: .loaded)]
    ) {
        (self.actions, self.rows, self.contents) = (actions, rows, contents)
    }

    func compose(into composition: inout Composition) {
        composition.actions += actions.map { Action($0) { _ in .done } }
        composition.rows = rows
        composition.content = Composition.Content(0) { [contents] in contents }
    }
}
