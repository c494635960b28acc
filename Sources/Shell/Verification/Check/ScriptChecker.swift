import ChallengeActions
import ChallengeConsole
package import ChallengeHost
import ChallengeLanguage
package import ChallengeSession
import ChallengeStorage

/// Finds commands that are sure to fail in scripts, without running anything.
///
/// The messages are the same as in a run. The checker follows the scripts from one position of the app to the next. A
/// command with a mistake does not change the position. A command that may fail because of data is no mistake. The
/// checker assumes success, because the next commands run only then. If scripts continue after a failing command
/// (`--keep-going`), the position is unknown after this command.
package final class ScriptChecker {
    private var app: ScriptModel
    private let home: HomeFolder
    private let arguments: ScriptArguments
    private let refusal: ProgramRefusal?
    private let takesObjects: Bool
    private let tell: (Diagnostic) -> Void
    private var position: KnownStacks
    private let secrets: SecretWords
    /// True if the last command had what may be a secret.
    private var isHiding = false
    /// The words that stand before a verbatim argument, on all screens.
    private lazy var verbatimAnywhere = app.names.reduce(into: Set<[String]>()) {
        $0.formUnion(app.commandTable(at: .top($1)).verbatim)
    }
    /// The outcome of each sourced script, by its path and starting position. Each script is checked once per position.
    private var outcomes: [String: [KnownStacks: Outcome]] = [:]
    /// The number of files that a run of the outermost `source` command would have begun by now.
    private var fileCount = 0
    /// The mistakes so far. Each is reported once, however often its script is sourced.
    private var mistakes: Set<String> = []

    /// `fileCount` counts this file and the files that this file sources.
    private typealias Outcome = (position: KnownStacks, endsSession: Bool, fileCount: Int)

    /// The error that ends all nested scripts at the limit of depth or of files. A run ends at the same limit.
    private struct EndOfSourcing: Error {}

    /// - Parameter takesObjects: true if the lines of scripts may be objects. Lines of sourced scripts may not.
    init(
        _ app: ScriptModel, home: HomeFolder, arguments: ScriptArguments = ScriptArguments(),
        refusal: ProgramRefusal? = nil, takesObjects: Bool = false,
        tell: @escaping (Diagnostic) -> Void
    ) {
        (self.app, self.home, self.arguments, self.refusal) = (app, home, arguments, refusal)
        (self.takesObjects, self.tell, position, secrets) = (takesObjects, tell, app.start, app.secrets)
    }

    /// Reports every mistake in scripts that run one after the other. Returns the exit status: 1 for a mistake, 66 for an
    /// unreadable script.
    ///
    /// - Parameter options: the options with which the scripts would run.
    package static func check(
        _ inputs: [ScriptInput], for root: RootContainer, options: SessionOptions
    ) async -> Int32 {
        let output = Output(traits: options.traits, settings: options.settings)
        let checker = ScriptChecker(
            ScriptModel(
                root, options.commands.adding(root.map.tabs), keepsGoing: options.keepsGoing,
                format: options.settings.display.format, link: options.link),
            home: options.home, arguments: options.arguments, refusal: options.refusal,
            takesObjects: options.settings.display.format == .json
        ) { output.take(.diagnostic($0)) }
        var areReadable = true
        for input in inputs {
            do {
                try await checker.check(input)
            } catch {
                output.take(.diagnostic(.unreadable(input.name, error)))
                areReadable = false
            }
        }
        return areReadable ? checker.mistakes.isEmpty ? 0 : 1 : ExitStatus.noInput
    }

    /// The words that stand before a verbatim argument at this position, or on all screens if the position is unknown.
    private var verbatim: Set<[String]> {
        position == .unknown ? verbatimAnywhere : app.commandTable(at: position).verbatim
    }

    /// Checks a script from the position after the earlier scripts. Throws ``SystemError`` if the script cannot be read.
    func check(_ input: ScriptInput) async throws {
        let script = ScriptSource(name: input.name, origin: .script, arguments: arguments.words)
        _ = try await check(try input.reader(), script, depth: 0)
    }

    /// Returns true if the script ends the session, so that no later command runs.
    ///
    /// - Parameter depth: the number of nested `source` commands around the script.
    private func check(_ reader: ScriptReader, _ script: ScriptSource, depth: Int) async throws -> Bool {
        var reader = reader
        reader.objects = !takesObjects ? .needJSON : depth == 0 ? .taken : .inSourcedFile
        reader.pastedPrompt = app.pastedPrompt
        reader.arguments = arguments.replacing(script.arguments ?? [])
        if depth > 0 { reader.arguments?.areUnknown = false }
        while true {
            let commands: [Command]
            do {
                guard let next = try await reader.next(verbatim: verbatim) else { return false }
                if case .wrongObject(let error, _) = next { throw error }
                commands = next.commands
            } catch let error as SyntaxError where error.isUnknown {
                position = .unknown
                tell(
                    Diagnostic(
                        .warning, "the line is not checked: \(error.message)",
                        at: Diagnostic.Location(script, secrets.masking(error.location))))
                continue
            } catch let error as SyntaxError {
                report(error.hiding(secrets, after: reader.lines), in: script)
                continue
            }
            isHiding = false
            // After a command with a secret, the rest of the line may belong to the secret.
            for command in commands where !isHiding {
                if try await check(command, in: script, depth: depth) { return true }
            }
        }
    }

    /// Returns true if the command ends the session.
    private func check(_ command: Command, in script: ScriptSource, depth: Int) async throws -> Bool {
        do {
            position = try follow(command)
            app.follow(settingOf: command)
            try command.check(refusal)
            switch app.sessionCommands.first(where: { $0.description.name == command.name.text })?.body {
            case .ends: return true
            case .sources: return try await source(command, in: script, depth: depth)
            default: return false
            }
        } catch let error as CommandError {
            report(app.aliases.explaining(error, of: command), of: command, in: script)
        } catch is EndOfSourcing where depth == 0 {
            position = .unknown
        }
        return false
    }

    /// Returns the position after a command. Throws if the command must fail. The error tells no secret.
    private func follow(_ command: Command) throws(CommandError) -> KnownStacks {
        guard secrets.masking(command) != nil, case let table = app.commandTable(at: position),
            let hidden = table.hiding(secrets, in: table.read(command))
        else { return try app.follow(command, from: position) }
        isHiding = true
        if case .failure(let error) = hidden.invocation, error.reason == .typedSecret { throw error }
        return try app.follow(hidden.command, from: position)
    }

    /// Checks the script of a `source` command, once from each position. Returns true if the script ends the session.
    private func source(_ command: Command, in script: ScriptSource, depth: Int) async throws -> Bool {
        guard let file = command.arguments.first else { return false }
        if depth == 0 { fileCount = 0 }
        do {
            try ScriptRunner.check(file, depth: depth, files: fileCount)
        } catch {
            report(error, of: command, in: script)
            throw EndOfSourcing()
        }
        let (sourced, input) = ScriptRunner.script(command.arguments, of: script, home)
        let (start, earlier) = (position, fileCount)
        let path = ([sourced.name] + (sourced.arguments ?? [])).joined(separator: "\u{0}")
        // If a run would reach the limit of files in this script, the script is checked again up to the limit.
        if let outcome = outcomes[path]?[start], earlier + outcome.fileCount <= ScriptRunner.fileLimit {
            (position, fileCount) = (outcome.position, earlier + outcome.fileCount)
            return outcome.endsSession
        }
        fileCount += 1
        do {
            let endsSession = try await check(try input.reader(), sourced, depth: depth + 1)
            outcomes[path, default: [:]][start] = (position, endsSession, fileCount - earlier)
            return endsSession
        } catch let error as SystemError {
            throw ScriptRunner.unreadable(file, error)
        }
    }

    private func report(_ error: CommandError, of command: Command, in script: ScriptSource) {
        report(error.description, at: error.location ?? command.name.location, in: script)
    }

    private func report(_ mistake: SyntaxError, in script: ScriptSource) {
        report(mistake.message, at: mistake.location, in: script)
    }

    private func report(_ message: String, at location: SourceLocation, in script: ScriptSource) {
        let location = secrets.masking(location)
        // The line is not stored: a line may be a MiB long and have a mistake in every word.
        let mistake = "\(script.name):\(location.line.number):\(location.offset): \(message)"
        guard mistakes.insert(mistake).inserted else { return }
        tell(Diagnostic(.error, message, at: Diagnostic.Location(script, location)))
    }
}
