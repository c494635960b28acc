import ChallengeActions
import ChallengeCore
import ChallengeHost
import SwiftUI

/// Identifies an app's state for an explorer by the possible steps, not by the visible content.
///
/// A fingerprint covers only the last two stacks. Even an app with cyclic links then has finitely many states.
nonisolated struct StateFingerprint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the screen on top.
    let screen: String
    /// The screen on top, its state, the presence of rows, and its own exploration state.
    let kind: String
    /// The noun for the rows of the screen on top; empty without rows.
    let rows: String
    /// The names of the offered actions.
    let actions: [String]
    /// The screen below in the same stack, the screen under a modal, the awaited guards, the tab, and the login.
    let below: [String]

    var description: String { ([kind, "[\(actions.joined(separator: " "))]"] + below).joined(separator: " ") }
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
        if let waiting = root.screen(at: depth, ofStack: level).entry?.chain.pendingGuard {
            below.append("before \(waiting.destination.name)")
        }
        if let tabs = root.tabs { below.append("in \(tabs.tabs[tabs.selected].name)") }
        if case let state = root.explorationState, !state.isEmpty { below.append("as \(state)") }
        // A missing login counts if guards wait for the login.
        below += Set(root.guardedScreens.values).sorted().map { "without \($0)" }
        self.init(
            screen: rendering.screen, kind: words.filter { !$0.isEmpty }.joined(separator: " "),
            rows: rows.isEmpty ? "" : rendering.selection?.noun ?? "",
            actions: rendering.actions.filter { $0.refusal == nil }.map(\.description.name), below: below)
    }
}

nonisolated struct ReachedState: Codable, Sendable {
    let fingerprint: StateFingerprint
    /// The number of stacks.
    let level: Int
    /// The lines that lead to the state in a fresh app.
    let lines: [String]
}

extension ReachedState {
    init(_ app: ExploredApp, lines: [String]) {
        self.init(fingerprint: app.fingerprint, level: app.root.stackCount, lines: lines)
    }
}
