import ChallengeListing
import ChallengeTestSupport

/// Keeps texts in memory, each change behind a gate that does not open when the task is cancelled.
actor SlowRecentSearches: RecentSearchesLocalDataSourceContract {
    private var kept: [String] = []
    private var gate: DeafGate?

    /// What the changes from now on wait for; nil for nothing.
    func setGate(_ gate: DeafGate?) { self.gate = gate }

    func load() -> [String] { kept }
    /// Nothing: no one who uses this one asks.
    nonisolated func loadAtHand() -> [String] { [] }

    func update(_ change: @escaping @Sendable ([String]) -> [String]) async {
        await gate?.pass()
        kept = change(kept)
    }
}
