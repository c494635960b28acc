import Glibc
@testable import ChallengePrompt
@testable import ChallengeShellTestSupport

@Suite("A session at a prompt", .limited)
struct SessionPromptTests {
    /// A source of typed lines that records the prompts.
    private final class TypedLines: LineSource {
        enum Input {
            case line(String)
            case interrupt
            case mistake(String)
            case end
        }

        var inputs: [Input] = []
        let completions = CompletionSource()
        /// The completions of `ec` when a prompt is requested, and after its preparation.
        private(set) var proposals: [[String]] = []
        private(set) var prompts: [PromptLine] = []
        private(set) var remembered: [String] = []
        /// The rated lines, each with a cross before it if it has failed.
        private(set) var rated: [String] = []
        /// The number of signals while each line is typed.
        var signalCount = 0
        /// True for each prompt, and for each command, if earlier signals were left for it.
        private(set) var hadSignals: [Bool] = []
        private var interrupts: Interrupts?

        func remember(_ command: String) {
            remembered.append(command)
            if let interrupts { hadSignals.append(interrupts.forget()) }
        }

        var lastLine: String? { remembered.last }

        func rate(_ command: String, hasFailed: Bool) { rated.append((hasFailed ? "✗" : "") + command) }

        func next(
            _ prompt: PromptLine, _ output: Output, _ interrupts: Interrupts, prepare: @escaping @MainActor () -> Void
        ) async throws(SyntaxError) -> LineEditor.Event {
            prompts.append(prompt)
            self.interrupts = interrupts
            hadSignals.append(interrupts.forget())
            proposals.append(completions.complete("ec", at: 2).candidates.map(\.text))
            prepare()
            proposals.append(completions.complete("ec", at: 2).candidates.map(\.text))
            switch inputs.isEmpty ? .end : inputs.removeFirst() {
            case .line(let text):
                for _ in 0..<signalCount { raise(SIGINT) }
                return .line(text)
            case .interrupt: return .interrupt
            case .end: return .end
            case .mistake(let message):
                let line = SourceLine(number: 1, text: "")
                throw SyntaxError(message: message, location: SourceLocation(line: line, offset: 0))
            }
        }
    }

    private let app = AppUnderTest(.stub("List", summary: "3 of 7"))
    private let lines = TypedLines()

    /// Returns the texts of the prompts before each input and after the last.
    private func prompts(for inputs: [TypedLines.Input], in shell: SessionUnderTest) async -> [String] {
        lines.inputs = inputs
        await shell.loop?.run(lines, first: nil, completions: lines.completions)
        return lines.prompts.map { shell.text($0.left) }
    }

    @Test(
        "The prompt has a cross after a failed line, until one succeeds",
        arguments: [
            ("bakc", "✗ list> "), ("echo a; bakc; echo b", "✗ list> "), ("echo a", "list> "),
            ("", "list> "), ("# a", "list> "),
        ])
    func mark(line: String, prompt: String) async {
        let shell = SessionUnderTest(app, isInteractive: true)
        #expect(await prompts(for: [.line(line)], in: shell) == ["list> ", prompt])
        #expect(await prompts(for: [.line("bakc"), .line(line)], in: shell).suffix(2) == ["✗ list> ", prompt])
    }

