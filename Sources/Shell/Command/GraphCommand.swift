import ChallengeCore
import ChallengeGraph
import ChallengeSession

extension SessionCommand {
    /// `graph`.
    static let drawing = [
        SessionCommand(
            "graph", help: "Draw the screens and redirects as a graph",
            discussion: "For other programs it is printed in a FORMAT: mermaid, dot, svg or json.",
            examples: ["graph", "graph svg > app.svg", "graph dot | dot -Tpng -o app.png"],
            forms: [[]] + GraphReport.Format.allCases.map { [Keyword($0.rawValue).parameter] },
            synopsis: "[FORMAT]", answer: .text,
            .answers { root, invocation in
                let format = GraphReport.Format.allCases.first { invocation.arguments.has(Keyword($0.rawValue)) }
                return GraphReport(root).report(in: format)
            })
    ]
}
