package import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeLanguage
package import ChallengeLineEdit
package import ChallengeSession
import ChallengeStorage
import ChallengeTaskTracking
import Dispatch
import FoundationEssentials
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
    ///   - opensEditor: true if a key may open the line in the user's editor.
    package init(
        programName: String, completions: CompletionSource, history: History, output: Output,
        settings: @escaping () -> SessionSettings, opensEditor: Bool
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
            configuration.history = { [preparation] in
                preparation.wait()
                return .init(lines: history.lines, failed: history.failed)
            }
            configuration.suggests = { [look] in look.values.withLock { $0.suggests } }
            configuration.lastArgument = Lexer.lastWord
            if opensEditor { configuration.editText = Self.edit }
            configuration.secondaryStyle = { [look] in look.values.withLock { $0.secondaryStyle } }
            configuration.isPlain = output.display.isPlain
            configuration.ellipsis = output.style.ellipsis
            configuration.warn = output.traits.warner(output.display)
            let editor = LineEditor(configuration)
            output.console.setEditor { [weak editor] in editor?.print(above: $0) ?? false }
            self.editor = editor
        } else {
            editor = nil
        }
        plain = PlainInput(read: InputDescriptor(borrowing: 0).readChunk)
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
        let event = await editor.nextLine(
            prompt: Prompt(prompt.left, style: output.style), rightPrompt: Prompt(prompt.right, style: output.style))
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
    /// trailing line ends. Nil if the editor fails, or if the new text is not UTF-8 or too long for a line.
    private static nonisolated func edit(_ text: String) -> String? {
        guard let editor = try? ExternalEditor(text + "\n") else { return nil }
        defer { editor.remove() }
        guard let ending = try? editor.program.runAndWait(.inherited), ending.isSuccess,
            let bytes = try? SharedFile(path: editor.path).read(first: ScriptReader.lineLimit + 2)
        else { return nil }
        let end = bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.map { $0 + 1 }
        guard let end, end <= ScriptReader.lineLimit else { return bytes.count <= ScriptReader.lineLimit ? "" : nil }
        return String(validating: bytes[..<end], as: UTF8.self)
    }

    package func remember(_ command: String) async {
        await history.add(command)
    }

    package var lastLine: String? { history.last }

    package func rate(_ command: String, hasFailed: Bool) { history.rate(command, hasFailed: hasFailed) }
}

extension Prompt {
    init(_ spans: [Span], style: TextStyle) {
        let plain = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        self.init(
            spans.map { span in
                Segment(plain.text(of: [span]), style: style.parameters(for: span.role) ?? "")
            })
    }
}

/// Lines from a terminal without line editing, as the system's own line input returns the lines.
///
/// If the user interrupts a line, the read continues for the next line, because only one thread can read at a time.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
final class PlainInput {
    private let read: () async -> Result<[UInt8], SystemError>
    private lazy var reader = makeReader()
    private var reading: Task<Void, Never>?
    private var arrived: Result<[UInt8], SystemError>?
    private var waiting: Promise<Result<[UInt8], SystemError>>?

    init(read: @escaping () async -> Result<[UInt8], SystemError>) { self.read = read }

    isolated deinit { reading?.cancel() }

    /// Returns the next line. An interrupt drops the typed part of the line. Drops an invalid line and throws its error.
    func next(_ interrupts: Interrupts) async throws(SyntaxError) -> LineEditor.Event {
        var reader = reader
        let result = await interrupts.handing {
            self.takeWaiting()?.give(.failure(.interrupted))
        } while: { () async -> Result<SourceLine?, any Error> in
            do { return .success(try await reader.nextLine()) } catch { return .failure(error) }
        }
        self.reader = reader
        switch result {
        case .success(let line?):
            return .line(line.text)
        case .failure(let error as SyntaxError):
            throw error
        case .failure(let error as SystemError) where error == .interrupted:
            self.reader = makeReader()
            return .interrupt
        case .success(nil), .failure:
            // A terminal may send more bytes after Ctrl-D.
            self.reader = makeReader()
            return .end
        }
    }

    private func makeReader() -> ScriptReader {
        ScriptReader { [unowned self] () async throws(SystemError) in try await self.chunk().get() }
    }

    private func chunk() async -> Result<[UInt8], SystemError> {
        if let arrived {
            self.arrived = nil
            return arrived
        }
        let promise = Promise<Result<[UInt8], SystemError>>()
        waiting = promise
        if reading == nil {
            reading = Task { [weak self, read] in
                let result = await read()
                self?.finishReading(result)
            }
        }
        return await promise.wait()
    }

    /// Takes the promise of the waiting reader. The waiting reader then gets none of the bytes that arrive later.
    private func takeWaiting() -> Promise<Result<[UInt8], SystemError>>? {
        defer { waiting = nil }
        return waiting
    }

    private func finishReading(_ result: Result<[UInt8], SystemError>) {
        reading = nil
        guard let waiting = takeWaiting() else { return arrived = result }
        waiting.give(result)
    }
}
