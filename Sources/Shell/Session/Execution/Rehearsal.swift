import ChallengeCore
package import ChallengeLanguage
import ChallengeTaskTracking

extension CommandRunner {
    /// Runs the command after `expect fails`, and rolls the command back.
    package func expectFailure(of arguments: ArraySlice<Word>, _ context: CommandContext) async throws {
        let failure = try ExpectedFailure(arguments)
        let words = arguments.dropFirst()
        let command = commandTable.meant(Command(words: failure.words))
        let hasSucceeded = try await rehearse(command, in: context)
        if !failure.holds(hasSucceeded: hasSucceeded) {
            let text = (words.dropLast(failure.words.count).map(\.text) + [command.text]).joined(separator: " ")
            throw CommandError(.unexpectedSuccess(text), at: words.first?.location)
        }
    }

    /// Runs a command and rolls it back. Returns true if it succeeds. Reports changes in the app that stay.
    private func rehearse(_ command: Command, in context: CommandContext) async throws -> Bool {
        let (trace, screen) = (AppTrace(self), screenToCheck)
        let trial = Transaction(command, from: context.source, in: self, within: nil, isTrial: true)
        var context = context
        context.expectsFailure = true
        var hasSucceeded = false
        do {
            // Names cannot be abbreviated, even at a prompt: in a script, an abbreviation alone is a failure.
            let resolved = try commandTable.resolve(command.name, followedBy: command.arguments)
            try await perform(resolved, command, in: context)
            try await settle()
            try checkScreen(of: resolved, after: screen)
            hasSucceeded = true
        } catch {}
        trial.rollBack(isInterrupted: false)
        // Cancelled tasks must end first.
        await root.instrumentation.tasks.stillness()
        try Task.checkCancellation()
        let changes = AppTrace(self).changes(since: trace)
        // The note is lasting, because a failed expectation is rolled back too.
        if !changes.isEmpty {
            events.send(.note("not undone: " + changes.joined(separator: "; "), isLasting: true))
        }
        return hasSucceeded
    }
}

/// The visible effects of a command that only the app could undo. These are the content of the nearest screens, and the
/// values that completion suggests, such as recent searches.
private struct AppTrace {
    private let screens: [Int: Rendering]
    private let suggestions: [String: [Parameter.Suggestion]]

    init(_ runner: CommandRunner) {
        let nearest = runner.root.screensFromTop.prefix(ScreenPlace.limit)
        screens = Dictionary(nearest.map { ($0.id, $0.rendering) }) { first, _ in first }
        let actions = runner.commandTable.all.map(\.description)
        suggestions = Dictionary(actions.map { ($0.name, $0.forms.joined().flatMap { $0.suggest() }) }) { $0 + $1 }
    }

    func changes(since earlier: AppTrace) -> [String] {
        let changed = screens.filter { id, now in earlier.screens[id].map { !$0.looks(like: now) } ?? false }
        let other = suggestions.filter { name, now in earlier.suggestions[name].map { $0 != now } ?? false }
        return changed.sorted { $0.key < $1.key }.map { "the content of \($0.value.title)" }
            + (other.isEmpty ? [] : ["the suggestions of " + other.keys.sorted().joined(separator: ", ")])
    }
}
