import ChallengeConsole
import ChallengeDesignSystem
import ChallengeLineEdit
package import ChallengeLanguage
package import ChallengePrompt
package import ChallengeSession
import ChallengeText
package import ChallengeVerification

/// Shows the lines of a script as if a user typed them at a prompt. If output cannot be redrawn, shows each line at once.
package struct Pace {
    /// The time between two keys. The pace is some 250 words a minute: fast, but readable.
    private static let key = Duration.milliseconds(40)
    /// The time between two characters of a comment. The time is short, because viewers only want to read the comment.
    private static let commentKey = Duration.milliseconds(12)
    private static let enter = Duration.milliseconds(250)
    private static let reading = Duration.milliseconds(1_400)

    package let prompt: () -> PromptLine
    package let output: Output
    package let clock: any Clock<Duration>
    package var control: PaceControl?
    package var castPauses: CastPauses?
    package var secrets = SecretWords { [] }
    /// Tells a follower where the session is, with the last note for the speaker.
    private var announce: (_ note: String?) -> Void = { _ in }
    /// Lets the viewer type a line, and runs it.
    private var line: (read: () async -> String?, run: (String) async -> Void)?

    package func type(_ lines: [SourceLine]) async { await type(lines, after: nil) }

    /// The beginning of a comment that is a note for the speaker: viewers do not see it.
    private static let note = "#: "

    /// - Parameter mark: the text before a command, in place of the prompt.
    private func type(_ lines: [SourceLine], after mark: [Span]?) async {
        let notes = lines.filter { $0.text.hasPrefix(Self.note) }
        if !notes.isEmpty { announce(notes.map { $0.text.dropFirst(Self.note.count) }.joined(separator: " ")) }
        let lines = lines.filter { !$0.text.hasPrefix(Self.note) }
        guard !lines.isEmpty else { return }
        await take(lines.allSatisfy { Self.isComment($0.text) } ? .comment : .command) {
            if lines.contains(where: { !$0.text.isEmpty && !Self.isComment($0.text) }) { control?.beginCommand() }
            for (index, line) in lines.enumerated() {
                let isComment = Self.isComment(line.text)
                var column = 0
                if !isComment, !line.text.isEmpty {
                    let prompt = mark ?? (index == 0 ? prompt() : .continued(in: nil)).left
                    output.print(typed: prompt)
                    column = output.columns(of: prompt)
                }
                repeat {
                    if !isComment, index == 0, mark == nil, let own = await control?.takeLine(self.line?.read) {
                        await self.line?.run(own)
                        output.print(typed: prompt().left)
                    }
                    if control?.isPaused == true, !line.text.isEmpty { await wait(.zero, at: column) }
                } while !isComment && index == 0 && mark == nil && control?.wantsLine == true
                for character in line.text where control?.hasLeft != true {
                    let typed = [Span(String(character), isComment ? .secondary : .plain)]
                    output.print(typed: typed)
                    column += output.columns(of: typed)
                    await wait(Self.keyTime(isComment), at: column)
                }
                if control?.isPaused != true || !line.text.isEmpty { await wait(Self.enter, at: column) }
                output.endPrompt()
            }
        }
    }

    /// Waits until the viewer has read the output. If the script is paused, the next line waits instead.
    package func waitForReader() async {
        announce(nil)
        guard control?.isPaused != true else { return }
        await take(.reading) { await wait(Self.reading) }
    }

    /// Shows a transcript's commands with their output. Nothing runs, so any app's transcript works.
    package func play(_ transcript: Transcript) async {
        await type(transcript.header.map { SourceLine(number: 0, text: $0) })
        var isComment = true
        for entry in transcript.entries where control?.hasLeft != true {
            // A blank line separates a comment from the output above it.
            if Self.isComment(entry.command), !isComment { output.endPrompt() }
            isComment = Self.isComment(entry.command)
            await type(
                [SourceLine(number: entry.line, text: secrets.masking(entry.command))], after: [Span(Transcript.mark)])
            guard control?.hasLeft != true else { return }
            for row in entry.output {
                output.print(typed: [Span(row)])
                output.endPrompt()
            }
            if !isComment { await waitForReader() }
        }
    }

    /// The total time for the lines, if the viewer presses no key and the commands take no time.
    package static func duration(of lines: [String]) -> Duration {
        lines.reduce(.zero) { sum, line in
            if line.hasPrefix(note) { return sum }
            let isComment = isComment(line)
            let isCommand = !isComment && !line.isEmpty
            return sum + keyTime(isComment) * line.count + enter + (isCommand ? reading : .zero)
        }
    }

    private static func isComment(_ line: String) -> Bool {
        line.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
    }

    private static func keyTime(_ isComment: Bool) -> Duration { isComment ? commentKey : key }

    private func take(_ step: PaceControl.Step, _ show: () async -> Void) async {
        guard let control else { return await show() }
        let isFirst = control.step == nil
        await control.take(step) {
            // From now on, the keys that the viewer presses are read and not echoed.
            if isFirst {
                output.print(typed: [Span(PaceControl.help, .secondary)])
                output.endPrompt()
            }
            await show()
        }
    }

    /// Waits. No other function of this type waits. The cursor's column counts from 0.
    private func wait(_ duration: Duration, at column: Int = 0) async {
        guard output.canRedraw else { return }
        if castPauses != nil { output.console.write(CastPauses.sequence(duration), to: .output) }
        if castPauses == .skipped { return }
        guard let control else {
            try? await clock.sleep(for: duration)
            return
        }
        await control.wait(duration, on: clock) { output.show(sign: $0, at: column) }
    }
}

