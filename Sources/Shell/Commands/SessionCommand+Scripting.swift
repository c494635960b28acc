import ChallengeCore
import ChallengeText

extension SessionCommand {
    /// `expect`, and the commands that are about the session itself.
    static let scripting = [
        SessionCommand(
            "expect", help: "Fail unless something is as it should be", forms: Expectation.forms,
            synopsis: "STATEMENT",
            .commands { runner, invocation, context in
                try await runner.expect(invocation, in: context)
                runner.events.send(.note("as expected"))
            }),
        SessionCommand(
            "source", help: "Carry out the commands of a file", forms: [[Parameter("FILE", .file)]], mustAnswer: false,
            staticEffect: .sources,
            .commands { runner, invocation, context in
                guard let file = invocation.command.arguments.first else { return }
                try await ScriptRunner(commands: runner).source(file, in: context)
            }),
        SessionCommand(
            "echo", help: "Print a text", forms: [[], [text.parameter]],
            .answers { _, invocation in
                let echoed = invocation.arguments[text] ?? ""
                return Report("echo", body: .verbatim([echoed]), content: ["text": echoed] as JSON)
            }),
        SessionCommand(
            "history", help: "Print what was typed, or the last N lines",
            forms: [[], [lineCount.parameter]],
            .looksBack { history, arguments in
                await history.finishWriting()
                await history.refresh()
                let lines = history.lines
                return .history(lines, last: arguments[lineCount] ?? lines.count)
            }),
        exit("exit", help: "End the session, with a status if given"),
        exit("quit", help: "End the session, as exit does"),
    ]

    /// The statuses that a process can end with (POSIX.1-2017, `_Exit`).
    private static let endStatus = ArgumentKey<Int>("STATUS", in: 0...255)
    private static let text = ArgumentKey<String>("TEXT")
    private static let lineCount = ArgumentKey<Int>("N", in: 1...Int.max)

    private static func exit(_ name: String, help: String) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [endStatus.parameter]], mustAnswer: false,
            staticEffect: .ends, .ends { $0[endStatus].map(Int32.init) })
    }
}
