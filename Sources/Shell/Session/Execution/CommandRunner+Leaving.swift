package import ChallengeCore
import ChallengeShellLanguage
import ChallengeShellText

/// Leaving screens whose changes are not saved: it is asked for at a prompt, and needs `--discard` in a script.
extension CommandRunner {
    nonisolated static let discard = "--discard"

    /// A line of a command that leaves screens as one that discards their changes.
    package nonisolated static func discarding(_ line: String) -> String {
        let name = line.prefix { $0 != " " }
        return "\(name) \(discard)\(line[name.endIndex...])"
    }

    /// What a command would lose, as a question; nil if it loses nothing.
    func question(leavingBy resolved: ResolvedCommand, _ command: Command) -> String? {
        guard root.mayLoseChanges, case .session(let session) = resolved, let leaving = session.leaving,
            !command.discardsChanges
        else { return nil }
        return Self.question(about: leaving(root, command.arguments))
    }

    private static func question(about screens: [LiveScreen]) -> String? {
        screens.lazy.compactMap(\.rendering.unsaved).first.map { "\($0) Leave?" }
    }

    /// The command without the word that discards changes. Throws where it would lose some.
    func leaving(by resolved: ResolvedCommand, _ command: Command) throws(CommandError) -> Command {
        if let question = question(leavingBy: resolved, command) {
            let words = command.arguments.map { Quoting.quoted($0.text) }
            let usage = ([command.name.text, Self.discard] + words).joined(separator: " ")
            throw CommandError(.unconfirmed(question, usage: usage))
        }
        return resolved.withoutDiscard(command)
    }

    /// True if the session may end, as nothing is lost or the user says so; an end of the input in place of an answer says so.
    package func mayLeave() async -> Bool {
        guard root.mayLoseChanges, let asker, let question = Self.question(about: root.allTops) else { return true }
        isAsking = true
        defer { isAsking = false }
        let answer = await asker.ask("\(question) [y/N]", isSecret: false)
        return answer.map(\.isYes) ?? true
    }
}

extension ResolvedCommand {
    /// What may be typed of it now: with the word that discards changes, where some are not saved.
    package func description(on root: any RootContainerContract) -> ActionDescription {
        guard root.mayLoseChanges, case .session(let session) = self, session.leaving != nil,
            root.allTops.contains(where: { $0.rendering.unsaved != nil })
        else { return description }
        return description.allowing(Keyword(CommandRunner.discard))
    }

    /// A command that leaves screens without the word that discards their changes.
    func withoutDiscard(_ command: Command) -> Command {
        guard case .session(let session) = self, session.leaving != nil, command.discardsChanges else { return command }
        return Command(
            words: Array(command.words.prefix(1)) + command.words.dropFirst(2), text: command.text,
            target: command.target)
    }
}

nonisolated extension Command {
    fileprivate var discardsChanges: Bool { arguments.first?.text == CommandRunner.discard }
}

extension String {
    var isYes: Bool { ["y", "yes"].contains(lowercased().trimmed) }
}
