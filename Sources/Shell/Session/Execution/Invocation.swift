package import ChallengeActions
import ChallengeConsole
package import ChallengeCore
package import ChallengeLanguage

/// The command that a name selects on a screen.
package enum ResolvedCommand {
    case session(SessionCommand)
    case everywhere(ActionDescription)
    case action(ActionDescription)
    /// An intent of another screen, and the navigation that first opens this screen.
    case distant(ActionDescription, through: any NavigationContract)

    package var description: ActionDescription {
        switch self {
        case .session(let command): command.description
        case .everywhere(let description), .action(let description), .distant(let description, _): description
        }
    }
}

/// A typed command, resolved on a screen and matched with a form. Checks, questions and the run share it.
package struct Invocation {
    /// The flag with which a command that leaves screens discards unsaved changes. It precedes the arguments.
    package nonisolated static let discard = "--discard"

    /// The command with its full name, as it is reported and recorded.
    package let command: Command
    package let resolved: ResolvedCommand
    /// The words of the arguments, without ``discard``, and with the confirmation first.
    package let words: ArraySlice<Word>
    package let arguments: Arguments
    let discardsChanges: Bool
    /// The secret that the user typed without echo.
    var secret: Secret?

    /// - Parameter screens: see ``ArgumentMatcher/screens``.
    package init(
        _ command: Command, _ resolved: ResolvedCommand, screens: @escaping () -> [ScreenDescription] = { [] }
    ) throws(CommandError) {
        self.command = command
        self.resolved = resolved
        let mayDiscard = if case .session(let session) = resolved { session.leaving != nil } else { false }
        discardsChanges = mayDiscard && command.arguments.first?.text == Self.discard
        words = resolved.description.confirmationFirst(command.arguments.dropFirst(discardsChanges ? 1 : 0))
        do throws(CommandError) {
            arguments = try ArgumentMatcher(description: resolved.description, screens: screens).match(words)
        } catch {
            // `year>2010` is the word `year` and the file `2010`.
            guard let target = command.target, target.sign == .replace, Double(target.text) != nil,
                let key = words.last?.text,
                resolved.description.forms.contains(where: { $0.last?.keys.contains { $0.name == key } == true })
            else { throw error }
            let hint = "\(key)>=\(target.text) is a condition, and > writes a file"
            throw CommandError(error.reason, [.instead(hint)], at: error.location)
        }
    }

    /// Adds to the line of a command that it discards unsaved changes.
    package nonisolated static func discarding(_ line: String) -> String {
        let name = line.prefix { $0 != " " }
        return "\(name) \(discard)\(line[name.endIndex...])"
    }

    var description: ActionDescription { resolved.description }

    var session: SessionCommand? { if case .session(let command) = resolved { command } else { nil } }

    /// The target of the output; nil if the command has none or keeps it as an argument.
    package var target: OutputTarget? { session?.takesTarget == true ? nil : command.target }

    /// The file that gets the output; nil if no file does.
    package var targetFile: String? { target.flatMap { $0.sign == .pipe ? nil : $0.text } }

    /// The format of the output: by an option or, if the command may print a table, by the extension of the target file.
    /// Nil for the session's format.
    var format: OutputTraits.Format? {
        if let session {
            if let format = session.format(arguments) { return format }
            if session.output == .text || session.output == .nothing { return nil }
        }
        return targetFile.flatMap(OutputTraits.Format.init(extensionOf:))
    }

    var sourcesFile: Bool { if case .sources? = session?.body { true } else { false } }

    /// True if the command prints `nothing has changed` when it has no other output.
    var mustAnswer: Bool {
        switch session?.body {
        case .sources, .runs, .ends: false
        default: session?.output != .nothing
        }
    }
}

extension ActionDescription {
    /// Returns the words with the confirmation first, wherever it was typed. A quoted `--yes` is an argument.
    fileprivate func confirmationFirst(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        guard confirmation != nil else { return words }
        let isYes = { (word: Word) in word.text == Self.yes.parameter.name && !word.isQuoted }
        return ArraySlice(words.filter(isYes).prefix(1)) + words.filter { !isYes($0) }
    }
}

/// An invocation, or the reason why a command is none. Unlike `Result`, the type needs no search for its error's conformance,
/// which would be a tenth of the instructions of a start.
package enum ReadInvocation {
    case success(Invocation)
    case failure(CommandError)

    package func get() throws(CommandError) -> Invocation {
        switch self {
        case .success(let invocation): invocation
        case .failure(let error): throw error
        }
    }

    func map(_ change: (Invocation) -> Invocation) -> ReadInvocation {
        if case .success(let invocation) = self { .success(change(invocation)) } else { self }
    }
}

extension CommandTable {
    /// A command as it is reported, and its invocation or the error that it certainly has.
    package typealias Reading = (command: Command, invocation: ReadInvocation)

    /// Expands, resolves and matches a command.
    ///
    /// - Parameter mayBeShort: true for a typed command, see ``resolve(_:followedBy:mayBeShort:)``.
    package func read(_ typed: Command, mayBeShort: Bool = false) -> Reading {
        var command = expanded(typed)
        if let option = command.arguments.first, command.arguments.count == 1, option.text == "--help",
            !option.isQuoted, command.name.text != OutputTarget.Sign.run.rawValue
        {
            let words = [Word(text: "help", location: command.name.location), command.name]
            command = Command(words: words, text: "help \(command.name.written())", target: command.target)
        }
        do throws(CommandError) {
            let resolved = try resolve(command.name, followedBy: command.arguments, mayBeShort: mayBeShort)
            if mayBeShort, resolved.description.name != command.name.text {
                command = command.renamed(resolved.description.name)
            }
            return (command, .success(try Invocation(command, resolved, screens: screens)))
        } catch {
            return (command, .failure(error))
        }
    }

    /// The reading without the words that may be a secret; nil if there are none. An app's action that takes the words takes
    /// no secret by them.
    package func hiding(_ secrets: SecretWords, in reading: Reading) -> Reading? {
        if case .success(let invocation) = reading.invocation,
            invocation.session == nil || !SecretWords.outerCommands.contains(invocation.description.name)
        {
            return nil
        }
        guard let hidden = secrets.masking(reading.command) else { return nil }
        let again = read(hidden)
        if hidden.expectedFailure != nil { return again }
        let here = SecretWords { [setter] in Set(setter?.secrets ?? []) }
        if case .failure = reading.invocation, case .failure = again.invocation, here.masking(reading.command) == nil {
            return again
        }
        return (hidden, .failure(CommandError(.typedSecret, at: hidden.words.last?.location)))
    }

    /// Returns the invocation of an action of this table, without arguments, for a command that stands for it.
    func invocation(of action: String, for other: Invocation) throws(CommandError) -> Invocation {
        let name = Word(text: action, location: other.command.name.location)
        return try Invocation(Command(words: [name], text: other.command.text), try resolve(name), screens: screens)
    }
}
