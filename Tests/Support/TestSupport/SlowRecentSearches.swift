import ChallengeCore

/// Keeps texts in memory, each change behind a gate that does not open when the task is cancelled.
package actor SlowRecentSearches: RecentSearchesLocalDataSourceContract {
    private var kept: [String] = []
    private var gate: DeafGate?

    package init() {}

    /// What the changes from now on wait for; nil for nothing.
    package func setGate(_ gate: DeafGate?) { self.gate = gate }

    package func load() -> [String] { kept }
    /// Nothing: no one who uses this one asks.
    package nonisolated func loadAtHand() -> [String] { [] }

    package func update(_ change: @Sendable ([String]) -> [String]) async {
        await gate?.pass()
        kept = change(kept)
    }
}
