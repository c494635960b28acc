import ChallengeConsole
import ChallengeCore
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc

/// Asks the user in the middle of a command: to confirm it, for a secret. Nil is the answer of one who leaves.
package protocol QuestionAsking {
    /// False if a command is one line, as in a transcript, and an argument with it.
    var takesLines: Bool { get }
    /// - Parameter isSecret: true if the answer must not be shown.
    func ask(_ question: String, isSecret: Bool) async -> String?
}

/// A command with the answers to what it asks, which it is carried out and recorded with, as if they had been typed.
struct AnsweredCommand {
    var command: Command
    /// What was typed without echo.
    var secret: Secret?
    /// Why it is not carried out; nil if it is.
    var refusal: CommandError?
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
            if ["y", "yes"].contains(answer?.lowercased().trimmed) {
                answered.command = command.adding([ActionDescription.yes.parameter.name], at: 1)
            } else {
                answered.refusal = CommandError(.declined(command.name.text))
            }
        } else if let name = description.secret(in: command.arguments.map(\.text)),
            case .asked = SecretSource(arguments)
        {
            answered.secret = await asker.ask("\(name):", isSecret: true).map { Secret($0) }
            if answered.secret == nil {
                answered.refusal = CommandError(.declined(command.name.text))
            } else {
                answered.command = command.adding(SecretSource.words(name.asVariable), at: command.words.count)
            }
        } else if let (_, text) = description.editable(behind: command.arguments.map(\.text)) {
            do throws(CommandError) {
                let edited = try await router.edit(text, for: command, in: context)
                let isOneLine = !edited.utf8.contains(UInt8(ascii: "\n"))
                guard isOneLine || asker.takesLines else { throw CommandError(.linesInTranscript) }
                answered.command = command.adding([edited], at: command.words.count)
            } catch {
                answered.refusal = error
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
        var arguments = arguments
        let words = command.arguments.map(\.text)
        if let name = description.secret(in: words) {
            arguments.secret =
                if let typedSecret { typedSecret } else { try await secret(SecretSource(arguments), of: name, command) }
        } else if let (name, _) = description.editable(behind: words) {
            throw CommandError(.noText(name), at: command.words.last?.location)
        } else if let path = arguments.file {
            arguments.editedText = try await content(of: path, at: command.words.last?.location).trimmingLastLineEnd
        }
        return arguments
    }

    private func content(of path: String, at place: SourceLocation?) async throws(CommandError) -> String {
        if let refusal = options.refusal { throw CommandError(.refusedFile(refusal), at: place) }
        do throws(SystemError) {
            return String(decoding: try await InputDescriptor.content(of: options.home.expanding(path)), as: UTF8.self)
        } catch {
            throw CommandError(.unreadable(file: path, error), at: place)
        }
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
            return Secret(String(try await content(of: path, at: place).prefix { !$0.isNewline }))
        }
    }
}

extension String {
    /// As the name of an environment variable: `card-pin` is `CARD_PIN`.
    fileprivate var asVariable: String { uppercased().replacing("-", with: "_") }

    var trimmingLastLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
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
