import ChallengeCore

extension Session {
    /// How long a command may take before one is told that it is at work, and how often one is told how far it has come.
    /// Below a tenth of a second an answer seems to come at once (Nielsen, Usability Engineering, 1993, chapter 5).
    private static let patience = Duration.milliseconds(100)

    /// Says that one has to wait, once it takes long, and how far the work has come until it is over; nil where there is no
    /// way to take that back.
    func announceProgress() -> Task<Void, Never>? {
        guard output.canRedraw else { return nil }
        let board = root.instrumentation.progress
        let elapsed = stopwatch(options.clock)
        return Task { [clock = options.clock, output] in
            var pace = ProgressPace()
            // Cancelled when the command ends before, if only just: then there is nothing to say.
            while (try? await clock.sleep(for: Self.patience)) != nil, !Task.isCancelled {
                let progress = board.progress
                let rate = pace.rate(of: progress, after: elapsed())
                output.showProgress(ProgressLine(progress: progress, rate: rate, remark: board.remark))
            }
        }
    }

    /// Tells of each further tenth of the work. The first report says only how much was done before.
    func take(_ progress: Progress?) {
        guard let progress else { return tenthsDone = nil }
        let tenths = progress.percent / 10
        let isFurther = tenthsDone.map { tenths > $0 } ?? false
        tenthsDone = tenths
        if isFurther { tell(.progress(progress)) }
    }
}
