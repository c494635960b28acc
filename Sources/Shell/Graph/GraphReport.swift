package import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeText

extension NavigationGraph {
    /// The formats for other programs.
    package nonisolated enum Format: String, CaseIterable {
        case mermaid, dot, json
    }

    /// Creates the graph of a running app with the user's position.
    package init(of root: RootContainer) {
        self.init(map: root.mapWithPreviews, routes: root.routes)
        mark(root.screens.flatMap(\.self))
    }

    /// Returns the answer to the command `graph`.
    ///
    /// - Parameters:
    ///   - format: nil for a drawing.
    ///   - height: the most rows of a drawing, of which those around the screen on top stay; nil for all.
    package func report(in format: Format?, height: Int? = nil) -> Report {
        let lines: [String]
        switch format {
        case nil:
            let figure = Figure { drawing(width: $0, isUnicode: $1, height: height) }
            return Report("graph", body: .figure(figure), content: self)
        case .json:
            return Report(
                "graph", body: .verbatim(json.text(indentedBy: 0).split(separator: "\n").map(String.init)),
                content: self)
        case .mermaid: lines = GraphText(self).mermaid
        case .dot: lines = GraphText(self).dot
        }
        let content: JSON = ["format": format?.rawValue, "text": lines.joined(separator: "\n")]
        return Report("graph", body: .verbatim(lines), content: content)
    }

    /// Returns the drawing, or a list if there is no room for a drawing, with a legend below.
    private nonisolated func drawing(width: Int, isUnicode: Bool, height: Int?) -> Element {
        let style = TextStyle(color: false, unicode: isUnicode)
        let legend = [.blank] + legend(style, width: width)
        var (rows, here) = ([Element](), 0)
        if let drawing = GraphDrawing(self, width: width, style: style) {
            rows = GraphCanvas(drawing, isUnicode: isUnicode).rows.map { .line($0) }
            here = drawing.frames.first { $0.place == .here }.map { $0.y + $0.height / 2 } ?? 0
        } else {
            (rows, here) = list(style)
        }
        let room = height.map { max($0 - legend.count, 0) } ?? rows.count
        let start = min(max(here - room / 2, 0), max(rows.count - room, 0))
        return .stack(rows[start...].prefix(room) + legend)
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
