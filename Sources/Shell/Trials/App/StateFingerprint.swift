import ChallengeCore
import ChallengeHost

/// The identity of an app's state for an explorer: what one can do there, and not what is shown.
///
/// Of the last two stacks only, so that an app whose screens lead in circles has finitely many states.
package nonisolated struct StateFingerprint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the screen on top.
    package let screen: String
    /// The screen on top, with its state, whether it has rows, and what it says of itself.
    package let kind: String
    /// The names of the actions that it offers.
    package let actions: [String]
    /// The name of the screen below it in the same stack, and of the one that a modal covers; what guards wait for.
    package let below: [String]

    package init(screen: String, kind: String, actions: [String], below: [String]) {
        (self.screen, self.kind, self.actions, self.below) = (screen, kind, actions, below)
    }

    package var description: String { ([kind, "[\(actions.joined(separator: " "))]"] + below).joined(separator: " ") }
}

extension StateFingerprint {
    @MainActor
    init(_ root: RootContainer) {
        let level = root.stackCount - 1
        let depth = root.depth(ofStack: level)
        let rendering = root.screen(at: depth, ofStack: level).rendering
        let rows = rendering.selection.map { $0.shownCount == 0 ? "" : $0.hasMore ? " rows…" : " rows" } ?? ""
        let words = [rendering.screen, rendering.state.name + rows, rendering.explorationState]
        var below: [String] = []
        if depth > 0 { below.append("on \(root.screen(at: depth - 1, ofStack: level).rendering.screen)") }
        if level > 0 {
            let covered = root.screen(at: root.depth(ofStack: level - 1), ofStack: level - 1).rendering
            below.append("over \(covered.screen) \(covered.state.name)")
        }
        if let waiting = root.screen(at: depth, ofStack: level).entry?.chain.waiting {
            below.append("before \(waiting.destination.name)")
        }
        if let tabs = root.tabs { below.append("in \(tabs.tabs[tabs.selected].name)") }
        if case let state = root.explorationState, !state.isEmpty { below.append("as \(state)") }
        // Who is logged in, as far as guards ask for that.
        below += Set(root.guardedScreens.values).sorted().map { "without \($0)" }
        self.init(
            screen: rendering.screen, kind: words.filter { !$0.isEmpty }.joined(separator: " "),
            actions: rendering.actions.filter { $0.refusal == nil }.map(\.description.name), below: below)
    }
}

/// A state that was reached.
package nonisolated struct ReachedState: Codable, Sendable {
    package let fingerprint: StateFingerprint
    /// How many stacks there are.
    package let level: Int
    /// Those that lead there in a fresh app.
    package let lines: [String]
}

extension ReachedState {
    /// The state of an app that was led there by some lines.
    package init(_ app: ExploredApp, lines: [String]) {
        self.init(fingerprint: app.fingerprint, level: app.root.stackCount, lines: lines)
    }
}
