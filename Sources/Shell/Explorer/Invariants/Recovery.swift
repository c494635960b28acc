import ChallengeActions

extension Experiment {
    /// Checks that `retry` loads the failed data, that the screen is then as without the fault, and that `refresh` works.
    func checkRecovery(after fault: String, _ trial: inout Trial) async throws {
        if trial.after.top.state == ViewState.loading.name {
            trial.found(.recovery, "'retry' has ended, and the screen still loads", pattern: "still loads")
        }
        guard fault == Self.absence else { return }
        let sound = try await trial.app.again(after: trial.start)
        try await sound.run(step.line)
        let (expected, shown) = (sound.snapshot.top, trial.after.top)
        if expected.name == shown.name, !sound.snapshot.isError, let difference = shown.difference(from: expected) {
            trial.found(
                .recovery, "'retry' has loaded something else: \(difference.text)", pattern: "other content")
        }
        guard shown.actions.contains(Self.refresh) else { return }
        try await trial.run(Self.refresh)
        if !trial.hasSucceeded {
            trial.found(.recovery, "'refresh' fails after it: \(trial.app.answer)", pattern: "refresh fails")
        }
    }
}
