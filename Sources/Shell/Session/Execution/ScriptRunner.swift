package import ChallengeConsole
package import ChallengeLanguage
package import ChallengeStorage
import ChallengeText

package nonisolated enum ScriptInput: Sendable, Hashable {
    case text(String, name: String)
    case file(String)
    case standardInput

    /// The link, then the commands, then the files. `-` is the standard input, which is also read if all are missing.
    ///
    /// - Parameter order: true for each command and false for each file, if commands do not come before files.
    package static func all(
        commands: [String], files: [String], order: [Bool] = [], link: String?
    ) -> [ScriptInput] {
        let texts = commands.enumerated().map { ScriptInput.text($1, name: "<command \($0 + 1)>") }
        let scripts = files.map { $0 == "-" ? ScriptInput.standardInput : .file($0) }
        var inputs = texts + scripts
        if order.count == inputs.count, order.count(where: \.self) == texts.count {
            var (texts, scripts) = (texts[...], scripts[...])
            inputs = order.compactMap { $0 ? texts.popFirst() : scripts.popFirst() }
        }
        if inputs.isEmpty { inputs = [.standardInput] }
        return (link.map { [.text(opening($0), name: "<link>")] } ?? []) + inputs
    }

    package static func opening(_ link: String) -> String { "open \(Quoting.quoted(link))" }

    /// The name in errors and events. It differs from the name of any file: `<stdin>`.
    package var name: String {
        switch self {
        case .text(_, let name): name
        case .file(let path): path.hasPrefix("<") ? "./\(path)" : path
        case .standardInput: "<stdin>"
        }
    }

    /// The ending of a transcript's name. Of a transcript, a script runs the commands, and skips their output.
    package static let transcriptEnding = ".transcript"

    package func reader() throws(SystemError) -> ScriptReader {
        switch self {
        case .text(let text, _): return ScriptReader(text: text)
        case .file(let path):
            var reader = ScriptReader(descriptor: try InputDescriptor(path: path))
            reader.isTranscript = path.hasSuffix(Self.transcriptEnding)
            return reader
        case .standardInput: return ScriptReader(descriptor: InputDescriptor(borrowing: 0))
        }
    }
}

extension ScriptReader {
    package nonisolated init(descriptor: InputDescriptor) {
        self.init { () async throws(SystemError) in try await descriptor.readChunk().get() }
    }
}

/// Shows the lines of a script as if a user typed them.
package typealias LinePresenter = (
    type: ([SourceLine]) async -> Void,
    /// Waits until the viewer has read a line's output.
    waitForReader: () async -> Void
)

/// The number of a script's lines that were run, and the number of these lines that failed.
package struct ScriptResult {
    package fileprivate(set) var lineCount = 0
    package fileprivate(set) var failedCount = 0

    package var hasSucceeded: Bool { failedCount == 0 }
}

