import ChallengeConsole
import ChallengeLanguage

extension CommandExecution {
    /// Does a part of a command's work, which may take so long at most; without a limit, however long it takes.
    ///
    /// Work that takes longer is cancelled. What has not ended after ``ExecutionController/grace`` goes on by itself, and
    /// neither prints nor navigates.
    ///
    /// While a program has the terminal, nothing is cancelled: it is up to the user to end it.
    ///
    /// - Parameters:
    ///   - limit: for all of the command's work.
    ///   - elapsed: how long it has taken so far.
    /// - Throws: what the work throws, or ``CommandError/Reason/timedOut(_:)``.
    func limited(
        to limit: Duration?, _ elapsed: () -> Duration, clock: any Clock<Duration>,
        _ work: @escaping () async throws -> Void
    ) async throws {
        guard let limit else { return try await work() }
        let outcome = Promise<Result<Void, any Error>>()
        let task = Task {
            do { outcome.give(.success(try await work())) } catch { outcome.give(.failure(error)) }
        }
        let rest = max(.zero, limit - elapsed())
        var isLate = false
        let timer = Task {
            guard (try? await clock.sleep(for: rest)) != nil, !isWaiting, !Task.isCancelled else { return }
            isLate = true
            task.cancel()
            if (try? await clock.sleep(for: ExecutionController.grace)) != nil { outcome.give(.success(())) }
        }
        let result = await withTaskCancellationHandler {
            await outcome.wait()
        } onCancel: {
            task.cancel()
        }
        timer.cancel()
        if isLate { throw CommandError(.timedOut(limit)) }
        try result.get()
    }

    /// Throws where a request was cancelled: who has cancelled it was told that it fails.
    package func checkCancellation() throws {
        if isOfRequest { try Task.checkCancellation() }
    }
}
