import ChallengeCore
import ChallengeDesignSystem

/// The languages in which a graph is written.
nonisolated enum GraphFormat: String, CaseIterable {
    /// A flowchart for Mermaid (https://mermaid.js.org/syntax/flowchart.html).
    case mermaid
    /// A digraph for Graphviz (https://graphviz.org/doc/info/lang.html).
    case dot
}

/// A graph as a text for the programs that draw it.
///
/// The text is ASCII, whatever the names are, so that nothing on its way changes it.
struct GraphReport {
    let graph: NavigationGraph
    let format: GraphFormat

    var report: Report {
        let lines =
            switch format {
            case .mermaid: MermaidText(graph: graph).lines
            case .dot: DotText(graph: graph).lines
            }
        return Report(
            "graph", body: .verbatim(lines),
            content: ["format": format.rawValue, "text": lines.joined(separator: "\n")] as JSON)
    }
}
