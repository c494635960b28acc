import ChallengeDesignSystem

/// A graph as a Mermaid flowchart.
struct MermaidText {
    let graph: NavigationGraph

    var lines: [String] {
        let groups = graph.groups.enumerated().flatMap { position, group in
            ["  subgraph f\(position + 1)[\(Self.text([group.name]))]"] + group.nodes.map { "    \(Self.text(of: $0))" }
                + ["  end"]
        }
        return ["flowchart LR"] + groups + graph.others.map { "  \(Self.text(of: $0))" } + graph.edges.map(Self.text)
    }

    private static func text(of node: NavigationGraph.Node) -> String {
        let (start, end) =
            switch node.kind {
            case .screen: ("[", "]")
            case .root: ("([", "])")
            case .outgoing: ("[/", "/]")
            case .unknown: ("{{", "}}")
            }
        return node.identifier + start + text(node.lines) + end
    }

    private static func text(_ edge: NavigationGraph.Edge) -> String {
        let arrow =
            switch edge.kind {
            case .push: "-->"
            case .redirect: "-.->"
            case .modal: "==>"
            }
        return "  \(edge.from) \(arrow)|\(text([edge.label]))| \(edge.to)"
    }

    /// Lines as one label in quotes. A label must not be empty.
    private static func text(_ lines: [String]) -> String {
        let text = lines.map { escaped($0.madeVisible) }.joined(separator: "<br>")
        return "\"\(text.isEmpty ? " " : text)\""
    }

    /// What may mean something to Mermaid, to Markdown or to HTML by its number, as Mermaid's entity codes have it.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "/", "(", ")", "=", "?", "-": String(scalar)
            default: "#\(scalar.value);"
            }
        }.joined()
    }
}
