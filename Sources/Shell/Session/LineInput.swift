import ChallengeLineEdit

/// Where the lines of an interactive session come from: an editor, or on a terminal that can do no more the system's
/// own line input, without one escape sequence.
final class LineInput {
    private let editor: LineEditor?
    private var reader: ScriptReader

    /// - Parameter output: from here on prints above the line, where lines can be edited.
    init(completions: CompletionSource, output: Output) {
        if output.canRedraw, LineEditor.isUsable() {
            var configuration = LineEditor.Configuration(programName: "challenge")
            configuration.completion = { completions.complete($0, at: $1) }
            let editor = LineEditor(configuration)
            output.setEditor { [weak editor] in editor?.print(above: $0) ?? false }
            self.editor = editor
        } else {
            editor = nil
        }
        reader = ScriptReader(descriptor: InputDescriptor(borrowing: 0))
    }

    /// The next line, or how the input ended.
    func next(prompt: String, output: Output) async -> LineEditor.Event {
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
        let event = await editor.nextLine(
            prompt: Prompt([Prompt.Segment(prompt, style: output.promptStyle), Prompt.Segment("> ")]))
        if case .line(let line) = event { editor.addToHistory(line) }
        return event
    }
}
