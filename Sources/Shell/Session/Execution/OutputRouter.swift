import ChallengeActions
import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import Glibc

/// Delivers the output of commands to files, to programs and to the pager.
///
/// While a program runs, the program uses the terminal and handles Ctrl-C.
package final class OutputRouter {
    private let events: EventBroadcaster
    let output: Output
    private let options: SessionOptions

    init(events: EventBroadcaster, output: Output, options: SessionOptions) {
        (self.events, self.output, self.options) = (events, output, options)
    }

    package func check(_ command: Command, in context: CommandContext) throws(CommandError) {
        try command.check(options.refusal ?? context.refusal)
    }

    /// Throws if the program fails, or if the file cannot be written. The file then stays unchanged.
    ///
    /// - Parameter format: the format of the bytes.
    func deliver(
        _ bytes: [UInt8], _ format: OutputTraits.Format, to target: OutputTarget, in context: CommandContext
    ) async throws(CommandError) {
        guard target.sign == .pipe else {
            do throws(SystemError) {
                let path = options.home.expanding(target.text)
                // A command may print to the session's own output, behind the output so far.
                if OutputFile.isOpen(path) { output.commit() }
                let appends = target.sign == .append
                let content =
                    appends && format.isTable ? try? SharedFile(path: path, followsLink: true).read(last: .max) : nil
                let added = content.map { DelimitedFormat(format: format).appended(bytes, to: Array($0.bytes)) }
                return try await OutputFile.write(added ?? bytes, to: path, appends: appends)
            } catch {
                throw CommandError(.unwritable(file: target.text, error), at: target.location)
            }
        }
        try await run(target.text, .bytes(bytes), at: target.location, in: context)
    }

    /// Writes a text to a new file. Throws if the session may not write files, or if the file exists.
    package func save(_ text: String, to file: Word, in context: CommandContext) async throws(CommandError) {
        if let refusal = options.refusal ?? context.refusal {
            throw CommandError(.refused(refusal), at: file.location)
        }
        do throws(SystemError) {
            try await OutputFile(path: options.home.expanding(file.path)).appendOrDelete(text)
        } catch {
            throw CommandError(.unwritable(file: file.text, error), at: file.location)
        }
    }

    package func run(_ program: Word, in context: CommandContext) async throws(CommandError) {
        try await run(
            program.text, options.isInteractive ? .inherited : .bytes([]), at: program.location, in: context)
    }

    /// Opens a text in `$VISUAL`, `$EDITOR` or vi. Throws if the editor fails.
    func edit(_ text: String, for command: Command, in context: CommandContext) async throws(CommandError) -> String {
        let place = command.name.location
        if let refusal = options.refusal ?? context.refusal { throw CommandError(.refused(refusal), at: place) }
        let (editor, ending): (ExternalEditor, Program.Ending)
        do throws(SystemError) {
            editor = try ExternalEditor(text)
            ending = try await foreground(editor.program, .inherited, nil, context).get()
        } catch {
            throw CommandError(.notStarted("$EDITOR", error), at: place)
        }
        do throws(ExternalEditor.Failure) {
            return try editor.text(after: ending, upTo: ScriptReader.lineLimit).trimmingLastLineEnd
        } catch {
            throw CommandError("\(error)", at: place)
        }
    }

    /// The maximum size in bytes of a program's output that becomes an answer.
    private static let captureLimit = 16 << 20

    private func run(
        _ text: String, _ input: Program.Input, at location: SourceLocation, in context: CommandContext
    ) async throws(CommandError) {
        let captured = output.format == .json && !options.isInteractive ? (try? UnnamedFile()) : nil
        let program = Program(text: text, arguments: context.source.arguments ?? [])
        let result = await foreground(program, input, captured, context)
        if let captured {
            let (text, isCut) = captured.text(upTo: Self.captureLimit)
            let content: JSON = ["text": text, "cut": isCut ? true : nil]
            events.send(.report(Report("program", body: .verbatim([text]), content: content)))
            // The effects of a program cannot be undone, even if the program fails.
            events.commit()
        }
        try check(result, of: text, at: location)
    }

    private func check(
        _ result: Result<Program.Ending, SystemError>, of program: String, at location: SourceLocation
    ) throws(CommandError) {
        switch result {
        case .success(let ending) where ending.isSuccess: break
        case .success(let ending):
            // If the session's own output has lost its reader, the session ends by the same signal as the program.
            if ending == .signalled(SIGPIPE) { StandardStreams.requireReader() }
            throw CommandError(.programFailed(program, ending), at: location)
        case .failure(let error): throw CommandError(.notStarted(program, error), at: location)
        }
    }

    private func foreground(
        _ program: Program, _ input: Program.Input, _ captured: UnnamedFile?, _ context: CommandContext
    ) async -> Result<Program.Ending, SystemError> {
        output.commit()
        guard options.isInteractive else {
            // The program may print on the row that shows the progress.
            if captured == nil { context.execution.stopProgress() }
            let isCancellable = options.timeout != nil || context.execution.isOfRequest
            return await program.run(input, captured: captured, isCancellable: isCancellable)
        }
        var modes = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
        let result = await context.execution.yieldingTerminal { await program.run(input) }
        // A killed program may have left the terminal in other modes.
        if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
        output.beginRow()
        return result
    }

    /// The exit status of `sh` if a program does not exist (POSIX.1-2017, 2.8.2).
    private static let missing = Program.Ending.exited(127)
    /// Without `-R`, `less` would show the colours as text. `LESSSECURE` keeps letters of the next command from saving files
    /// and running programs (less(1)).
    private static let flags = #"export LESSSECURE=1 LESS="-R ${LESS-FX}"; "#

    /// Sends unwritten output with more rows than the terminal to the pager, see ``SessionSettings/pager``. Returns false
    /// if there is no such pager. If the type of the terminal is unknown, the pager gets the session's assumed type. Keys
    /// that have begun the next line end the paging of this line.
    package func page(with pager: String?, in context: CommandContext) async -> Bool {
        guard options.isInteractive, pager != "", let answer = output.takeAnswerTallerThanScreen() else { return true }
        guard let pager, options.refusal == nil else {
            await context.execution.yieldingTerminal { await output.pager(of: answer).run() }
            return true
        }
        let type = output.traits.terminalWarning(output.display) == nil ? "" : "export TERM=xterm; "
        let program = Program(text: type + Self.flags + pager)
        let result = await context.execution.yieldingTerminal { await program.run(.bytes(answer)) }
        switch result {
        case .success(Self.missing), .failure:
            output.console.write(answer, to: .output)
            let message = "there is no pager '\(pager)': printing the whole output; see set pager"
            events.send(.diagnostic(Diagnostic(.warning, message)))
            return false
        case .success: return true
        }
    }
}

nonisolated extension Command {
    /// Throws if a refusal exists and the command runs a program or writes a file.
    package func check(_ refusal: ProgramRefusal?) throws(CommandError) {
        guard let refusal else { return }
        let name = (expectedFailure ?? self).name
        guard target != nil || name.text == OutputTarget.Sign.run.rawValue else { return }
        throw CommandError(.refused(refusal), at: target?.location ?? name.location)
    }
}
