package import ChallengeCore

extension Shell {
    /// Does work that Ctrl-C cancels, and shows its progress on a terminal meanwhile.
    ///
    /// - Parameter board: has the progress.
    package static func perform<Result: Sendable>(
        _ board: ProgressBoard, _ traits: OutputTraits, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        let output = Output(traits: traits)
        let progress = ProgressReporter(board: board, output: output, clock: ContinuousClock(), onTenth: { _ in })
        let interrupts = Interrupts()
        interrupts.catchSignal()
        let shown = progress.start()
        defer {
            shown?.cancel()
            output.commit()
        }
        let task = Task { try await work() }
        return try await interrupts.handing {
            task.cancel()
        } while: {
            await task.result
        }.get()
    }
}