/// Runs scripts, and the scripts that they source.
package struct ScriptRunner {
    /// The maximum depth of nested scripts. A script that sources itself ends at this depth.
    static let sourceLimit = 20
    /// The most files that one `source` runs. If each file sources two, ``sourceLimit`` levels are a million files.
    package static let fileLimit = 10_000

    package let commands: CommandRunner
    /// Runs the requests of a script; nil for a sourced script.
    package var executions: ExecutionController?
    /// Shows the lines of the script; nil if the lines are not shown.
    package var presenter: LinePresenter?

    /// Runs a script. The script ends at its last line, at a command that ends
    /// the session, or at a failure unless the session keeps going. A failed JSON object does not end the script, because
    /// each object has its own answer.
    ///
    /// - Parameter isReplay: true to run the commands after a failed one too, as in the session that is replayed.
    /// - Throws: ``SystemError`` if the script becomes unreadable. The lines before the error have run.
    package func run(
        _ source: ScriptSource, _ reader: ScriptReader, isReplay: Bool = false, in context: CommandContext
    ) async throws -> ScriptResult {
        let keepsGoing = commands.options.keepsGoing || context.isStartup || isReplay
        var context = context
        context.sources.append(source)
        var reader = reader
        reader.objects = objects
        reader.pastedPrompt = commands.pastedPrompt
        if let words = source.arguments { reader.arguments = commands.options.arguments.replacing(words) }
        let queue = ClientRequestQueue(reader)
        var result = ScriptResult()
        while commands.exitStatus == nil {
            let line: [Command]
            do {
                guard let next = try await queue.next(verbatim: commands.verbatim) else {
                    return result
                }
                guard case .commands(let commands) = next.line else {
                    await run(next, from: queue, in: context)
                    continue
                }
                await present(queue.lines)
                line = self.commands.exitStatus == nil ? commands : []
            } catch let error as SyntaxError {
                await present(queue.lines)
                if commands.exitStatus != nil { return result }
                commands.reject(error.hiding(commands.questions.secrets, after: queue.lines), in: context)
                result.lineCount += 1
                result.failedCount += 1
                if keepsGoing { continue }
                return result
            }
            guard !line.isEmpty else { continue }
            result.lineCount += 1
            let hasSucceeded = await run(line, keepsGoing: keepsGoing, in: context)
            if !hasSucceeded { result.failedCount += 1 }
            if commands.exitStatus != nil || !hasSucceeded && (!keepsGoing || Task.isCancelled) { return result }
            await presenter?.waitForReader()
        }
        return result
    }

    private func run(_ line: [Command], keepsGoing: Bool, in context: CommandContext) async -> Bool {
        var hasSucceeded = true
        for command in line where commands.exitStatus == nil && (hasSucceeded || keepsGoing) {
            guard !Task.isCancelled else {
                commands.reportInterruption(of: command, in: context)
                return false
            }
            StandardStreams.requireReader()
            if await !commands.run(command, in: context) {
                hasSucceeded = false
                // The rest of the line may belong to the secret.
                if commands.questions.secrets.masking(command) != nil { break }
            }
        }
        return hasSucceeded
    }

    private func present(_ lines: [SourceLine]) async {
        if let presenter { await presenter.type(commands.questions.secrets.masking(lines)) }
    }

    private var objects: RequestPolicy {
        guard commands.options.settings.display.format == .json else { return .needJSON }
        return executions == nil || commands.options.isInteractive ? .inSourcedFile : .taken
    }

    private func run(
        _ entry: ClientRequestQueue.Entry, from queue: ClientRequestQueue, in context: CommandContext
    ) async {
        let events = commands.events
        switch entry.line {
        case .commands: break
        case .cancellation(let id, let place):
            let place = commands.place(of: place, in: context)
            events.send(.cancellation(of: id, at: place, succeeded: entry.isCancelling))
        case .wrongObject(let error, let id):
            events.send(.request(id))
            commands.reject(error, in: context)
        case .request:
            guard let request = entry.request else { break }
            StandardStreams.requireReader()
            events.send(.request(request.id))
            await queue.run(request) { await run(request, in: context) }
        }
        events.send(.request(nil))
        events.commit()
    }

    private func run(_ request: ClientRequest, in context: CommandContext) async {
        guard !request.isCancelled else {
            let message = "cancelled before it began"
            return commands.reject(SyntaxError(message: message, location: request.command.name.location), in: context)
        }
        let interrupts = Interrupts()
        request.onCancel = interrupts.interrupt
        let work = { [commands] (execution: CommandExecution) in
            var context = context
            context.execution = execution
            return await commands.run(request.command, in: context)
        }
        _ = await executions?.run(work, of: request, interrupts: interrupts) { commands.abandon($0) }
    }

    /// Runs a script. The script reports its own errors, so `source` does not report the errors again.
    package func source(_ arguments: ArraySlice<Word>, in context: CommandContext) async throws {
        guard let file = arguments.first else { return }
        // The outermost script and the prompt do not count as levels.
        let depth = context.sources.count { $0.origin == .sourcedScript }
        if depth == 0 { context.execution.sourcedFileCount = 0 }
        try Self.check(file, depth: depth, files: context.execution.sourcedFileCount)
        context.execution.sourcedFileCount += 1
        do {
            let (source, input) = Self.script(arguments, of: context.source, commands.options.home)
            if try await !run(source, try input.reader(), in: context).hasSucceeded { throw SourceFailed() }
        } catch let error as SystemError {
            throw Self.unreadable(file, error)
        }
    }

    /// The script that a script sources: its file, and behind it the words for the script.
    package static func script(
        _ arguments: ArraySlice<Word>, of source: ScriptSource, _ home: HomeFolder
    ) -> (ScriptSource, ScriptInput) {
        let file = arguments[arguments.startIndex]
        let (name, path) = (source.path(of: file.text), home.expanding(file.path))
        return (
            ScriptSource(
                name: ScriptInput.file(file.isInHome ? file.text : name).name, origin: .sourcedScript,
                arguments: arguments.dropFirst().map(\.text)),
            .file(file.isInHome ? path : source.path(of: path))
        )
    }

    package static func check(_ file: Word, depth: Int, files: Int) throws(CommandError) {
        if depth >= sourceLimit { throw CommandError(.tooDeep(file: file.text, limit: sourceLimit), at: file.location) }
        if files >= fileLimit {
            throw CommandError(
                "\(file.text.quotedInMessage()) is not run: one source command runs \(fileLimit) files at most",
                at: file.location)
        }
    }

    package static func unreadable(_ file: Word, _ error: SystemError) -> CommandError {
        CommandError(.unreadable(file: file.text, error), at: file.location)
    }
}

/// The error of `source` if a command of the script fails. The script has already reported its own error.
nonisolated struct SourceFailed: Error {}
