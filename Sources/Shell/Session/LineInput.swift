import ChallengeLineEdit

/// Where the lines of an interactive session come from: an editor, or on a terminal that can do no more the system's
/// own line input, without one escape sequence.
final class LineInput {
    private let editor: LineEditor?
    private let history: History
    /// What the editor has of the history.
    private var revision = 0
    private var reader: ScriptReader

    /// - Parameter output: what writes to the terminal.
    init(completions: CompletionSource, history: History, output: Output) {
        self.history = history
        if output.canRedraw, LineEditor.isUsable() {
            var configuration = LineEditor.Configuration(programName: "challenge")
            configuration.completion = { completions.complete($0, at: $1) }
            configuration.hint = { completions.hint($0, at: $1) }
            configuration.secondaryStyle = output.secondaryStyle
            editor = LineEditor(configuration)
        } else {
            editor = nil
        }
        reader = ScriptReader(descriptor: InputDescriptor(borrowing: 0))
    }

    /// The next line, or how the input ended.
    func next(prompt: String, output: Output) async -> LineEditor.Event {
        history.refresh()
        guard let editor else {
            output.print(prompt: prompt + "> ")
            do {
                if let line = try reader.nextLine() { return .line(line.text) }
                // What the terminal shows next should not stand behind the prompt.
                output.print(text: "")
                output.flush()
                return .end
            } catch let error as SyntaxError {
                output.print(Diagnostic(.error, error.message))
                return .interrupt
            } catch {
                return .end
            }
        }
        if history.revision != revision {
            revision = history.revision
            editor.setHistory(history.lines)
        }
        return await editor.nextLine(
            prompt: Prompt([Prompt.Segment(prompt, style: output.promptStyle), Prompt.Segment("> ")]))
    }

    /// Keeps a line for later, before it is carried out.
    ///
    /// - Parameter continues: whether it goes on with the line before it.
    func remember(_ line: String, continues: Bool) {
        if history.add(line, continues: continues) { editor?.addToHistory(line) }
    }
}
