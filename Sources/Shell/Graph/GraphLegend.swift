import ChallengeDesignSystem
import ChallengeText

/// The legend of a drawing: the meanings of its lines and signs.
nonisolated struct GraphLegend {
    let graph: NavigationGraph
    let style: TextStyle

    /// Returns the rows of the legend. A row is wider than `width` only if a single entry is wider.
    func rows(width: Int) -> [Element] {
        var (rows, room): ([[Span]], Int) = ([[]], width)
        for (sign, role, meaning) in entries {
            let columns = (sign + " " + meaning).displayWidth
            if let last = rows.last, !last.isEmpty {
                if columns + 3 > room {
                    (rows, room) = (rows + [[]], width)
                } else {
                    rows[rows.count - 1].append(Span("   "))
                }
            }
            rows[rows.count - 1] += [Span(sign, role), Span(" \(meaning)", .secondary)]
            room -= columns + 3
        }
        return rows.map { .line($0) }
    }

    var entries: [(sign: String, role: Span.Role, meaning: String)] {
        let labels = GraphLabels(style: style, detail: .names)
        let (edges, hasFailure) = (Set(graph.edges.map(\.kind)), graph.edges.contains(where: \.isFailure))
        let nodes = Set(graph.nodes.map(\.kind))
        let places = Set(graph.nodes.map(\.place))
        let all: [(isThere: Bool, sign: String, role: Span.Role, meaning: String)] = [
            (edges.contains(.push), labels.arrow(.push), .plain, "leads to"),
            (edges.contains(.redirect), labels.arrow(.redirect), .plain, "is redirected to"),
            (edges.contains(.modal), labels.arrow(.modal), .plain, "presents"),
            (edges.contains(.tab), labels.arrow(.tab), .plain, "another tab, from any screen"),
            (edges.contains(.guarded), labels.arrow(.guarded), .plain, "shows until its guard passes"),
            (hasFailure, labels.sign(.deadEnd), .failure, "leads to the not-found screen"),
            (nodes.contains(.outgoing), labels.sign(.exit), .plain, "outgoing navigation"),
            (nodes.contains(.unknown), "?", .failure, "in no feature"),
            (nodes.contains(.root), labels.sign(.root), .plain, "the app begins here"),
            (places.contains(.onWay), labels.sign(.onWay), .accent, "the way here"),
            (places.contains(.here), labels.sign(.here), .success, "you are here"),
        ]
        return all.filter(\.isThere).map { ($0.sign, $0.role, $0.meaning) }
    }
}

/// A graph as a list, if there is no room for a drawing: each feature with its screens, navigations and their edges.
nonisolated struct GraphList {
    let graph: NavigationGraph
    let style: TextStyle

    var element: Element {
        let labels = GraphLabels(style: style, detail: .names)
        let titles = Dictionary(
            uniqueKeysWithValues: graph.nodes.map { ($0.identifier, labels.lines(of: $0, width: .max)[0]) })
        let groups = graph.groups + (graph.others.isEmpty ? [] : [("?", graph.others)])
        return .stack(
            groups.flatMap { group in
                [.line([Span(group.name, .title)])]
                    + group.nodes.flatMap { node -> [Element] in
                        let role = node.place.role ?? .plain
                        let edges = graph.edges.filter { $0.from == node.identifier }.map { edge in
                            let label = edge.kind == .redirect && !edge.isFailure ? "" : edge.label + " "
                            return Element.line([
                                Span("    \(label)", .secondary),
                                Span(
                                    "\(labels.arrow(edge.kind)) \(titles[edge.to] ?? "")",
                                    edge.isOnWay ? .accent : .plain),
                            ])
                        }
                        return [.line([Span("  " + (titles[node.identifier] ?? ""), role)])] + edges
                    }
            })
    }
}
