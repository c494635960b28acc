import ChallengeCore
import ChallengeDesignSystem

extension SessionCommand {
    /// The commands that show what there is.
    static let inspection = [
        SessionCommand("show", help: "Print the screen again") { session, _ in
            session.root.setNeedsDisplay()
        },
        SessionCommand("path", help: "Print the screens from the first to this one, and how each was reached") {
            session, _ in
            session.output.print(PathReport(stacks: session.root.screens).element)
        },
        SessionCommand("routes", help: "Print every route, its links, and where it leads") { session, _ in
            session.output.print(RoutesReport(routes: session.root.routes).element)
        },
        SessionCommand(
            "help", help: "Print what is possible here, or how to write a command",
            forms: [[], [Parameter("COMMAND", .word)]]
        ) { session, invocation in
            guard let name = invocation.command.arguments.first else {
                return session.output.print(HelpReport(session: session).element)
            }
            let description = try session.resolve(name).description
            session.output.print(
                .stack([
                    .line([Span(description.usage, .emphasis)]), .paragraph([Span("  \(description.help).")]),
                ]))
        },
    ]
}
