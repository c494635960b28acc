import ChallengeActions
package import ChallengeConsole
import ChallengeDesignSystem
import ChallengeHost
package import ChallengeLanguage
import ChallengeLineEdit
package import ChallengeSession
import ChallengeStorage
import ChallengeTaskTracking
import ChallengeText
import SwiftUI

/// Runs the lines that the user types at a prompt, and shows the app's changes above the prompt.
package final class InteractiveLoop {
    private let session: Session
    private let commands: CommandRunner
    private let interrupts: Interrupts
    private let isRecorded: Bool
    private var hasFailed = false
    private let name: String
    /// The width of a row in which a path has 40 columns, as many as the tab of a window shows.
    private static let titleWidth = 100

    /// - Parameters:
    ///   - isRecorded: true if a command must be on one line, as in a transcript.
    ///   - name: the name of the app, for the window's title.
    package init(_ session: Session, interrupts: Interrupts, isRecorded: Bool, name: String = "") {
        (self.session, self.isRecorded, self.interrupts, self.name) = (session, isRecorded, interrupts, name)
        commands = session.commands
        session.root.onInvalidate = { [weak self] in self?.noteChange() }
        commands.questions.asker = QuestionPrompt(output: session.output, takesLines: !isRecorded)
    }

    /// Prepares the session and runs the start-up file. Call this before the first prompt.
    package func start(_ startupFile: StartupFile?) async {
        session.output.beginTitle()
        await run { [commands] in await commands.start($0) }
        await run { [self] in await runStartupFile(startupFile, CommandContext(execution: $0)) }
    }

    /// Runs the start-up file, if it exists. Warns if it is unreadable. A failing line does not stop the next line.
    private func runStartupFile(_ startupFile: StartupFile?, _ context: CommandContext) async -> Bool {
        guard let startupFile, case let path = startupFile.path else { return true }
        do {
            guard let file = try startupFile.open() else { return true }
            AppTasks.useThreads()
            var context = context
            context.isStartup = true
            if !file.isPrivatelyWritable { context.refusal = .foreignStartupFile }
            let result = try await session.scripts.run(
                ScriptSource(name: path, origin: .script), ScriptReader(descriptor: file), in: context)
            if result.failedCount > 0, !Task.isCancelled {
                let message = "\(result.failedCount) of \(result.lineCount) lines failed"
                session.events.send(.diagnostic(Diagnostic(.warning, message)))
            }
            return result.hasSucceeded
        } catch {
            guard !Task.isCancelled else {
                commands.reportInterruption(in: context)
                return false
            }
            let reason = (error as? SharedFileError)?.reason ?? "\(error)"
            let message = "the start-up file '\(path)' cannot be read: \(reason)"
            session.events.send(.diagnostic(Diagnostic(.warning, message)))
            return true
        }
    }

    /// Runs a script before the first prompt, and shows its commands. A failure, an interrupt or an `exit` leads to the
    /// prompt, but not a failure in a transcript, where it was before.
    package func replay(_ source: ScriptSource, _ reader: ScriptReader) async {
        let echoes = commands.settings.display.echoes
        commands.settings.display.echoes = true
        AppTasks.useThreads()
        await run { [session] in
            let context = CommandContext(execution: $0)
            do {
                return try await session.scripts.run(source, reader, isReplay: reader.isTranscript, in: context)
                    .hasSucceeded
            } catch {
                session.events.send(.diagnostic(.unreadable(source.name, error)))
                return false
            }
        }
        commands.settings.display.echoes = echoes
        commands.stay()
    }

    /// Runs the typed lines until the session ends.
    ///
    /// - Parameters:
    ///   - first: a line to run before the first typed line.
    ///   - completions: the source of completions, which is updated for each prompt.
    package func run(_ input: some LineSource, first: String?, completions: CompletionSource) async {
        if let first, commands.exitStatus == nil {
            var lexer = Lexer()
            if let line = read(first, &lexer) { await run(line) }
        }
        var lexer = Lexer()
        // The typed lines of the current command.
        var lines: [String] = []
        func reset() { (lexer, lines) = (Lexer(), []) }
        while commands.exitStatus == nil {
            showNews()
            await session.events.writeRecording()
            completions.clear()
            // After a continued line, the hint must appear together with the next prompt.
            if lexer.isContinued {
                completions.update(from: session, after: lexer)
            } else {
                lexer = Lexer(verbatim: commands.verbatim)
                session.output.endAnswer()
                session.announce()
                let path = PromptText(session.root, width: Self.titleWidth, ellipsis: session.output.style.ellipsis)
                session.output.showTitle([name, path.text].filter { !$0.isEmpty }.joined(separator: ": "))
            }
            interrupts.forget()
            let event: LineEditor.Event
            do throws(SyntaxError) {
                event = try await input.next(
                    lexer.isContinued ? .continued(in: lexer.quote?.kind) : prompt, session.output, interrupts
                ) { [session, isContinued = lexer.isContinued] in
                    if !isContinued { completions.update(from: session) }
                }
            } catch {
                reportMistake(error.message, at: error.location)
                reset()
                continue
            }
            switch event {
            case .line(let text):
                // A signal that arrived while the user typed the line does not concern the command.
                interrupts.forget()
                guard let text = lexer.isContinued ? text : repeated(text, input.lastLine) else { continue }
                let line = read(text, &lexer, after: lines)
                lines.append(text)
                if line != nil, lexer.isContinued { continue }
                let command = lines.joined(separator: "\n")
                let isKept = !commands.questions.hasSecret(command, line, aliases: commands.settings.aliases)
                if isKept { await input.remember(command) }
                reset()
                if let line { await run(line) }
                if isKept { input.rate(command, hasFailed: hasFailed) }
            case .interrupt:
                reset()
            case .end where lexer.isContinued:
                let reason = lexer.quote.map { "the quote \($0.kind.rawValue) is not closed" }
                let line = SourceLine(number: lines.count, text: lines.last ?? "")
                reportMistake(
                    "\(reason ?? "the line ends in a backslash"); the input is dropped",
                    at: lexer.quote?.location ?? SourceLocation(line: line, offset: max(0, line.text.utf8.count - 1)))
                reset()
            case .end:
                if await mayLeave() { return }
                reset()
            }
        }
    }

    /// Replaces `!!` in the line by the previous line, and shows the result. Nil, with an error, if there is no previous
    /// line.
    private func repeated(_ text: String, _ last: String?) -> String? {
        let start = text.drop { $0 == " " }
        guard start.hasPrefix(Lexer.lastLine) else { return text }
        guard let last else {
            let line = SourceLine(number: 1, text: text)
            let offset = text.utf8.count - start.utf8.count
            reportMistake("there is no previous line", at: SourceLocation(line: line, offset: offset))
            return nil
        }
        let line = last + start.dropFirst(Lexer.lastLine.count)
        session.events.send(.note(commands.questions.secrets.masking(line)))
        return line
    }

    private var prompt: PromptLine {
        PromptLine(
            commands, on: session.output, hasFailed: hasFailed,
            summary: session.events.hasDisplayed ? "" : session.root.top?.rendering.summary ?? "")
    }

    private func reportMistake(_ message: String, at location: SourceLocation) {
        commands.reject(
            SyntaxError(message: message, location: location), in: CommandContext(execution: session.executions.current)
        )
        hasFailed = true
    }

    /// The commands of a line; nil if the line is invalid, which is reported.
    ///
    /// - Parameter earlier: the lines that this line continues.
    private func read(_ text: String, _ lexer: inout Lexer, after earlier: [String] = []) -> [Command]? {
        var lines = earlier.map { SourceLine(number: 0, text: $0) }
        do throws(SyntaxError) {
            try SourceLine(number: 1, text: text).check(sizeBefore: earlier.reduce(0) { $0 + $1.utf8.count })
            // Pasted text may have several lines. The lines run only if all of them are valid. If the first has a prompt,
            // the text is a copy of a session, and lines without one are output.
            var (isSession, outputCount) = (false, 0)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                var line = SourceLine(number: index + 1, text: String(line))
                line.start = commands.pastedPrompt(in: line.text, lexer)
                if index == 0 { isSession = line.start > 0 }
                if isSession, line.start == 0, !lexer.isContinued {
                    if !line.text.trimmed.isEmpty { outputCount += 1 }
                    continue
                }
                lines.append(line)
                try Self.check(line)
                try lexer.read(line, mayLeaveQuoteOpen: !isRecorded)
            }
            if outputCount > 0 {
                let subject = outputCount == 1 ? "1 line" : "\(outputCount) lines"
                session.events.send(.note("\(subject) without a prompt did not run"))
            }
            return lexer.commands
        } catch {
            let shown = error.hiding(commands.questions.secrets, after: lines)
            // The line of an invalid command names no secret if it begins with an alias.
            let isHidden = commands.questions.hasSecret(
                lines.map(\.text).joined(separator: "\n"), nil, aliases: commands.settings.aliases)
            let mark = SourceLocation(line: SourceLine(number: 1, text: Secret.mark), offset: 0)
            reportMistake(shown.message, at: isHidden && shown.location == error.location ? mark : shown.location)
            return nil
        }
    }

    /// Asks whether to leave unsaved changes. Ctrl-C means no.
    private func mayLeave() async -> Bool {
        var mayLeave = false
        await run { [commands] execution in
            mayLeave = await commands.questions.mayLeave()
            if Task.isCancelled { commands.reportInterruption(in: CommandContext(execution: execution)) }
            return !Task.isCancelled
        }
        return mayLeave
    }

    private func run(_ line: [Command]) async {
        AppTasks.useThreads()
        let hasMarks = session.output.extensions.contains(.marks)
        if hasMarks { session.output.send(TerminalSequence.answerBegins) }
        await run { [commands] in await commands.run(line, in: CommandContext(execution: $0)) }
        let end = TerminalSequence.answerEnds(status: hasFailed ? 1 : 0)
        if hasMarks { session.output.send(end) }
    }

    /// Waits until the rest of the history is written, unless the user interrupts.
    package func finishWriting(_ history: History) async {
        let write = { (_: CommandExecution) async -> Bool in
            await history.finishWriting()
            return true
        }
        _ = await session.executions.run(write, interrupts: interrupts) { _ in }
        session.output.endTitle()
    }

    private func run(_ work: @escaping (CommandExecution) async -> Bool) async {
        let hasSucceeded = await session.executions.run(work, interrupts: interrupts) { commands.abandon($0) }
        hasFailed = !hasSucceeded
    }

    /// Throws if a line contains U+FFFD, by which the editor replaces NUL and invalid UTF-8.
    private static func check(_ line: SourceLine) throws(SyntaxError) {
        guard let index = line.text.firstIndex(of: "\u{fffd}") else { return }
        let location = SourceLocation(line: line, offset: line.text[..<index].utf8.count)
        let place = line.number == 1 ? "" : " of line \(line.number)"
        let message = "column \(location.column)\(place) has invalid UTF-8 or a NUL"
        throw SyntaxError(message: message, location: location)
    }

    /// Shows a change of the app, unless a command runs: a command shows changes itself. The change is shown when the app
    /// has settled: at once above an edited line that can be redrawn, otherwise before the next prompt.
    private func noteChange() {
        session.executions.noteChange {
            [root = session.root] in
            try? await root.settle()
        } show: { [weak self] in
            guard let self, session.output.console.hasEditor, !session.output.display.isPlain else { return }
            session.output.beginNews()
            showNews()
            session.output.endAnswer()
        }
    }

    package func showNews() {
        guard session.executions.canShowNews, !commands.questions.isAsking else { return }
        commands.displayChange()
        session.events.sendActivities()
        session.events.commit()
    }
}
