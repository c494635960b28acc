import ChallengeDesignSystem
import ChallengeText

nonisolated extension NavigationGraph {
    /// Returns the meanings of a drawing's lines and signs. A row is wider than `width` only if a single entry is wider.
    func legend(_ style: TextStyle, width: Int) -> [Element] {
        var (rows, room): ([[Span]], Int) = ([[]], width)
        for (sign, role, meaning) in signs(style) {
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

    func signs(_ style: TextStyle) -> [(sign: String, role: Span.Role, meaning: String)] {
        let labels = GraphLabels(style: style, detail: .names)
        let (kinds, hasFailure) = (Set(edges.map(\.kind)), edges.contains(where: \.isFailure))
        let places = Set(nodes.map(\.place))
        let nodes = Set(nodes.map(\.kind))
        let all: [(isThere: Bool, sign: String, role: Span.Role, meaning: String)] = [
            (kinds.contains(.push), labels.arrow(.push), .plain, "leads to"),
            (kinds.contains(.redirect), labels.arrow(.redirect), .plain, "is redirected to"),
            (kinds.contains(.modal), labels.arrow(.modal), .plain, "presents"),
            (kinds.contains(.tab), labels.arrow(.tab), .plain, "another tab, from any screen"),
            (kinds.contains(.guarded), labels.arrow(.guarded), .plain, "shows until its guard passes"),
            (hasFailure, labels.sign(.deadEnd), .failure, "leads to the not-found screen"),
            (nodes.contains(.outgoing), labels.sign(.exit), .plain, "outgoing navigation"),
            (nodes.contains(.unknown), "?", .failure, "in no feature"),
            (nodes.contains(.root), labels.sign(.root), .plain, "the app begins here"),
            (places.contains(.onWay), labels.sign(.onWay), .accent, "the way here"),
            (places.contains(.here), labels.sign(.here), .success, "you are here"),
        ]
        return all.filter(\.isThere).map { ($0.sign, $0.role, $0.meaning) }
    }

    /// Returns a list, for which there is always room: each feature with its screens, navigations and their edges; and the
    /// index of the row with the screen on top.
    func list(_ style: TextStyle) -> (rows: [Element], here: Int) {
        let labels = GraphLabels(style: style, detail: .names)
        let titles = Dictionary(
            uniqueKeysWithValues: nodes.map { ($0.identifier, labels.lines(of: $0, width: .max)[0]) })
        let groups = groups + (others.isEmpty ? [] : [("?", others)])
        var (rows, here): ([Element], Int) = ([], 0)
        for group in groups {
            rows.append(.line([Span(group.name, .title)]))
            for node in group.nodes {
                if node.place == .here { here = rows.count }
                rows.append(.line([Span("  " + (titles[node.identifier] ?? ""), node.place.role ?? .plain)]))
                rows += edges.filter { $0.from == node.identifier }.map { edge in
                    let label = edge.kind == .redirect && !edge.isFailure ? "" : edge.label + " "
                    return .line([
                        Span("    \(label)", .secondary),
                        Span(
                            "\(labels.arrow(edge.kind)) \(titles[edge.to] ?? "")", edge.isOnWay ? .accent : .plain),
                    ])
                }
            }
        }
        return (rows, here)
    }
}