    @Test("Each prompt, and the end of each line, drops the signals that came before a command")
    func earlySignals() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (interrupts, lines) = (Interrupts(), TypedLines())
            let shell = SessionUnderTest(isInteractive: true, interrupts: interrupts)
            interrupts.catchSignal()
            // This thread may be one of Dispatch's, which block signals. In a program it is the main thread.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGINT)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            for _ in 0..<5 { raise(SIGINT) }
            (lines.inputs, lines.signalCount) = ([.line("echo a")], 5)
            await shell.loop?.run(lines, first: nil, completions: lines.completions)
            if lines.hadSignals != [false, false, false] || shell.output != "a\n" { exit(1) }
        }
    }

    @Test("The prompt has a cross after a line that is no text, and an interrupted line leaves it")
    func noText() async {
        let shell = SessionUnderTest(app, isInteractive: true)
        #expect(
            await prompts(for: [.mistake("it is not"), .interrupt, .line(""), .interrupt], in: shell)
                == ["list> ", "✗ list> ", "✗ list> ", "list> ", "list> "])
        #expect(shell.errors == "error: it is not\n")
    }

    @Test(
        "A continued line is read, and dropped at an interrupt or at the end of the input",
        arguments: [
            ("echo a\\", "b", "..> ", "ab\n", "the line ends in a backslash"),
            ("echo 'a", "b'", "..'> ", "a\nb\n", "the quote ' is not closed"),
            ("echo \"a\\", "b\"", "..\"> ", "a\\\nb\n", "the quote \" is not closed"),
        ])
    func continued(start: String, end: String, mark: String, output: String, reason: String) async {
        let shell = SessionUnderTest(app, isInteractive: true)
        #expect(
            await prompts(for: [.line(start), .line(end), .line(start), .interrupt, .line(start), .end], in: shell)
                == ["list> ", mark, "list> ", mark, "list> ", mark, "✗ list> "])
        #expect(shell.output == output)
        #expect(shell.errors == "error: \(reason); the input is dropped\n")
        #expect(lines.remembered == [start + "\n" + end])
    }

    @Test("The line source learns which lines have failed, invalid ones too")
    func rating() async {
        let shell = SessionUnderTest(app, isInteractive: true)
        _ = await prompts(for: ["echo a", "bakc", "echo a; bakc", "echo a | ", "echo b"].map { .line($0) }, in: shell)
        #expect(lines.rated == ["echo a", "✗bakc", "✗echo a; bakc", "✗echo a | ", "echo b"])
    }

    @Test(
        "Two exclamation marks run the line before, show it, and remember the expanded line")
    func repeating() async {
        let shell = SessionUnderTest(app, isInteractive: true)
        _ = await prompts(for: [.line("!!"), .line("echo a"), .line("!!"), .line(" !! b; echo !!")], in: shell)
        #expect(lines.remembered == ["echo a", "echo a", "echo a b; echo !!"])
        #expect(shell.output == "a\necho a\na\necho a b; echo !!\na b\n!!\n")
        #expect(shell.errors == "error: there is no previous line\n")
    }

    @Test("A name in quotes or with a backslash is not abbreviated, and the error suggests the nearest")
    func quotedNames() async {
        let shell = SessionUnderTest(app, isInteractive: true)
        _ = await prompts(
            for: [
                .line("\\q"), .line("'q'"), .line("\"echo\" a"), .line("\\echo b"), .line("alias x = q"), .line("x"),
            ], in: shell)
        // In an alias a name is abbreviated, as in a line.
        #expect(lines.prompts.count == 6)
        #expect(shell.output == "a\nb\n    x  = q\n")
        let error = "error: no command 'q' on List; did you mean 'quit'?\n"
        #expect(shell.errors == error + error)
    }

    @Test("A prompt does not wait for completions, except for a continued line, whose hint comes with it")
    func proposals() async {
        _ = await prompts(
            for: [.line("echo a"), .line("echo b\\"), .line("c")], in: SessionUnderTest(app, isInteractive: true))
        #expect(lines.proposals == [[], ["echo"], [], ["echo"], [], [], [], ["echo"]])
    }

    @Test("A prompt has the screen's summary at the right, unless the screen is just above")
    func summary() async {
        let shell = SessionUnderTest(app, isInteractive: true)
        _ = await prompts(for: [.line("show"), .line(""), .line("echo a"), .line("bakc"), .line("show\\")], in: shell)
        #expect(lines.prompts.map { shell.text($0.right) } == ["3 of 7", "", "", "3 of 7", "3 of 7", "", "3 of 7"])
    }
}

extension SessionUnderTest {
    func text(_ spans: [Span]) -> String { Prompt(spans, style: .plain).segments.map(\.text).joined() }
}
