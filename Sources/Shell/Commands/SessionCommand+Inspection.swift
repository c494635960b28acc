import ChallengeCore
import ChallengeDesignSystem

extension SessionCommand {
    /// The commands that show what there is.
    static let inspection = [
        SessionCommand("show", help: "Print the screen again") { session, _ in
            session.root.setNeedsDisplay()
        },
        SessionCommand("path", help: "Print the stack, and how it came about") {
            session, _ in
            session.output.print(PathReport(stacks: session.root.screens).element)
        },
        SessionCommand("routes", help: "Print every route, and where it leads") { session, _ in
            session.output.print(RoutesReport(routes: session.root.routes).element)
        },
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]]
        ) { session, invocation in
            guard let name = invocation.command.arguments.first else {
                return session.output.print(HelpReport(session: session).element)
            }
            session.output.print(CommandHelp(description: try session.resolve(name).description).element)
        },
    ]
}
