package import ChallengeCore
import ChallengeLanguage
import ChallengeText

/// For commands that leave screens with unsaved changes. A prompt asks for confirmation; a script needs `--discard`.
extension CommandRunner {
    nonisolated static let discard = "--discard"

    /// Adds `--discard`, the word that discards unsaved changes, to the line of a command.
    package nonisolated static func discarding(_ line: String) -> String {
        let name = line.prefix { $0 != " " }
        return "\(name) \(discard)\(line[name.endIndex...])"
    }

    /// The question about the unsaved changes that a command would discard; nil if the command would discard no changes.
    func question(leavingBy resolved: ResolvedCommand, _ command: Command) -> String? {
        guard root.mayLoseChanges, case .session(let session) = resolved, let leaving = session.leaving,
            !command.discardsChanges
        else { return nil }
        return Self.question(about: leaving(root, command.arguments))
    }

    private static func question(about screens: [LiveScreen]) -> String? {
        screens.lazy.compactMap(\.rendering.unsaved).first.map { "\($0) Leave?" }
    }

    /// Removes `--discard` from a command. Throws if the command would discard changes without confirmation.
    func leaving(by resolved: ResolvedCommand, _ command: Command) throws(CommandError) -> Command {
        if let question = question(leavingBy: resolved, command) {
            let words = command.arguments.map { Quoting.quoted($0.text) }
            let usage = ([command.name.text, Self.discard] + words).joined(separator: " ")
            throw CommandError(.unconfirmed(question, usage: usage))
        }
        return resolved.withoutDiscard(command)
    }

    /// True if the session may end: no changes are unsaved, or the user confirms. The end of the input also confirms.
    package func mayLeave() async -> Bool {
        guard root.mayLoseChanges, let asker, let question = Self.question(about: root.allTops) else { return true }
        isAsking = true
        defer { isAsking = false }
        let answer = await asker.ask("\(question) [y/N]", isSecret: false)
        return answer.map(\.isYes) ?? true
    }
}

extension ResolvedCommand {
    /// The current description of the command. While there are unsaved changes, the description includes `--discard`.
    package func description(on root: any RootContainerContract) -> ActionDescription {
        guard root.mayLoseChanges, case .session(let session) = self, session.leaving != nil,
            root.allTops.contains(where: { $0.rendering.unsaved != nil })
        else { return description }
        return description.allowing(Keyword(CommandRunner.discard))
    }

    /// Removes `--discard` from a command that leaves screens.
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
