import ChallengeSession
package import ChallengeConsole
package import ChallengeCore
import Glibc

/// Runs long work outside of a session.
package enum LongWork {
    /// Runs work and shows its progress on a terminal. Ctrl-C, SIGTERM and SIGHUP cancel the work. Returns the result,
    /// and the signal that cancelled the work.
    package static func perform<Result: Sendable>(
        _ board: ProgressBoard, _ traits: OutputTraits, _ display: DisplaySettings,
        _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> (result: Result, signal: CInt?) {
        var settings = SessionSettings()
        settings.display = display
        let output = Output(traits: traits, settings: settings)
        let progress = ProgressReporter(board: board, output: output, clock: ContinuousClock(), onTenth: { _ in })
        let interrupts = Interrupts()
        interrupts.catchSignal(and: [SIGTERM, SIGHUP])
        let shown = progress.start()
        defer {
            shown?.cancel()
            output.commit()
        }
        let task = Task { try await work() }
        var signal: CInt?
        let result = try await interrupts.handing {
            if signal == nil { signal = interrupts.lastSignal }
            task.cancel()
        } while: {
            await task.result
        }.get()
        return (result, signal)
    }
}
