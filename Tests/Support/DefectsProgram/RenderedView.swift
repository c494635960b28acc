import ChallengeActions
import ChallengeViews
import SwiftUI

/// A view that draws its whole screen at once, for states, actions and rows that no control has.
protocol RenderedView: Control {
    /// Returns the screen as it is now. The declaration gives the screen's name.
    func render() -> Rendering
    /// Does the work of the first appearance.
    func appear(before intent: Intent?) async
}

extension RenderedView {
    func appear(before intent: Intent?) async {}

    func compose(into screen: inout ScreenBuilder) {
        let rendering = render()
        screen.title = rendering.title
        screen.label = rendering.label
        screen.summary = rendering.summary
        screen.state = rendering.state
        screen.append(rendering.body)
        screen.content = ScreenBuilder.Content(rendering.snapshot) { [] }
        screen.selection = rendering.selection
        screen.actions += rendering.actions
        screen.onAppear { await appear(before: $0) }
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

    func compose(into screen: inout ScreenBuilder) {
        screen.actions += actions.map { Action($0) { _ in .done } }
        screen.rows = rows
        screen.content = ScreenBuilder.Content(0) { [contents] in contents }
    }
}
