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
            session.tell(.report(PathReport(stacks: session.root.screens).report))
        },
        SessionCommand("routes", help: "Print every route, and where it leads") { session, _ in
            session.tell(.report(RoutesReport(routes: session.root.routes, map: session.root.map).report))
        },
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]]
        ) { session, invocation in
            guard let name = invocation.command.arguments.first else {
                return session.tell(.report(HelpReport(session: session).report))
            }
            session.tell(
                .report(CommandHelp(description: try session.resolve(name, mayBeShort: true).description).report))
        },
    ]
}
