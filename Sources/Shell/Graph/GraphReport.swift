package import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeText

/// The answer to the command `graph`: the app with the user's position, as a drawing or as text for another program.
package struct GraphReport {
    /// The formats for other programs.
    package enum Format: String, CaseIterable {
        case mermaid, dot, json
    }

    private let graph: NavigationGraph

    package init(_ root: any RootContainerContract) {
        var graph = NavigationGraph(map: root.map, routes: root.routes)
        graph.mark(root.screens.flatMap(\.self))
        self.init(graph)
    }

    package init(_ graph: NavigationGraph) { self.graph = graph }

    /// - Parameter format: nil for a drawing.
    package func report(in format: Format?) -> Report {
        let lines: [String]
        switch format {
        case nil:
            let figure = Figure { [graph] in Self.drawing(of: graph, width: $0, isUnicode: $1) }
            return Report("graph", body: .figure(figure), content: graph)
        case .json:
            return Report(
                "graph", body: .verbatim(graph.json.text(indentedBy: 0).split(separator: "\n").map(String.init)),
                content: graph)
        case .mermaid: lines = GraphText(graph).mermaid
        case .dot: lines = GraphText(graph).dot
        }
        let content: JSON = ["format": format?.rawValue, "text": lines.joined(separator: "\n")]
        return Report("graph", body: .verbatim(lines), content: content)
    }

    /// Returns the drawing, or a list if there is no room for a drawing, with a legend below.
    private nonisolated static func drawing(of graph: NavigationGraph, width: Int, isUnicode: Bool) -> Element {
        let style = TextStyle(color: false, unicode: isUnicode)
        let legend = [.blank] + GraphLegend(graph: graph, style: style).rows(width: width)
        guard let drawing = GraphDrawing(graph, width: width, style: style) else {
            return .stack([GraphList(graph: graph, style: style).element] + legend)
        }
        return .stack(GraphCanvas(drawing, isUnicode: isUnicode).rows.map { .line($0) } + legend)
    }
}

nonisolated extension NavigationGraph: JSONConvertible {
    package var json: JSON {
        let names = groups.map(\.name)
        return [
            "nodes": nodes.map { node in
                [
                    "id": node.identifier, "kind": "\(node.kind)", "feature": node.feature.map { names[$0] },
                    "screen": node.screen, "navigation": node.navigation, "routes": node.routes.map(\.usage),
                    "links": node.routes.compactMap(\.deepLink), "tab": node.tab?.name,
                    "place": node.place == .elsewhere ? nil : node.place.rawValue,
                ] as JSON
            },
            "edges": edges.map { edge in
                [
                    "from": edge.from, "to": edge.to, "kind": "\(edge.kind)", "label": edge.label,
                    "onWay": edge.isOnWay ? true : nil,
                ] as JSON
            },
        ]
    }
}
