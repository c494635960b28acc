package import ChallengeActions
import ChallengeConsole
import ChallengeCore
package import ChallengeHost
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc
import SwiftUI

/// Asks the user for a confirmation or a secret during a command. The answer is nil if the user leaves the question.
package protocol QuestionAsking {
    /// True if a command may have several lines; false if it must be on one line, as in a transcript.
    var takesLines: Bool { get }
    /// True if the last question was left because the terminal is closed.
    var isClosed: Bool { get }
    /// - Parameter isSecret: true if the terminal must not show the answer.
    func ask(_ question: String, isSecret: Bool) async -> String?
}

/// The questions of commands: a confirmation, a secret, a long text, and whether to leave unsaved changes.
///
/// A prompt asks them; the command then runs and is recorded as if the user had typed the answers. In a script, a command
/// without the answers fails.
package final class Questions {
    private let root: RootContainer
    private let options: SessionOptions
    private let router: OutputRouter
    /// Asks the questions of typed commands; nil if there is no user.
    package var asker: (any QuestionAsking)?
    /// True while a question waits for an answer. Meanwhile, nothing else is printed.
    package private(set) var isAsking = false
    /// Finds what may be a secret in typed and scripted lines.
    package let secrets: SecretWords

    init(_ root: RootContainer, _ options: SessionOptions, _ router: OutputRouter) {
        self.root = root
        self.options = options
        self.router = router
        secrets = root.secretWords
    }

    /// Returns the command with the answers to its questions, as if the user had typed them.
    func answered(
        _ invocation: Invocation, by table: CommandTable, in context: CommandContext
    ) async -> CommandTable.Reading {
        let command = invocation.command
        guard let asker else { return (command, .success(invocation)) }
        isAsking = true
        defer { isAsking = false }
        func confirmed(by word: String, _ question: String) async -> CommandTable.Reading {
            guard await asker.ask("\(question) [y/N]", isSecret: false)?.isYes == true else {
                return (command, .failure(CommandError(.declined(command.typedName))))
            }
            return table.read(command.adding([word], at: 1))
        }
        if let question = question(leavingBy: invocation) {
            return await confirmed(by: Invocation.discard, question)
        }
        let description = invocation.description
        let words = invocation.words.map(\.text)
        guard !isRefused(description.name) else { return (command, .success(invocation)) }
        if let question = description.confirmation, !invocation.arguments.has(ActionDescription.yes) {
            return await confirmed(by: ActionDescription.yes.parameter.name, question)
        }
        if let name = description.secret(in: words), SecretSource(invocation.arguments) == nil {
            guard let secret = await asker.ask("\(name):", isSecret: true) else {
                return (command, .failure(CommandError(.declined(command.typedName))))
            }
            let answered = table.read(command.adding(SecretSource.words(name.asVariable), at: command.words.count))
            return (
                answered.command,
                answered.invocation.map { invocation in
                    var invocation = invocation
                    invocation.secret = Secret(secret)
                    return invocation
                }
            )
        }
        if let (_, text) = description.editable(behind: words) {
            do throws(CommandError) {
                let edited = try await router.edit(text, for: command, in: context)
                let isOneLine = !edited.utf8.contains(UInt8(ascii: "\n"))
                guard isOneLine || asker.takesLines else {
                    throw CommandError("a command of a transcript has only one line, and so has its text")
                }
                return table.read(command.adding([edited], at: command.words.count))
            } catch {
                return (command, .failure(error))
            }
        }
        return (command, .success(invocation))
    }

    /// True if the app refuses the action now. The question is then not needed.
    private func isRefused(_ name: String) -> Bool {
        root.rendering?.actions.first { $0.description.name == name }?.refusal != nil
    }

    // MARK: Unsaved changes

    /// The question about the unsaved changes that a command would discard; nil if the command would discard no changes.
    private func question(leavingBy invocation: Invocation) -> String? {
        guard root.mayLoseChanges, let leaving = invocation.session?.leaving, !invocation.discardsChanges
        else { return nil }
        return Self.question(about: leaving(root, invocation.words))
    }

    private static func question(about screens: [LiveScreen]) -> String? {
        screens.lazy.compactMap(\.rendering.unsaved).first.map { "\($0) Leave?" }
    }

    /// The error of a session that ends now, without a command to leave; nil if no changes are unsaved.
    package var lossAtEnd: Diagnostic? {
        guard root.mayLoseChanges, let unsaved = root.allTops.lazy.compactMap(\.rendering.unsaved).first else {
            return nil
        }
        return Diagnostic(.error, "the session ends with unsaved changes: \(unsaved)")
    }

    /// Throws if the command would discard changes without confirmation.
    func checkLeaving(by invocation: Invocation) throws(CommandError) {
        guard let question = question(leavingBy: invocation) else { return }
        let words = invocation.words.map { $0.written() }
        let usage = ([invocation.command.name.text, Invocation.discard] + words).joined(separator: " ")
        throw CommandError(.unconfirmed(question, usage: usage))
    }

    /// True if the session may end: no changes are unsaved, the user confirms, or nobody can be asked any more.
    package func mayLeave() async -> Bool {
        guard root.mayLoseChanges, let asker, let question = Self.question(about: root.allTops) else { return true }
        isAsking = true
        defer { isAsking = false }
        let answer = await asker.ask("\(question) [y/N]", isSecret: false)
        return answer?.isYes ?? asker.isClosed
    }

    // MARK: Secrets and long texts

    /// True if a typed line may have a secret. The line must then not be kept in the history.
    ///
    /// - Parameter commands: the commands of the line; nil if the line is invalid.
    package func hasSecret(_ line: String, _ commands: [Command]?, aliases: AliasTable) -> Bool {
        guard secrets.start(in: line) == nil else { return true }
        if let commands {
            return commands.contains { command in
                ((try? aliases.expanding(command)) ?? [command]).contains { secrets.masking($0) != nil }
            }
        }
        let name = line.prefix { $0 != " " }
        return aliases[String(name)].map { secrets.start(in: $0.text + line.dropFirst(name.count)) != nil } ?? false
    }

    /// The arguments with the secret or the text that an action needs. Throws if it is missing or cannot be read.
    func completed(_ invocation: Invocation) async throws -> Arguments {
        let (description, command) = (invocation.description, invocation.command)
        var arguments = invocation.arguments
        // Only controls have secrets and long texts. Other actions ask for nothing but a confirmation.
        guard description.confirmation != nil || description.name == ActionDescription.setter,
            !isRefused(description.name)
        else { return arguments }
        if let secret = invocation.secret {
            arguments.secret = secret
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
        if let refusal = options.refusal { throw CommandError("cannot read files \(refusal.text)", at: place) }
        do throws(SystemError) {
            let bytes = try await InputDescriptor.content(of: options.home.expanding(path))
            if let text = String(validating: bytes, as: UTF8.self) { return text }
        } catch {
            throw CommandError(.unreadable(file: path, error), at: place)
        }
        throw CommandError("\(path.quotedInMessage()) is not valid UTF-8", at: place)
    }

    private func secret(from source: SecretSource, _ command: Command) async throws -> Secret {
        let place = command.words.last?.location
        switch source {
        case .sample: return SecretSource.sampleSecret
        case .environment(let variable):
            guard let value = getenv(variable) else {
                throw CommandError("no environment variable \(variable.quotedInMessage())", at: place)
            }
            guard let text = String(validatingCString: value) else {
                throw CommandError(
                    "the environment variable \(variable.quotedInMessage()) is not valid UTF-8", at: place)
            }
            return Secret(text)
        case .file(let path):
            return Secret(String(try await content(of: path, at: place).prefix { $0 != "\n" && $0 != "\r\n" }))
        }
    }
}

extension RootContainer {
    /// Finds secrets by the names of the fields on all screens: declared, previewed, or shown when a line was searched.
    package var secretWords: SecretWords {
        var known: Set<String>?
        return SecretWords { [unowned self] in
            var names = known ?? Set((map.screens + previews).flatMap(\.actions).flatMap(\.secrets))
            names.formUnion(rendering?.setter?.secrets ?? [])
            known = names
            return names
        }
    }
}

extension ResolvedCommand {
    /// The current description of the command. While there are unsaved changes, the description includes `--discard`.
    package func description(on root: RootContainer) -> ActionDescription {
        guard root.mayLoseChanges, case .session(let session) = self, session.leaving != nil,
            root.allTops.contains(where: { $0.rendering.unsaved != nil })
        else { return description }
        return description.allowing(Keyword(Invocation.discard))
    }
}

extension ActionDescription {
    /// Throws if a script's command lacks the answer to a question.
    ///
    /// - Parameter isPreview: true if the question comes from a preview. The question may differ when the command runs.
    func check(_ arguments: Arguments, of command: Command, isPreview: Bool = false) throws(CommandError) {
        let (words, place) = (command.arguments.map(\.text), command.words.last?.location)
        if let question = confirmation, !arguments.has(Self.yes) {
            let usage = ([name, Self.yes.parameter.name] + command.arguments.map { $0.written() }).joined(
                separator: " ")
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

    fileprivate var isYes: Bool { ["y", "yes"].contains(lowercased().trimmed) }
}
