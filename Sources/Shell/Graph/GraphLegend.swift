import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// What the lines and signs of a drawing mean: of those that are in it.
nonisolated struct GraphLegend {
    let graph: NavigationGraph
    let style: TextStyle

    /// The rows, none wider than `width` unless one entry is.
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
        let script = GraphScript(style: style, detail: .names)
        var entries: [(String, Span.Role, String)] = []
        let kinds: [(NavigationGraph.Edge.Kind, String)] = [
            (.push, "leads to"), (.redirect, "is redirected to"), (.modal, "presents"),
        ]
        for (kind, meaning) in kinds where graph.edges.contains(where: { $0.kind == kind }) {
            entries.append((script.arrow(kind), .plain, meaning))
        }
        if graph.edges.contains(where: \.isFailure) {
            entries.append((script.sign(.deadEnd), .failure, "leads to the not-found screen"))
        }
        let nodes = Set(graph.nodes.map(\.kind))
        if nodes.contains(.outgoing) { entries.append((script.sign(.exit), .plain, "outgoing navigation")) }
        if nodes.contains(.unknown) { entries.append(("?", .failure, "of no feature")) }
        if nodes.contains(.root) { entries.append((script.sign(.root), .plain, "the app begins here")) }
        let places = Set(graph.nodes.map(\.place))
        if places.contains(.onWay) { entries.append((script.sign(.onWay), .accent, "the way here")) }
        if places.contains(.here) { entries.append((script.sign(.here), .success, "you are here")) }
        return entries
    }
}

/// A graph as a list, for where a drawing has no room: each feature's screens and navigations, and what leads from them.
nonisolated struct GraphList {
    let graph: NavigationGraph
    let style: TextStyle

    var element: Element {
        let script = GraphScript(style: style, detail: .names)
        let titles = Dictionary(
            uniqueKeysWithValues: graph.nodes.map { ($0.identifier, script.lines(of: $0, width: .max)[0]) })
        let groups = graph.groups + (graph.others.isEmpty ? [] : [("?", graph.others)])
        return .stack(
            groups.flatMap { group in
                [.line([Span(group.name, .title)])]
                    + group.nodes.flatMap { node -> [Element] in
                        let role: Span.Role = node.place == .here ? .success : node.place == .onWay ? .accent : .plain
                        let edges = graph.edges.filter { $0.from == node.identifier }.map { edge in
                            let label = edge.kind == .redirect && !edge.isFailure ? "" : edge.label + " "
                            return Element.line([
                                Span("    \(label)", .secondary),
                                Span(
                                    "\(script.arrow(edge.kind)) \(titles[edge.to] ?? "")",
                                    edge.isOnWay ? .accent : .plain),
                            ])
                        }
                        return [.line([Span("  " + (titles[node.identifier] ?? ""), role)])] + edges
                    }
            })
    }
}
