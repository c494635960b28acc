import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText

extension CommandRunner {
    /// Runs a part of the work of a command, whose time limit is for all parts together.
    ///
    /// Work after the limit is cancelled. If the work still runs after ``ExecutionController/grace``, the work continues
    /// without the session and cannot print or navigate. While a program uses the terminal, nothing is cancelled, because
    /// the user may end the program.
    ///
    /// - Parameters:
    ///   - limit: nil if there is no limit.
    ///   - elapsed: returns the time since the command began.
    func limited(
        to limit: Duration?, _ elapsed: @escaping () -> Duration, _ execution: CommandExecution,
        _ work: @escaping () async throws -> Void
    ) async throws {
        guard let limit else { return try await work() }
        let outcome = Promise<Result<Void, any Error>>()
        let task = Task {
            do { outcome.give(.success(try await work())) } catch { outcome.give(.failure(error)) }
        }
        var isLate = false
        let timer = Task {
            guard (try? await wait(until: limit, elapsed())) != nil, !execution.isWaiting, !Task.isCancelled else {
                return
            }
            isLate = true
            task.cancel()
            if (try? await options.clock.sleep(for: ExecutionController.grace)) != nil { outcome.give(.success(())) }
        }
        let result = await withTaskCancellationHandler {
            await outcome.wait()
        } onCancel: {
            task.cancel()
        }
        timer.cancel()
        if isLate { throw CommandError("cancelled after \((limit / .seconds(1)).written) s (--timeout)") }
        try result.get()
    }

    /// Returns when this time has passed for the user. In virtual time, the time must have passed for the app too.
    private func wait(until limit: Duration, _ elapsed: Duration) async throws {
        let (clock, tasks, rest) = (options.clock, root.instrumentation.tasks, max(.zero, limit - elapsed))
        guard tasks.isVirtual else { return try await clock.sleep(for: rest) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await clock.sleep(for: rest) }
            group.addTask { try await tasks.limit(limit) }
            try await group.next()
            group.cancelAll()
        }
    }
}
