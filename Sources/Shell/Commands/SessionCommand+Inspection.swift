import ChallengeCore
import ChallengeDesignSystem

extension SessionCommand {
    /// The commands that show what there is.
    static let inspection = [
        SessionCommand("show", help: "Print the screen again") { session, _ in
            session.root.setNeedsDisplay()
        },
        SessionCommand("path", help: "Print the stack, and how it came about") { session, _ in
            session.tell(.report(PathReport(stacks: session.root.screens).report))
        },
        SessionCommand("why", help: "Print all that led to this screen") { session, _ in
            session.tell(.report(.why(session.root.screens, session.root.map)))
        },
        SessionCommand("routes", help: "Print every route, and every redirect") { session, _ in
            session.tell(.report(RoutesReport(routes: session.root.routes, map: session.root.map).report))
        },
        SessionCommand(
            "graph", help: "Print the screens and redirects as a graph",
            forms: [[], [Keyword("mermaid").parameter], [dot.parameter]]
        ) { session, invocation in
            let graph = NavigationGraph(map: session.root.map, routes: session.root.routes)
            let isDot = invocation.arguments.has(dot)
            let lines = isDot ? DotText(graph: graph).lines : MermaidText(graph: graph).lines
            session.answer(
                "graph", .verbatim(lines),
                ["format": isDot ? "dot" : "mermaid", "text": lines.joined(separator: "\n")])
        },
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]],
            staticEffect: .moves { app, position, invocation throws(CommandError) in
                if let name = invocation.command.arguments.first { _ = try app.resolve(name, at: position) }
                return [position]
            }
        ) { session, invocation in
            guard let name = invocation.command.arguments.first else {
                return session.answerHelp()
            }
            session.tell(
                .report(CommandHelp(description: try session.resolve(name, mayBeShort: true).description).report))
        },
    ]
    private static let dot = Keyword("dot")
}
