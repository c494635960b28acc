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
        SessionCommand("why", help: "Print all that led to this screen") { session, _ in
            let story = WhyReport(stacks: session.root.screens, map: session.root.map)
            session.tell(.report(story.report))
        },
        SessionCommand("routes", help: "Print every route, and every redirect") { session, _ in
            let routes = RoutesReport(routes: session.root.routes, map: session.root.map)
            session.tell(.report(routes.report))
        },
        SessionCommand(
            "graph", help: "Print the screens and redirects as a graph",
            forms: [
                [], [Keyword(GraphFormat.mermaid.rawValue).parameter], [dotFormat.parameter],
            ]
        ) { session, invocation in
            let format: GraphFormat = invocation.arguments.has(dotFormat) ? .dot : .mermaid
            let graph = NavigationGraph(map: session.root.map, routes: session.root.routes)
            session.tell(.report(GraphReport(graph: graph, format: format).report))
        },
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]],
            foresight: .moves { app, position, invocation throws(CommandError) in
                if let name = invocation.command.arguments.first { _ = try app.resolve(name, at: position) }
                return [position]
            }
        ) { session, invocation in
            guard let name = invocation.command.arguments.first else {
                return session.tell(.report(HelpReport(session: session).report))
            }
            session.tell(
                .report(CommandHelp(description: try session.resolve(name, mayBeShort: true).description).report))
        },
    ]
    private static let dotFormat = Keyword(GraphFormat.dot.rawValue)
}
