package import ChallengeConsole
package import ChallengeDesignSystem
package import ChallengeLanguage
package import ChallengeLineEdit
package import ChallengeSession
import ChallengeStorage
import ChallengeTaskTracking
import Dispatch
import Synchronization

package protocol LineSource {
    /// Shows a prompt and returns the next line, or the end of the input. Drops an invalid line and throws its error.
    ///
    /// - Parameter prepare: called when the prompt is requested. Completions and hints wait until the call returns.
    func next(
        _ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts, prepare: @escaping @MainActor () -> Void
    ) async throws(SyntaxError) -> LineEditor.Event

    /// Keeps a command in the history before the command runs. The command may have several lines.
    func remember(_ command: String) async

    var lastLine: String? { get }

    func rate(_ command: String, hasFailed: Bool)
}

/// Lines from the line editor, or from the system's own line input if the terminal has no line editing.
package final class LineInput: LineSource {
    private let editor: LineEditor?
    private let plain: PlainInput
    private let history: History
    /// Blocks the editor's callbacks until their data are ready. The prompt appears without waiting for the data.
    private let preparation = DispatchGroup()
    private let settings: () -> SessionSettings
    private let look = Look()

    private nonisolated final class Look: Sendable {
        /// The style is empty if there are no colours.
        let values = Mutex((suggests: true, secondaryStyle: ""))
    }

    /// - Parameters:
    ///   - programName: the name of the program in `~/.editrc`, as in `notes:bind "^W" ed-delete-prev-word`.
    ///   - output: the session's output. If lines can be edited, the output prints above the edited line from now on.
    ///   - settings: returns the current settings; called for each line.
    ///   - takesRows: true if a command may have several rows. A transcript has each command on one line.
    ///   - opensEditor: true if a key may open the line in the user's editor.
    package init(
        programName: String, completions: CompletionSource, history: History, output: Output,
        settings: @escaping () -> SessionSettings, opensEditor: Bool, takesRows: Bool
    ) {
        (self.history, self.settings) = (history, settings)
        if output.traits.canEdit {
            var configuration = LineEditor.Configuration(programName: programName)
            configuration.completion = { [preparation] in
                preparation.wait()
                return completions.complete($0, at: $1)
            }
            configuration.hint = { [preparation] line, cursor in
                if !line.isEmpty { preparation.wait() }
                return completions.hint(line, at: cursor)
            }
            configuration.highlight = { [preparation, look] line in
                guard look.values.withLock({ !$0.secondaryStyle.isEmpty }) else { return [] }
                preparation.wait()
                return completions.highlights(in: line)
            }
            if takesRows {
                configuration.isContinued = { [preparation] line in
                    preparation.wait()
                    return completions.isContinued(line)
                }
            }
            configuration.history = { [preparation] in
                preparation.wait()
                return .init(lines: history.lines, failed: history.failed)
            }
            configuration.suggests = { [look] in look.values.withLock { $0.suggests } }
            configuration.lastArgument = Lexer.lastWord
            configuration.secondaryStyle = { [look] in look.values.withLock { $0.secondaryStyle } }
            configuration.isPlain = output.display.isPlain
            configuration.ellipsis = output.style.ellipsis
            let warn = output.traits.warner(output.display)
            configuration.warn = warn
            if opensEditor { configuration.editText = { Self.edit($0, warn: warn) } }
            let editor = LineEditor(configuration)
            output.console.setEditor { [weak editor] in
                editor?.print(above: $0) ?? false
            } typeAhead: { [weak editor] in
                editor?.type(ahead: $0) ?? false
            }
            self.editor = editor
        } else {
            editor = nil
        }
        plain = PlainInput(descriptor: 0)
    }

    package func next(
        _ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts, prepare: @escaping @MainActor () -> Void
    ) async throws(SyntaxError) -> LineEditor.Event {
        guard let editor else {
            await history.refresh()
            output.print(typed: prompt.left)
            let event = try await plain.next(interrupts)
            if case .line = event { return event }
            // The next output must begin on its own line.
            output.endPrompt()
            return event
        }
        // The parameters of an escape sequence (ECMA-48, SGR). 39 selects the terminal's own colour.
        let parameters = output.style.color ? output.style.theme.parameters(for: .secondary) ?? "39" : ""
        look.values.withLock { $0 = (settings().suggests, parameters) }
        preparation.enter()
        async let preparing: Void = finishPreparation(prepare)
        var left = Prompt(prompt.left, style: output.style)
        left.isMarked = !prompt.continues && output.extensions.contains(.marks)
        let event = await editor.nextLine(
            prompt: left, rightPrompt: Prompt(prompt.right, style: output.style))
        await preparing
        return event
    }

    private func finishPreparation(_ prepare: @MainActor () -> Void) async {
        prepare()
        await history.refresh()
        preparation.leave()
        // Threads start only after the first prompt. From now on, the app's work must not block the main actor.
        AppTasks.useThreads()
    }

    /// Lets the user edit a line in an editor, and blocks the thread until the editor ends. Returns the new text without
    /// trailing line ends. Nil, after a warning, if the editor fails or the new text cannot be a line.
    private static nonisolated func edit(_ text: String, warn: (String) -> Void) -> String? {
        do {
            let editor = try ExternalEditor(text + "\n")
            let ending = try editor.program.runAndWait(.inherited)
            var text = try editor.text(after: ending, upTo: ScriptReader.lineLimit)
            while text.last?.isNewline == true { text.removeLast() }
            return text
        } catch {
            warn(error is SystemError ? "the editor cannot be started: \(error)" : "\(error)")
            return nil
        }
    }

    package func remember(_ command: String) async {
        await history.add(command)
    }

    package var lastLine: String? { history.last }

    package func rate(_ command: String, hasFailed: Bool) { history.rate(command, hasFailed: hasFailed) }
}

extension Prompt {
    package init(_ spans: [Span], style: TextStyle) {
        let plain = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        self.init(
            spans.map { span in
                Segment(plain.text(of: [span]), style: style.parameters(for: span.role) ?? "")
            })
    }
}

/// Lines from a terminal without line editing, as the system's own line input returns the lines.
final class PlainInput {
    private let descriptor: CInt
    private var reader: ScriptReader

    init(descriptor: CInt) {
        self.descriptor = descriptor
        reader = ScriptReader(descriptor: InputDescriptor(borrowing: descriptor))
    }

    /// Returns the next line. An interrupt drops the typed part of the line. Drops an invalid line and throws its error.
    func next(_ interrupts: Interrupts) async throws(SyntaxError) -> LineEditor.Event {
        var reader = reader
        let reading = Task { try await reader.nextLine() }
        let result = await interrupts.handing {
            reading.cancel()
        } while: {
            await reading.result
        }
        self.reader = reader
        switch result {
        case .success(let line?): return .line(line.text)
        case .failure(let error as SyntaxError): throw error
        case .success(nil), .failure:
            // A terminal may send more bytes after Ctrl-D, and a cancelled reader reads nothing more.
            self.reader = ScriptReader(descriptor: InputDescriptor(borrowing: descriptor))
            return reading.isCancelled ? .interrupt : .end
        }
    }
}
