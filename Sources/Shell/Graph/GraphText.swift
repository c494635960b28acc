import ChallengeText

/// A graph as a text for other programs. Other characters than ASCII are escaped, so that no encoding corrupts the text.
package struct GraphText {
    private let graph: NavigationGraph
    /// Returns true for a part that was not reached. Such a part is drawn red and dashed.
    private let lacks: (NavigationGraph.Subject) -> Bool

    package init(_ graph: NavigationGraph, lacks: @escaping (NavigationGraph.Subject) -> Bool = { _ in false }) {
        (self.graph, self.lacks) = (graph, lacks)
    }

    /// - Parameter begin: returns the first lines of a feature's group, by its number and name.
    private func lines(
        _ begin: (Int, String) -> [String], end: String, _ node: (NavigationGraph.Node) -> String,
        _ edge: (NavigationGraph.Edge) -> String
    ) -> [String] {
        graph.groups.enumerated().flatMap { position, group in
            begin(position + 1, group.name) + group.nodes.map { "    \(node($0))" } + ["  \(end)"]
        } + graph.others.map { "  \(node($0))" } + graph.edges.map { "  \(edge($0))" }
    }
}

/// The graph as a digraph for Graphviz (https://graphviz.org/doc/info/lang.html).
extension GraphText {
    package var dot: [String] {
        func begin(_ number: Int, _ name: String) -> [String] {
            ["  subgraph cluster_\(number) {", "    label=\(Self.dotLabel([name]));"]
        }
        return ["digraph {", "  rankdir=LR;", "  node [shape=box];"] + lines(begin, end: "}", dotNode, dotEdge) + ["}"]
    }

    private static let missing = ", style=dashed, color=red, fontcolor=red"

    private func dotNode(_ node: NavigationGraph.Node) -> String {
        let look =
            switch node.kind {
            case .screen: ""
            case .root: ", peripheries=2"
            case .outgoing: ", shape=parallelogram"
            case .unknown: ", shape=hexagon"
            }
        let missing = node.subject.map(lacks) == true ? Self.missing : ""
        return "\(node.identifier) [label=\(Self.dotLabel(node.lines))\(look)\(missing)];"
    }

    private func dotEdge(_ edge: NavigationGraph.Edge) -> String {
        let look =
            switch edge.kind {
            case _ where edge.subject.map(lacks) == true: Self.missing
            case .push: ""
            case .redirect: ", style=dashed"
            case .modal: ", style=bold"
            case .tab: ", style=dotted, arrowhead=odot"
            case .guarded: ", style=dotted"
            }
        return "\(edge.from) -> \(edge.to) [label=\(Self.dotLabel([edge.label]))\(look)];"
    }

    /// Returns several lines as one quoted label.
    private static func dotLabel(_ lines: [String]) -> String {
        "\"" + lines.map { dotEscaped($0.escapingUnsafe) }.joined(separator: "\\n") + "\""
    }

    /// Escapes a text for Graphviz. A backslash begins an escape sequence, and an ampersand begins an entity. Characters
    /// beyond ASCII become entities. Those above U+FFFF become `\u{1f600}`, because Graphviz 2.43 misreads such entities.
    private static func dotEscaped(_ text: String) -> String {
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

/// The graph as a flowchart for Mermaid (https://mermaid.js.org/syntax/flowchart.html).
extension GraphText {
    package var mermaid: [String] {
        ["flowchart LR"]
            + lines(
                { ["  subgraph f\($0)[\(Self.mermaidLabel([$1]))]"] }, end: "end", Self.mermaidNode, Self.mermaidEdge)
            + lackingLooks
    }

    /// The styles of parts that were not reached: nodes by their identifiers, edges by their numbers.
    private var lackingLooks: [String] {
        let nodes = (graph.groups.flatMap(\.nodes) + graph.others).filter { $0.subject.map(lacks) == true }
            .map(\.identifier)
        let edges = graph.edges.indices.filter { graph.edges[$0].subject.map(lacks) == true }.map(String.init)
        let look = "stroke:red,color:red,stroke-dasharray:5 5"
        return (nodes.isEmpty ? [] : ["  classDef missing \(look)", "  class \(nodes.joined(separator: ",")) missing"])
            + (edges.isEmpty ? [] : ["  linkStyle \(edges.joined(separator: ",")) \(look)"])
    }

    private static func mermaidNode(_ node: NavigationGraph.Node) -> String {
        let (start, end) =
            switch node.kind {
            case .screen: ("[", "]")
            case .root: ("([", "])")
            case .outgoing: ("[/", "/]")
            case .unknown: ("{{", "}}")
            }
        return node.identifier + start + mermaidLabel(node.lines) + end
    }

    private static func mermaidEdge(_ edge: NavigationGraph.Edge) -> String {
        let arrow =
            switch edge.kind {
            case .push: "-->"
            case .redirect: "-.->"
            case .modal: "==>"
            case .tab: "--o"
            case .guarded: "-.-x"
            }
        return "\(edge.from) \(arrow)|\(mermaidLabel([edge.label]))| \(edge.to)"
    }

    /// Returns several lines as one quoted label, which must not be empty.
    private static func mermaidLabel(_ lines: [String]) -> String {
        let text = lines.map { mermaidEscaped($0.escapingUnsafe) }.joined(separator: "<br>")
        return "\"\(text.isEmpty ? " " : text)\""
    }

    /// Replaces the special characters of Mermaid, Markdown and HTML by Mermaid's numeric entity codes.
    private static func mermaidEscaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "/", "(", ")", "=", "?", "-": String(scalar)
            default: "#\(scalar.value);"
            }
        }.joined()
    }
}
