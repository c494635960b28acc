import ChallengeConsole
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeViews

/// The time limit for a command and for all parts of the command.
struct TimeLimit {
    let duration: Duration?
    let clock: any Clock<Duration>
    /// The time since the command began.
    let elapsed: () -> Duration
    let tasks: AppTasks

    /// Returns when this time has passed for the user. In virtual time, the time must have passed for the app too.
    fileprivate func wait(_ duration: Duration) async throws {
        let (clock, tasks, rest) = (clock, tasks, max(.zero, duration - elapsed()))
        guard tasks.isVirtual else { return try await clock.sleep(for: rest) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await clock.sleep(for: rest) }
            group.addTask { try await tasks.limit(duration) }
            try await group.next()
            group.cancelAll()
        }
    }
}

extension CommandExecution {
    /// Runs a part of the work of a command.
    ///
    /// Work after the limit is cancelled. If the work still runs after ``ExecutionController/grace``, the work continues
    /// without the session and cannot print or navigate. While a program uses the terminal, nothing is cancelled, because
    /// the user may end the program.
    func limited(by limit: TimeLimit, _ work: @escaping () async throws -> Void) async throws {
        guard let duration = limit.duration else { return try await work() }
        let outcome = Promise<Result<Void, any Error>>()
        let task = Task {
            do { outcome.give(.success(try await work())) } catch { outcome.give(.failure(error)) }
        }
        var isLate = false
        let timer = Task {
            guard (try? await limit.wait(duration)) != nil, !isWaiting, !Task.isCancelled else { return }
            isLate = true
            task.cancel()
            if (try? await limit.clock.sleep(for: ExecutionController.grace)) != nil { outcome.give(.success(())) }
        }
        let result = await withTaskCancellationHandler {
            await outcome.wait()
        } onCancel: {
            task.cancel()
        }
        timer.cancel()
        if isLate { throw CommandError(.timedOut(duration)) }
        try result.get()
    }

    package func checkCancellation() throws {
        if isOfRequest { try Task.checkCancellation() }
    }
}
