import ChallengeConsole
import ChallengeCore
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc

/// Asks the user for a confirmation or a secret during a command. The answer is nil if the user leaves the question.
package protocol QuestionAsking {
    /// True if a command may have several lines; false if it must be on one line, as in a transcript.
    var takesLines: Bool { get }
    /// - Parameter isSecret: true if the terminal must not show the answer.
    func ask(_ question: String, isSecret: Bool) async -> String?
}

/// A command with the answers to its questions. The command runs and is recorded as if the user had typed the answers.
struct AnsweredCommand {
    var command: Command
    /// The secret that the user typed without echo.
    var secret: Secret?
    /// The reason why the command does not run; nil if the command runs.
    var refusal: CommandError?

    /// If the answer is yes, adds the word that confirms the command. Otherwise, sets the refusal.
    func confirming(by word: String, _ answer: String?) -> AnsweredCommand {
        var copy = self
        if answer?.isYes == true {
            copy.command = command.adding([word], at: 1)
        } else {
            copy.refusal = CommandError(.declined(command.name.text))
        }
        return copy
    }
}

extension CommandRunner {
    /// Asks the questions of a command, only at a prompt. In a script, a command without the answers fails.
    func answer(_ command: Command, in context: CommandContext) async -> AnsweredCommand {
        var answered = AnsweredCommand(command: hidingSecret(of: command))
        guard answered.command == command else {
            answered.refusal = CommandError(.secretWord, at: answered.command.words.last?.location)
            return answered
        }
        guard isTyped(context), let asker,
            let resolved = try? commandTable.resolve(command.name, followedBy: command.arguments)
        else { return answered }
        isAsking = true
        defer { isAsking = false }
        if let question = question(leavingBy: resolved, command) {
            return await answered.confirming(by: Self.discard, asker.ask("\(question) [y/N]", isSecret: false))
        }
        let description = resolved.description
        guard let arguments = try? ArgumentMatcher(description: description).match(command.arguments),
            !isRefused(description.name)
        else { return answered }
        if let question = description.confirmation, !arguments.has(ActionDescription.yes) {
            let answer = await asker.ask("\(question) [y/N]", isSecret: false)
            return answered.confirming(by: ActionDescription.yes.parameter.name, answer)
        } else if let name = description.secret(in: command.arguments.map(\.text)),
            SecretSource(arguments) == nil
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

    /// True if the app refuses the action now. The question is then not needed.
    private func isRefused(_ name: String) -> Bool {
        root.rendering?.actions.first { $0.description.name == name }?.refusal != nil
    }

    /// True if any screen would take a word of the line as a secret. The line must then not be kept in the history.
    package func hasSecret(_ command: Command) -> Bool {
        guard command.words.count > 1 else { return false }
        let names = secretNames.union(topSecrets)
        let meant = (try? settings.aliases.expanding(command)) ?? [command]
        return meant.contains { command in
            ((try? command.performed()) ?? command).secretIndex(among: names, mayBeShort: true) != nil
        }
    }

    private var topSecrets: [String] { root.rendering?.setter?.secrets ?? [] }

    /// The command to report and keep. A mark replaces any word that is a secret.
    private func hidingSecret(of command: Command) -> Command {
        let secrets = topSecrets
        guard command.words.count > 1, !secrets.isEmpty else { return command }
        return command.secretIndex(among: secrets, mayBeShort: false).map(command.masked) ?? command
    }

    /// Adds to the arguments the secret or the text that an action needs. Throws if it is missing or cannot be read.
    func completed(
        _ arguments: Arguments, of description: ActionDescription, _ command: Command
    ) async throws -> Arguments {
        // Only controls have secrets and long texts. Other actions ask for nothing but a confirmation.
        guard description.confirmation != nil || description.name == ActionDescription.setter,
            !isRefused(description.name)
        else { return arguments }
        var arguments = arguments
        if let typedSecret {
            arguments.secret = typedSecret
            return arguments
        }
        try description.check(arguments, of: command)
        if description.secret(in: command.arguments.map(\.text)) != nil, let source = SecretSource(arguments) {
            arguments.secret = try await secret(from: source, command)
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

    private func secret(from source: SecretSource, _ command: Command) async throws -> Secret {
        let place = command.words.last?.location
        switch source {
        case .sample: return SecretSource.sampleSecret
        case .environment(let variable):
            guard let value = getenv(variable) else { throw CommandError(.noVariable(variable), at: place) }
            return Secret(String(cString: value))
        case .file(let path):
            return Secret(String(try await content(of: path, at: place).prefix { !$0.isNewline }))
        }
    }
}

extension ActionDescription {
    /// Throws if a script's command lacks the answer to a question.
    ///
    /// - Parameter isPreview: true if the question comes from a preview. The question may differ when the command runs.
    func check(_ arguments: Arguments, of command: Command, isPreview: Bool = false) throws(CommandError) {
        let (words, place) = (command.arguments.map(\.text), command.words.last?.location)
        if let question = confirmation, !arguments.has(Self.yes) {
            let usage = ([name, Self.yes.parameter.name] + words.map(Quoting.quoted)).joined(separator: " ")
            throw CommandError(.unconfirmed(isPreview ? nil : question, usage: usage))
        }
        if let name = secret(in: words), SecretSource(arguments) == nil {
            throw CommandError(.notAsked("the \(name)", sources: "--env VARIABLE or --file FILE"), at: place)
        }
        if let (name, _) = editable(behind: words) {
            throw CommandError(.notAsked("the text of \(name)", sources: "it, or --file FILE"), at: place)
        }
    }
}

extension String {
    /// The name of the environment variable for this name: `CARD_PIN` for `card-pin`.
    fileprivate var asVariable: String { uppercased().replacing("-", with: "_") }

    var trimmingLastLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}
