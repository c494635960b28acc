import ChallengeDesignSystem

/// A graph as a Graphviz digraph.
struct DotText {
    let graph: NavigationGraph

    var lines: [String] {
        let groups = graph.groups.enumerated().flatMap { position, group in
            ["  subgraph cluster_\(position + 1) {", "    label=\(Self.text([group.name]));"]
                + group.nodes.map { "    \(Self.text(of: $0))" } + ["  }"]
        }
        return ["digraph {", "  rankdir=LR;", "  node [shape=box];"] + groups
            + graph.others.map { "  \(Self.text(of: $0))" } + graph.edges.map(Self.text) + ["}"]
    }

    private static func text(of node: NavigationGraph.Node) -> String {
        let look =
            switch node.kind {
            case .screen: ""
            case .root: ", peripheries=2"
            case .outgoing: ", shape=parallelogram"
            case .unknown: ", shape=hexagon"
            }
        return "\(node.identifier) [label=\(text(node.lines))\(look)];"
    }

    private static func text(_ edge: NavigationGraph.Edge) -> String {
        let look =
            switch edge.kind {
            case .push: ""
            case .redirect: ", style=dashed"
            case .modal: ", style=bold"
            }
        return "  \(edge.from) -> \(edge.to) [label=\(text([edge.label]))\(look)];"
    }

    /// Lines as one label in quotes.
    private static func text(_ lines: [String]) -> String {
        "\"" + lines.map { escaped($0.madeVisible) }.joined(separator: "\\n") + "\""
    }

    /// A backslash begins an escape sequence, an ampersand an entity, by which everything beyond ASCII is written; but for
    /// what is beyond U+FFFF, which Graphviz 2.43 takes for something else: that is spelled out as `\u{1f600}`.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "&": "&amp;"
            case _ where scalar.isASCII: String(scalar)
            case _ where scalar.value > 0xFFFF: "\\\\u{\(String(scalar.value, radix: 16))}"
            default: "&#\(scalar.value);"
            }
        }.joined()
    }
}
