package import ChallengeActions
package import ChallengeDesignSystem
import ChallengeViews
package import SwiftUI

extension Rendering {
    /// The text of the screen, a string for each row. ` | ` separates the cells of a table.
    package var lines: [String] { body.lines }

    /// The title, the summary and the rows.
    package var page: [String] { [title, summary] + lines }

    /// The JSON of the screen.
    package var content: JSONValue { get throws { try JSONValue(encoding: snapshot) } }

    package var actionNames: [String] { actions.map(\.description.name) }

    @MainActor
    @discardableResult
    package func perform(_ name: String, _ arguments: Arguments = Arguments()) async throws -> ActionOutcome {
        guard let action = actions.first(where: { $0.description.name == name }) else {
            throw MissingAction(name: name, offered: actionNames)
        }
        return try await action.perform(arguments)
    }

    private struct MissingAction: Error {
        let name: String
        let offered: [String]
    }
}

extension Element {
    /// The text in rows, whatever the width. A symbol appears as its name in angle brackets.
    package var lines: [String] {
        switch self {
        case .line(let spans, let trailing): [(spans + trailing).text]
        case .paragraph(let spans): [spans.text]
        case .table(let table): table.rows.map { row in row.map(\.text).joined(separator: " | ") }
        case .fields(let fields): fields.rows.map { "\($0.label.text) | \($0.value.text)" }
        case .stack(let elements): elements.flatMap(\.lines)
        case .blank: [""]
        case .progress(let label, let tenths): ["\(label) \(tenths * 10) %"]
        case .verbatim(let lines): lines
        case .figure(let figure): figure.element(80, true).lines
        case .picture(let picture, _, let otherwise): ["<picture \(picture.width)x\(picture.height)>"] + otherwise.lines
        }
    }
}

extension ActionOutcome {
    /// The rows of an answer; nil if the action has none.
    package var answer: [String]? { if case .output(let report) = self { report.body.lines } else { nil } }

    package var isDone: Bool { if case .done = self { true } else { false } }
}

extension [Span] {
    fileprivate var text: String {
        map { span in
            switch span.content {
            case .text(let text): text
            case .symbol(let symbol): "<\(symbol)>"
            }
        }.joined()
    }
}

/// The view of a screen that a feature declares, as a host shows it.
extension AnyView {
    private var shown: ComposedView {
        guard let screen else { preconditionFailure("no screen declares the view") }
        return screen
    }

    package func render() -> Rendering { shown.render() }

    /// Runs the work of the first appearance, and all work that it starts.
    package func appear() async {
        for task in await shown.appear(before: nil) { await task() }
    }

    /// Runs the work of the first appearance, then performs the intent.
    package func appear(with intent: Intent) async throws -> ActionOutcome {
        _ = await shown.appear(before: intent)
        return try await perform(intent)
    }

    /// Performs an intent. Throws an ``ActionError`` if the screen does not have its action now.
    package func perform(_ intent: Intent) async throws -> ActionOutcome {
        try Task.checkCancellation()
        return try await render().perform(intent)
    }
}
