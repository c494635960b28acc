import ChallengeDesignSystem
import ChallengeText

/// A graph as a digraph for Graphviz (https://graphviz.org/doc/info/lang.html).
///
/// The text is ASCII, whatever the names are, so that nothing on its way changes it.
package struct DotText {
    package let graph: NavigationGraph
    /// True for what was not reached, which is drawn red and dashed.
    let lacks: (NavigationGraph.Subject) -> Bool

    package init(graph: NavigationGraph, lacks: @escaping (NavigationGraph.Subject) -> Bool = { _ in false }) {
        (self.graph, self.lacks) = (graph, lacks)
    }

    package var lines: [String] {
        let groups = graph.groups.enumerated().flatMap { position, group in
            ["  subgraph cluster_\(position + 1) {", "    label=\(Self.text([group.name]));"]
                + group.nodes.map { "    \(text(of: $0))" } + ["  }"]
        }
        return ["digraph {", "  rankdir=LR;", "  node [shape=box];"] + groups
            + graph.others.map { "  \(text(of: $0))" } + graph.edges.map(text) + ["}"]
    }

    private static let missing = ", style=dashed, color=red, fontcolor=red"

    private func text(of node: NavigationGraph.Node) -> String {
        let look =
            switch node.kind {
            case .screen: ""
            case .root: ", peripheries=2"
            case .outgoing: ", shape=parallelogram"
            case .unknown: ", shape=hexagon"
            }
        let missing = node.subject.map(lacks) == true ? Self.missing : ""
        return "\(node.identifier) [label=\(Self.text(node.lines))\(look)\(missing)];"
    }

    private func text(_ edge: NavigationGraph.Edge) -> String {
        let look =
            switch edge.kind {
            case _ where edge.subject.map(lacks) == true: Self.missing
            case .push: ""
            case .redirect: ", style=dashed"
            case .modal: ", style=bold"
            }
        return "  \(edge.from) -> \(edge.to) [label=\(Self.text([edge.label]))\(look)];"
    }

    /// Lines as one label in quotes.
    private static func text(_ lines: [String]) -> String {
        "\"" + lines.map { escaped($0.escapingUnsafe) }.joined(separator: "\\n") + "\""
    }

    /// A backslash begins an escape sequence, an ampersand an entity, by which everything beyond ASCII is written; but
    /// for what is beyond U+FFFF, which Graphviz 2.43 takes for something else: that is spelled out as `\u{1f600}`.
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

/// A graph as a flowchart for Mermaid (https://mermaid.js.org/syntax/flowchart.html), in ASCII too.
package struct MermaidText {
    package let graph: NavigationGraph
    /// True for what was not reached, which is drawn red and dashed.
    let lacks: (NavigationGraph.Subject) -> Bool

    package init(graph: NavigationGraph, lacks: @escaping (NavigationGraph.Subject) -> Bool = { _ in false }) {
        (self.graph, self.lacks) = (graph, lacks)
    }

    package var lines: [String] {
        let groups = graph.groups.enumerated().flatMap { position, group in
            ["  subgraph f\(position + 1)[\(Self.text([group.name]))]"] + group.nodes.map { "    \(Self.text(of: $0))" }
                + ["  end"]
        }
        return ["flowchart LR"] + groups + graph.others.map { "  \(Self.text(of: $0))" } + graph.edges.map(Self.text)
            + missing
    }

    /// The looks of what was not reached: of nodes by their identifiers, of edges by their numbers.
    private var missing: [String] {
        let nodes = (graph.groups.flatMap(\.nodes) + graph.others).filter { $0.subject.map(lacks) == true }.map(
            \.identifier)
        let edges = graph.edges.indices.filter { graph.edges[$0].subject.map(lacks) == true }.map(String.init)
        let look = "stroke:red,color:red,stroke-dasharray:5 5"
        return (nodes.isEmpty ? [] : ["  classDef missing \(look)", "  class \(nodes.joined(separator: ",")) missing"])
            + (edges.isEmpty ? [] : ["  linkStyle \(edges.joined(separator: ",")) \(look)"])
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
        let text = lines.map { escaped($0.escapingUnsafe) }.joined(separator: "<br>")
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
