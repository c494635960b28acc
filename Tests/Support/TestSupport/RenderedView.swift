package import ChallengeActions
import ChallengeViews
package import SwiftUI

/// A view that draws its whole screen at once, for states, actions and rows that no control has.
package protocol RenderedView: Control {
    /// Returns the screen as it is now. The declaration gives the screen's name.
    func render() -> Rendering
    /// Does the work of the first appearance.
    func appear(before intent: Intent?) async
    /// The tasks that begin with the first appearance.
    var tasks: [@MainActor @Sendable () async -> Void] { get }
}

extension RenderedView {
    package func appear(before intent: Intent?) async {}
    package var tasks: [@MainActor @Sendable () async -> Void] { [] }

    package func compose(into screen: inout ScreenBuilder) {
        let rendering = render()
        screen.title = rendering.title
        screen.label = rendering.label
        screen.summary = rendering.summary
        screen.state = rendering.state
        screen.append(rendering.body)
        screen.content = ScreenBuilder.Content(rendering.snapshot) { [] }
        screen.selection = rendering.selection
        screen.allRows = rendering.allRows
        screen.unsaved = rendering.unsaved
        screen.explorationState = rendering.explorationState
        screen.actions += rendering.actions
        for task in tasks { screen.task(task) }
        screen.onAppear { await appear(before: $0) }
    }
}

/// A preview with any declared parts.
package struct DeclaredView: Control {
    private let actions: [ActionDescription]
    private let rows: DeclaredControls.Rows?
    private let contents: [DeclaredControls.Content]

    package init(
        actions: [ActionDescription] = [], rows: DeclaredControls.Rows? = nil,
        contents: [DeclaredControls.Content] = [.init(in: .loaded)]
    ) {
        (self.actions, self.rows, self.contents) = (actions, rows, contents)
    }

    package func compose(into screen: inout ScreenBuilder) {
        screen.actions += actions.map { Action($0) { _ in .done } }
        screen.rows = rows
        screen.content = ScreenBuilder.Content(0) { [contents] in contents }
    }
}
