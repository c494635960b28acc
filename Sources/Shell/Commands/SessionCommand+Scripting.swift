import ChallengeCore

extension SessionCommand {
    /// `expect`, and the commands that are about the session itself.
    static let scripting = [
        SessionCommand(
            "expect", help: "Fail unless something is as it should be", forms: Expectation.forms,
            synopsis: "STATEMENT"
        ) { session, invocation in
            try await session.expect(invocation)
            session.tell(.note("as expected"))
        },
        SessionCommand(
            "source", help: "Carry out the commands of a file", forms: [[Parameter("FILE", .file)]], mustAnswer: false,
            staticEffect: .sources
        ) { session, invocation in
            try await session.source(invocation.command)
        },
        SessionCommand("echo", help: "Print a text", forms: [[], [text.parameter]]) { session, invocation in
            let echoed = invocation.arguments[text] ?? ""
            session.answer("echo", .verbatim([echoed]), ["text": echoed])
        },
        SessionCommand(
            "history", help: "Print what was typed, or the last N lines",
            forms: [[], [lineCount.parameter]]
        ) { session, invocation in
            session.history.refresh()
            let lines = session.history.lines
            let count = invocation.arguments[lineCount] ?? lines.count
            session.tell(.report(.history(lines, last: count)))
        },
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
            staticEffect: .ends
        ) { session, invocation in
            session.exitStatus = invocation.arguments[endStatus].map(Int32.init) ?? session.status
        }
    }
}
