import ChallengeCore
import ChallengeLineEdit

extension Session {
    /// Carries out the lines that someone types, until they end the session.
    ///
    /// - Parameter completions: kept up to date with what is possible, for Tab.
    func runInteractively(_ input: LineInput, completions: CompletionSource) async {
        let interrupts = Interrupts()
        var lexer = Lexer()
        while exitStatus == nil {
            completions.update(from: self)
            let prompt = lexer.isContinued ? ".." : PromptText(stacks: root.screens).text
            switch await input.next(prompt: prompt, output: output) {
            case .line(let text):
                await run(text, &lexer, interrupts)
            case .interrupt:
                lexer = Lexer()
            case .end:
                // What the terminal shows next should not stand behind the prompt.
                output.print(text: "")
                output.flush()
                return
            }
        }
    }

    private func run(_ text: String, _ lexer: inout Lexer, _ interrupts: Interrupts) async {
        do throws(SyntaxError) {
            try lexer.read(SourceLine(number: 1, text: text))
        } catch {
            report(error.message, at: error.location)
            lexer = Lexer()
        }
        guard !lexer.isContinued else { return }
        let commands = lexer.commands
        lexer = Lexer()
        for command in commands where exitStatus == nil {
            let task = Task { await run(command) }
            // As in a script, what comes after a failure may rest on it.
            if await !interrupts.value(of: task) { return }
        }
    }
}
