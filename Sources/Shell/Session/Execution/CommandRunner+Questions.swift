import ChallengeConsole
import ChallengeCore
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc

/// Asks the user in the middle of a command: to confirm it, for a secret. Nil is the answer of one who leaves.
package protocol QuestionAsking {
    /// - Parameter isSecret: true if the answer must not be shown.
    func ask(_ question: String, isSecret: Bool) async -> String?
}

/// A command with the answers to what it asks, which it is carried out and recorded with, as if they had been typed.
struct AnsweredCommand {
    var command: Command
    /// What was typed without echo.
    var secret: Secret?
    /// True if it was not confirmed.
    var isDeclined = false
}

extension CommandRunner {
    /// Asks at a prompt what the command leaves open. A script's command is not asked: it fails where it leaves something open.
    func answer(_ command: Command, in context: CommandContext) async -> AnsweredCommand {
        var answered = AnsweredCommand(command: hidingSecret(of: command))
        guard isTyped(context), let asker, answered.command == command,
            let description = try? commandTable.resolve(command.name, followedBy: command.arguments).description,
            let arguments = try? ArgumentMatcher(description: description).match(command.arguments)
        else { return answered }
        if let question = description.confirmation, !arguments.has(ActionDescription.yes) {
            let answer = await asker.ask("\(question) [y/N]", isSecret: false)
            let isConfirmed = ["y", "yes"].contains(answer?.lowercased().trimmed)
            answered.isDeclined = !isConfirmed
            let yes = ActionDescription.yes.parameter.name
            if isConfirmed { answered.command = command.adding([yes], at: 1) }
        } else if let name = description.secret(in: command.arguments.map(\.text)),
            case .asked = SecretSource(arguments)
        {
            answered.secret = await asker.ask("\(name):", isSecret: true).map { Secret($0) }
            answered.isDeclined = answered.secret == nil
            if !answered.isDeclined {
                answered.command = command.adding(SecretSource.words(name.uppercased()), at: command.words.count)
            }
        }
        return answered
    }

    /// True if a word of the line is a secret that was not asked for, so that the line must not be kept.
    package func hasSecret(_ command: Command) -> Bool { hidingSecret(of: command) != command }

    /// The command as it is told and kept: a word in the place of a secret is none.
    private func hidingSecret(of command: Command) -> Command {
        guard command.words.count > 2,
            let action = root.top?.rendering.actions.first(where: { $0.description.name == command.name.text }),
            action.description.secret(in: command.arguments.map(\.text)) != nil,
            !command.words[2].text.hasPrefix("--")
        else { return command }
        let words =
            command.words.prefix(2) + command.words.dropFirst(2).map { Word(text: Secret.mark, location: $0.location) }
        return Command(words: words)
    }

    /// The arguments of an action with what it has asked for. Throws where that is left open, or cannot be had.
    func completed(
        _ arguments: Arguments, of description: ActionDescription, _ command: Command
    ) async throws -> Arguments {
        if let question = description.confirmation, !arguments.has(ActionDescription.yes) {
            throw CommandError(.unconfirmed(question, usage: "\(description.name) --yes"))
        }
        guard let name = description.secret(in: command.arguments.map(\.text)) else { return arguments }
        var arguments = arguments
        arguments.secret =
            if let typedSecret { typedSecret } else { try await secret(SecretSource(arguments), of: name, command) }
        return arguments
    }

    private func secret(_ source: SecretSource, of name: String, _ command: Command) async throws -> Secret {
        let place = command.words.last?.location
        switch source {
        case .asked: throw CommandError(.noSecret(name), at: place)
        case .sample: return SecretSource.sampleSecret
        case .environment(let variable):
            guard let value = getenv(variable) else { throw CommandError(.noVariable(variable), at: place) }
            return Secret(String(cString: value))
        case .file(let path):
            if let refusal = options.refusal { throw CommandError(.refused(refusal), at: place) }
            do throws(SystemError) {
                let bytes = try await InputDescriptor.content(of: options.home.expanding(path))
                let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                return Secret(String(decoding: line, as: UTF8.self))
            } catch {
                throw CommandError(.unreadable(file: path, error), at: place)
            }
        }
    }
}

extension Command {
    /// The command with words at an index, where its text has them too.
    fileprivate func adding(_ added: [String], at index: Int) -> Command {
        let location = words[min(index, words.count - 1)].location
        let all = words[..<index] + added.map { Word(text: $0, location: location) } + words[index...]
        let text = all.map { Quoting.quoted($0.text) } + (target.map { [$0.written] } ?? [])
        return Command(words: Array(all), text: text.joined(separator: " "), target: target)
    }
}
