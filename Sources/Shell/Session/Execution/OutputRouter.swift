import ChallengeShellOutput
import ChallengeShellConsole
import ChallengeCore
package import ChallengeShellLanguage
import ChallengeShellStorage
import ChallengeShellText
import Glibc

/// Takes the output of commands out of the session: to files, to programs, to the pager.
///
/// While a program runs, the terminal and Ctrl-C are its own.
package final class OutputRouter {
    private let events: EventBroadcaster
    private let output: Output
    private let options: SessionOptions

    init(events: EventBroadcaster, output: Output, options: SessionOptions) {
        (self.events, self.output, self.options) = (events, output, options)
    }

    var hasAnswerWithoutTable: Bool { output.hasAnswerWithoutTable }

    /// That of what is printed now.
    var format: OutputTraits.Format { output.format }

    package func check(_ command: Command, in context: CommandContext) throws(CommandError) {
        try command.check(options.refusal ?? context.refusal)
    }

    /// Throws where a file cannot be written, and is as before, or a program fails.
    func deliver(
        _ bytes: [UInt8], to target: OutputTarget, in context: CommandContext
    ) async throws(CommandError) {
        guard target.sign == .pipe else {
            do throws(SystemError) {
                let path = options.home.expanding(target.text)
                return try await OutputFile.write(bytes, to: path, appends: target.sign == .append)
            } catch {
                throw CommandError(.unwritable(file: target.text, error), at: target.location)
            }
        }
        try await run(target.text, .bytes(bytes), at: target.location, in: context)
    }

    package func run(_ program: Word, in context: CommandContext) async throws(CommandError) {
        try await run(
            program.text, options.isInteractive ? .inherited : .bytes([]), at: program.location, in: context)
    }

    /// Lets the user change a text in `$VISUAL`, or in `$EDITOR`, or in vi. Throws where the editor fails.
    func edit(_ text: String, for command: Command, in context: CommandContext) async throws(CommandError) -> String {
        let (editor, place) = ("$EDITOR", command.name.location)
        if let refusal = options.refusal ?? context.refusal { throw CommandError(.refused(refusal), at: place) }
        let (result, bytes): (Result<Program.Ending, SystemError>, [UInt8])
        do throws(SystemError) {
            let file = try TemporaryFile(text)
            defer { file.remove() }
            let program = Program(text: "eval \"${VISUAL:-${EDITOR:-vi}} '\(file.path)'\"")
            result = await foreground(program, .inherited, nil, context)
            bytes = try await InputDescriptor.content(of: file.path)
        } catch {
            throw CommandError(.notStarted(editor, error), at: place)
        }
        try check(result, of: editor, at: place)
        return String(decoding: bytes, as: UTF8.self).trimmingLastLineEnd
    }

    /// How much of what a program has written is an answer, in bytes.
    private static let captureLimit = 16 << 20

    private func run(
        _ text: String, _ input: Program.Input, at location: SourceLocation, in context: CommandContext
    ) async throws(CommandError) {
        let captured = format == .json && !options.isInteractive ? (try? UnnamedFile()) : nil
        let result = await foreground(Program(text: text), input, captured, context)
        if let captured {
            let (text, isCut) = captured.text(upTo: Self.captureLimit)
            let content: JSON = ["text": text, "cut": isCut ? true : nil]
            events.send(.report(Report("program", body: .verbatim([text]), content: content)))
            // The program has done what it has done, whether it fails or not.
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
            // Nobody reads what is printed: then the session ends as its program has.
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
            // The program may print, on the row where progress would be.
            if captured == nil { context.execution.stopProgress() }
            let isCancellable = options.timeout != nil || context.execution.isOfRequest
            return await program.run(input, captured: captured, isCancellable: isCancellable)
        }
        var modes = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
        let result = await context.execution.yieldingTerminal { await program.run(input) }
        // A program that was killed may have left the terminal in modes of its own.
        if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
        output.beginRow()
        return result
    }

    /// `sh` ends so where there is no such program (POSIX.1-2017, 2.8.2).
    private static let missing = Program.Ending.exited(127)
    /// It ends by itself where all fits (-F), passes colours on (-R), and leaves what it has shown on the screen (-X).
    private static let pager = "command -v less >/dev/null || exit \(127); exec less -FRX"

    private static let flags = #"export LESS="${LESS-FRX}"; "#

    /// Gives what is not written yet to the pager, as ``PromptSettings/pager``, if it has more rows than the terminal; false
    /// where there is no such pager. Where the terminal's type is not known, the pager is told what it is taken for.
    package func page(with pager: String?, in context: CommandContext) async -> Bool {
        guard options.isInteractive, options.refusal == nil, pager != "", let answer = output.answerTallerThanScreen
        else { return true }
        let type = output.traits.terminalWarning == nil ? "" : "export TERM=xterm; "
        let program = Program(text: type + (pager.map { Self.flags + $0 } ?? Self.pager))
        let result = await context.execution.yieldingTerminal { await program.run(.bytes(answer)) }
        switch result {
        case .success(Self.missing), .failure:
            if let pager {
                let message = "there is no pager '\(pager)': answers are printed whole; see set pager"
                events.send(.diagnostic(Diagnostic(.warning, message)))
            }
            return false
        case .success:
            output.dropPending()
            return true
        }
    }
}

nonisolated extension Command {
    /// Throws where it runs a program or writes a file, and must not.
    package func check(_ refusal: ProgramRefusal?) throws(CommandError) {
        guard let refusal else { return }
        let name = try performed().name
        guard target != nil || name.text == OutputTarget.Sign.run.rawValue else { return }
        throw CommandError(.refused(refusal), at: target?.location ?? name.location)
    }
}
