import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit

extension Session {
    /// Runs the lines that are typed, until the session ends.
    ///
    /// - Parameters:
    ///   - first: a line to run before the first one that is typed.
    ///   - completions: kept up to date with what is possible, for Tab.
    func runInteractively(
        _ input: some LineSource, first: String?, interrupts: Interrupts, completions: CompletionSource
    ) async {
        var lexer = Lexer()
        if let first, exitStatus == nil { await run(first, &lexer, interrupts) }
        while exitStatus == nil {
            showNews()
            completions.update(from: self, after: lexer)
            let event: LineEditor.Event
            do throws(SyntaxError) {
                event = try await input.next(lexer.isContinued ? .continued : prompt, output, interrupts)
            } catch {
                reportMistake(error.message, at: error.location)
                lexer = Lexer()
                continue
            }
            switch event {
            case .line(let text):
                input.remember(text, continues: lexer.isContinued)
                await run(text, &lexer, interrupts)
            case .interrupt:
                lexer = Lexer()
            case .end where lexer.isContinued:
                reportMistake("the line goes on after its backslash; it is dropped", at: nil)
                lexer = Lexer()
            case .end:
                return
            }
        }
    }

    var prompt: PromptLine {
        PromptLine(
            PromptText(stacks: root.screens, width: output.width, ellipsis: output.style.ellipsis),
            hasFailed: hasJustFailed, summary: hasDisplayed ? "" : root.top?.rendering.summary ?? "")
    }

    /// Reports what is wrong with a line, of which nothing runs.
    private func reportMistake(_ message: String, at location: SourceLocation?) {
        report(message, at: location)
        hasJustFailed = true
    }

    private func run(_ text: String, _ lexer: inout Lexer, _ interrupts: Interrupts) async {
        do throws(SyntaxError) {
            // What is pasted may have several lines. None of them runs unless all can be read.
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let line = SourceLine(number: index + 1, text: String(line))
                try Self.check(line)
                try lexer.read(line)
            }
        } catch {
            reportMistake(error.message, at: error.location)
            lexer = Lexer()
            return
        }
        guard !lexer.isContinued else { return }
        let commands = lexer.commands
        lexer = Lexer()
        _ = await take(interrupts) { await self.run(commands) }
    }

    /// The editor puts U+FFFD in place of a NUL and of what is not UTF-8.
    private static func check(_ line: SourceLine) throws(SyntaxError) {
        guard let index = line.text.firstIndex(of: "\u{fffd}") else { return }
        let location = SourceLocation(line: line, offset: line.text[..<index].utf8.count)
        let place = line.number == 1 ? "" : " of line \(line.number)"
        let message = "what is at column \(location.column)\(place) is no text: it is not valid UTF-8, or a NUL"
        throw SyntaxError(message: message, location: location)
    }

    /// Says how many commands were left out after one that failed.
    private func reportRest(_ count: Int) {
        guard count > 0 else { return }
        let subject = count == 1 ? "the command after it was" : "the \(count) commands after it were"
        tell(.note("\(subject) not carried out"))
        flush()
    }

    /// Runs commands up to the first that fails: as in a script, later ones may depend on it.
    func run(_ commands: [Command]) async -> Bool {
        for (index, command) in commands.enumerated() where exitStatus == nil {
            guard !Task.isCancelled else {
                reportInterruption()
                return false
            }
            guard await run(command) else {
                if !Task.isCancelled { reportRest(commands.count - index - 1) }
                return false
            }
        }
        return true
    }
}

extension Session {
    /// Something may look different now. While a command is at work its own display shows it; otherwise it is news,
    /// which is shown when the app has settled: at once above a line that is being edited, else before the next prompt.
    func newsMayHaveCome() {
        guard !turn.isAtWork, news == nil else { return }
        news = Task { [weak self] in
            await self?.root.settle()
            self?.news = nil
            if self?.output.console.hasEditor == true { self?.showNews() }
        }
    }

    /// Shows the news, unless the app has not settled.
    func showNews() {
        guard !turn.isAtWork, news == nil else { return }
        displayChange()
        tellActivities()
        flush()
    }

    /// Displays the screen on top if it has changed and is not loading.
    func displayChange() {
        if root.top?.rendering.isLoading != true { root.displayIfChanged() }
    }
}
