import ChallengeCore

extension SessionCommand {
    /// The command that fails unless something is as it should be.
    static let proving = [
        SessionCommand(
            "expect", help: "Fail unless something is as it should be", forms: expectations,
            synopsis: "STATEMENT"
        ) { session, invocation in
            try await session.expect(invocation)
            session.tell(.note("as expected"))
        }
    ]

    /// What can be said of the app, each with and without `not` before it, and a command that must fail.
    private static let expectations: [[Parameter]] = {
        let statements: [[Parameter]] = [
            [Parameter("screen", .keyword), Parameter("NAME", .name(.screen))],
            [Parameter("state", .keyword), Parameter("STATE", .name(.state))],
            [Parameter("text", .keyword), Parameter("TEXT", .text)],
            [Parameter("path", .keyword), Parameter("SCREEN...", .text)],
            [
                Parameter("redirect", .keyword), Parameter("FROM", .name(.navigation)),
                Parameter("TO", .name(.navigation)),
            ],
            [Parameter("event", .keyword), Parameter("EVENT", .name(.event))],
            [Parameter("event", .keyword), Parameter("EVENT", .name(.event)), Parameter("KEY=VALUE...", .text)],
            [Parameter("count", .keyword), Parameter("N", .integer(0...Int.max))],
        ]
        let fails = [Parameter("fails", .keyword), Parameter("COMMAND", .command)]
        return statements + statements.map { [Parameter("not", .keyword)] + $0 }
            + [fails, fails + [Parameter("ARGUMENTS", .text)]]
    }()
}
