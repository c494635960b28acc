import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit

/// Where the lines of an interactive session come from.
protocol LineSource {
    /// Shows a prompt, and returns the next line, or how the input ended.
    ///
    /// - Throws: where the line is no text. The line is dropped.
    func next(_ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts) async throws(SyntaxError)
        -> LineEditor.Event

    /// Keeps a line for later, before it is carried out.
    ///
    /// - Parameter continues: whether it goes on with the line before it.
    func remember(_ line: String, continues: Bool)
}

/// Lines from an editor, or on a terminal that can do no more from the system's own line input, without one escape
/// sequence.
final class LineInput: LineSource {
    private let editor: LineEditor?
    private let plain: PlainInput
    private let history: History
    /// What the editor has of the history.
    private var revision = 0

    /// - Parameter output: from here on prints above the line, where lines can be edited.
    init(completions: CompletionSource, history: History, output: Output) {
        self.history = history
        if output.canRedraw {
            var configuration = LineEditor.Configuration(programName: "challenge")
            configuration.completion = { completions.complete($0, at: $1) }
            configuration.hint = { completions.hint($0, at: $1) }
            configuration.secondaryStyle = output.secondaryStyle
            configuration.ellipsis = output.style.ellipsis
            let editor = LineEditor(configuration)
            output.setEditor { [weak editor] in editor?.print(above: $0) ?? false }
            self.editor = editor
        } else {
            editor = nil
        }
        plain = PlainInput(descriptor: InputDescriptor(borrowing: 0))
    }

    func next(
        _ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts
    ) async throws(SyntaxError) -> LineEditor.Event {
        history.refresh()
        guard let editor else { return try await nextPlain(prompt, output, interrupts) }
        if history.revision != revision {
            revision = history.revision
            editor.setHistory(history.lines)
        }
        return await editor.nextLine(
            prompt: Prompt(prompt.left, style: output.style), rightPrompt: Prompt(prompt.right, style: output.style))
    }

    func remember(_ line: String, continues: Bool) {
        if history.add(line, continues: continues) { editor?.addToHistory(line) }
    }

    private func nextPlain(
        _ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts
    ) async throws(SyntaxError) -> LineEditor.Event {
        output.print(prompt: prompt.left)
        let event = try await plain.next(interrupts)
        if case .line = event { return event }
        // What the terminal shows next should not stand behind the prompt.
        output.endPrompt()
        return event
    }
}

extension Prompt {
    /// Spans as the editor draws them.
    init(_ spans: [Span], style: TextStyle) {
        let plain = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        self.init(
            spans.map { span in
                let parameters = style.color ? Theme.parameters(for: span.role) : nil
                return Segment(plain.text(of: [span]), style: parameters ?? "")
            })
    }
}