extension Pace {
    /// Lets the viewer control the script by keys, if the terminal has no other use. A recording never depends on keys.
    ///
    /// - Parameters:
    ///   - castPauses: nil if the session is not recorded.
    ///   - control: nil if the standard input is a script.
    package init(of session: Session, castPauses: CastPauses? = nil, control: PaceControl?) {
        let (commands, output) = (session.commands, session.output)
        self.init(prompt: { PromptLine(commands, on: output) }, output: output, clock: commands.options.clock)
        self.castPauses = castPauses
        secrets = commands.questions.secrets
        var note = ""
        announce = { new in
            note = new ?? note
            session.announce(note: note)
        }
        if castPauses == nil, let control, output.canRedraw, commands.options.traits.isInputTerminal {
            control.onLeave = commands.leave
            self.control = control
            if control.isReplaying { output.clear() }
            line = (Self.reader(of: session), { await Self.run($0, in: session) })
        }
    }

    /// Returns a function that edits a line in place of the prompt that is shown.
    private static func reader(of session: Session) -> () async -> String? {
        {
            let completions = CompletionSource()
            completions.update(from: session)
            var configuration = LineEditor.Configuration(programName: "")
            configuration.completion = completions.complete
            session.output.console.write("\r", to: .output)
            let prompt = Prompt(PromptLine(session.commands, on: session.output).left, style: session.output.style)
            let event = await LineEditor(configuration).nextLine(prompt: prompt)
            return if case .line(let text) = event { text } else { nil }
        }
    }

    private static func run(_ text: String, in session: Session) async {
        let context = CommandContext(execution: session.executions.current)
        do throws(SyntaxError) {
            let line = SourceLine(number: 1, text: text)
            let commands = try Lexer.commands(of: line, orContinued: "the line ends in a backslash")
            _ = await session.commands.run(commands, in: context)
        } catch {
            session.commands.reject(error, in: context)
        }
    }

    package var presenter: LinePresenter { (type, waitForReader) }
}

extension Output {
    fileprivate func columns(of spans: [Span]) -> Int {
        TextRenderer(width: width, style: TextStyle(color: false, unicode: style.unicode)).text(of: spans).displayWidth
    }

    /// Shows a sign after the cursor, cut to the row, and returns a function that erases the sign (CUB, EL: ECMA-48,
    /// 8.3.18 and 8.3.41). The cursor's column counts from 0 and continues over several rows.
    fileprivate func show(sign: String, at column: Int) -> () -> Void {
        let width = terminalWidth(.output) ?? width
        let sign = " \(sign)".prefix(max(0, width - 1 - column % width))
        guard !sign.isEmpty else { return {} }
        print(typed: [Span(String(sign), .secondary)])
        return { [console] in console.write("\u{1b}[\(sign.count)D\u{1b}[K", to: .output) }
    }
}
