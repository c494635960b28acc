import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

extension SessionCommand {
    /// The commands that show what there is.
    static let inspection = [
        SessionCommand("show", help: "Print the screen again", .navigates { root, _ in root.setNeedsDisplay() }),
        SessionCommand(
            "path", help: "Print the stack, and how it came about",
            .answers { root, _ in PathReport(stacks: root.screens).report }),
        SessionCommand(
            "why", help: "Print all that led to this screen", .answers { root, _ in .why(root.screens, root.map) }),
        SessionCommand(
            "routes", help: "Print every route, and every redirect",
            .answers { root, _ in RoutesReport(routes: root.routes, map: root.map).report }),
        SessionCommand(
            "graph", help: "Print the screens and redirects as a graph",
            forms: [[], [Keyword("mermaid").parameter], [dot.parameter]],
            .answers { root, invocation in
                let graph = NavigationGraph(map: root.map, routes: root.routes)
                let isDot = invocation.arguments.has(dot)
                let lines = isDot ? DotText(graph: graph).lines : MermaidText(graph: graph).lines
                return Report(
                    "graph", body: .verbatim(lines),
                    content: ["format": isDot ? "dot" : "mermaid", "text": lines.joined(separator: "\n")] as JSON)
            }),
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]],
            staticEffect: .moves { app, position, invocation throws(CommandError) in
                if let name = invocation.command.arguments.first {
                    _ = try app.commandTable(at: position).resolve(name)
                }
                return position
            },
            .answers { root, invocation in
                guard let name = invocation.command.arguments.first else { return HelpReport(root).report }
                return CommandHelp(description: try CommandTable(root).resolve(name, mayBeShort: true).description).report
            }),
    ]
    private static let dot = Keyword("dot")
}
