import ChallengeCore
import ChallengeHost

/// What tells one state of an app from another for an explorer: what one can do there, and not what is shown.
///
/// Of the last two stacks only, so that an app whose screens lead in circles has finitely many states.
package struct StateFingerprint: Hashable, Sendable, CustomStringConvertible {
    private struct Level: Hashable, Sendable {
        let screen: String
        let state: String
        /// The names of the actions that are offered.
        let actions: [String]
        let hasRows: Bool
        let hasMoreRows: Bool
        /// The name of the screen below in the same stack, if there is one.
        let below: String?

        var text: String {
            let rows = hasRows ? hasMoreRows ? " rows…" : " rows" : ""
            return "\(screen) \(state)\(rows) [\(actions.joined(separator: " "))]" + (below.map { " on \($0)" } ?? "")
        }
    }

    private let levels: [Level]

    @MainActor
    init(_ root: RootContainer) {
        let count = root.stackCount
        levels = (max(0, count - 2)..<count).map { level in
            let depth = root.depth(ofStack: level)
            let rendering = root.screen(at: depth, ofStack: level).rendering
            let below = depth > 0 ? root.screen(at: depth - 1, ofStack: level).rendering.screen : nil
            return Level(
                screen: rendering.screen, state: rendering.state.name,
                actions: rendering.actions.filter { $0.refusal == nil }.map(\.description.name),
                hasRows: rendering.selection.map { $0.shownCount > 0 } ?? false,
                hasMoreRows: rendering.selection?.hasMore ?? false, below: below)
        }
    }

    /// The screen on top with its state, by their names.
    var top: String { levels.last.map { "\($0.screen) \($0.state)" } ?? "" }

    /// The screen on top with its state and all that it offers, whatever is below.
    var place: String {
        levels.last.map { "\($0.screen) \($0.state) \($0.hasRows) \($0.hasMoreRows) \($0.actions)" } ?? ""
    }

    package var description: String { levels.map(\.text).joined(separator: " under ") }
}
