import ChallengeConsole
import ChallengeCore
import ChallengeLanguage

/// What makes a command fail beside itself: that only tables are printed, and that the session is strict.
extension CommandRunner {
    func checkTable(of resolved: ResolvedCommand, _ command: Command) throws(CommandError) {
        guard options.traits.format.isTable, case .session(let session) = resolved else { return }
        let app = AppModel(root, own: own, format: options.traits.format)
        let position = root.stackCount == 1 ? Position.stack(root.screens[0].map(\.navigation.name)) : .unknown
        let arguments = try ArgumentMatcher(description: session.description) { [root] in root.map.screens }
            .match(command.arguments)
        let next = try? session.staticEffect?(app, position, Invocation(command: command, arguments: arguments))
        try app.checkTable(of: session, command, at: next ?? .unknown)
    }

    var screenToCheck: Int? { options.isStrict ? root.top?.id : nil }

    /// Throws where a command of a strict session has led to an error screen from another, or is an action of one.
    func checkScreen(of resolved: ResolvedCommand, after screen: Int?) throws(CommandError) {
        guard options.isStrict, let top = root.top, top.rendering.state == .error else { return }
        if case .session = resolved, top.id == screen { return }
        throw CommandError(.endsInError)
    }
}

extension CommandExecution {
    /// Does a part of a command's work, which has this limit for all and has taken so long already.
    ///
    /// Work that takes longer is cancelled. What has not ended after ``ExecutionController/grace`` goes on by itself, and
    /// neither prints nor navigates. While a program has the terminal, nothing is cancelled: the user may end it.
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

    package func checkCancellation() throws {
        if isOfRequest { try Task.checkCancellation() }
    }
}
