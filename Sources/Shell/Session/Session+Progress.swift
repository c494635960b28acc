import ChallengeCore

extension Session {
    /// How long a command may take before its progress is shown, and how often that is renewed. Below a tenth of a
    /// second an answer seems to come at once (Nielsen, Usability Engineering, 1993, chapter 5).
    private static let patience = Duration.milliseconds(100)

    /// Shows the progress of a command that takes long, until it is cancelled; nil where nothing can be redrawn.
    func announceProgress() -> Task<Void, Never>? {
        guard output.canRedraw else { return nil }
        let board = root.instrumentation.progress
        let elapsed = stopwatch(options.clock)
        return Task { [clock = options.clock, output] in
            var pace = ProgressPace()
            // Cancelled when the command ends, perhaps just before: then there is nothing to show.
            while (try? await clock.sleep(for: Self.patience)) != nil, !Task.isCancelled {
                let progress = board.progress
                let rate = pace.rate(of: progress, after: elapsed())
                output.showProgress(ProgressLine(progress: progress, rate: rate, remark: board.remark))
            }
        }
    }

    /// Reports each further tenth of the work. The first call says only how much was done before.
    func take(_ progress: Progress?) {
        guard let progress else { return tenthsDone = nil }
        let tenths = progress.percent / 10
        let isFurther = tenthsDone.map { tenths > $0 } ?? false
        tenthsDone = tenths
        if isFurther { tell(.progress(progress)) }
    }
}
