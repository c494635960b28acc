import ChallengeCore

extension CommandRunner {
    /// Runs a command that is expected to fail; whether it succeeds. In either case what it has changed is taken back, as
    /// far as that is the session's: stacks, tracked events, redirects, settings, exit status and fault. What a failure
    /// has left changed in the app is said.
    func rehearse(_ command: Command, in context: CommandContext) async throws -> Bool {
        let before = revertible
        defer { revertible = before }
        let (checkpoint, trackedCount, trace) = (root.begin(dueTo: command.text), log.trackedCount, AppTrace(self))
        var context = context
        context.expectsFailure = true
        let screen = screenToCheck
        var hasSucceeded = false
        do {
            // In full, also at the prompt: a name that means nothing in a script would fail there for another reason.
            let resolved = try commandTable.resolve(command.name, followedBy: command.arguments)
            try await perform(resolved, command, in: context)
            try await settle()
            try checkScreen(of: resolved, after: screen)
            hasSucceeded = true
        } catch {
            try Task.checkCancellation()
        }
        events.rollBack(isInterrupted: false)
        log.forgetEvents(after: trackedCount)
        checkpoint.restore()
        displayChange()
        let changes = AppTrace(self).changes(since: trace)
        // Also where the expectation fails, and is rolled back for that.
        if !changes.isEmpty {
            events.send(.note("not taken back: " + changes.joined(separator: "; "), isLasting: true))
        }
        return hasSucceeded
    }
}

/// What a command may leave behind in an app that only the app could take back, as far as it can be seen: what the
/// nearest screens show, and what completion suggests, such as recent searches.
private struct AppTrace {
    private let screens: [Int: Rendering]
    private let suggestions: [String: [Parameter.Suggestion]]

    init(_ runner: CommandRunner) {
        let nearest = runner.root.screensFromTop.prefix(ScreenPlace.limit)
        screens = Dictionary(nearest.map { ($0.id, $0.rendering) }) { first, _ in first }
        let actions = runner.commandTable.all.map(\.description)
        suggestions = Dictionary(actions.map { ($0.name, $0.forms.joined().flatMap { $0.suggest() }) }) { $0 + $1 }
    }

    /// What is not as it was in another one, in words.
    func changes(since earlier: AppTrace) -> [String] {
        let changed = screens.filter { id, now in earlier.screens[id].map { !$0.looks(like: now) } ?? false }
        let other = suggestions.filter { name, now in earlier.suggestions[name].map { $0 != now } ?? false }
        return changed.sorted { $0.key < $1.key }.map { "what \($0.value.title) shows" }
            + (other.isEmpty ? [] : ["the suggestions of " + other.keys.sorted().joined(separator: ", ")])
    }
}
