import ChallengeCore

extension SessionCommand {
    /// The commands that are about the session itself.
    static let scripting = [
        SessionCommand(
            "source", help: "Carry out the commands of a file", forms: [[Parameter("FILE", .file)]], mustAnswer: false,
            foresight: .sources
        ) { session, invocation in
            try await session.source(invocation.command)
        },
        SessionCommand("echo", help: "Print a text", forms: [[], [Parameter("TEXT", .text)]]) { session, invocation in
            let text = invocation.arguments["TEXT"] ?? ""
            session.answer("echo", .verbatim([text]), ["text": text])
        },
        SessionCommand(
            "history", help: "Print what was typed, or the last N lines",
            forms: [[], [Parameter("N", .integer(1...Int.max))]]
        ) { session, invocation in
            session.history.refresh()
            let lines = session.history.lines
            let count = invocation.arguments.integer("N") ?? lines.count
            session.tell(.report(HistoryReport(lines: lines, last: count).report))
        },
        exit("exit", help: "End the session, with a status if given"),
        exit("quit", help: "End the session, as exit does"),
    ]

    /// The statuses that a process can end with (POSIX.1-2017, `_Exit`).
    private static let statuses = 0...255

    private static func exit(_ name: String, help: String) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [Parameter("STATUS", .integer(statuses))]], mustAnswer: false,
            foresight: .ends
        ) { session, invocation in
            session.exitStatus = invocation.arguments.integer("STATUS").map(Int32.init) ?? session.status
        }
    }
}
