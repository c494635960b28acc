import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// The texts of nodes and edges, with signs that the output supports.
nonisolated struct GraphLabels {
    /// The detail of a node's text: names only, names and routes, or names, routes and links.
    enum Detail: CaseIterable {
        case names, routes, links
    }

    let style: TextStyle
    let detail: Detail
    /// True if signs mark the user's way.
    var signsWay = true

    /// Returns the rows of a node, none wider than `width`: the node's name, routes and links.
    func lines(of node: NavigationGraph.Node, width: Int) -> [String] {
        let name = node.screen ?? (node.kind == .outgoing ? Self.shortName(of: node.navigation) : node.navigation)
        let isOnWay = signsWay && node.place != .elsewhere
        let mark: String? =
            switch node.kind {
            case .outgoing: sign(isOnWay ? .exitOnWay : .exit)
            case .unknown: "?"
            case .screen, .root: node.place == .here ? sign(.here) : isOnWay ? sign(.onWay) : nil
            }
        let title = (mark.map { $0 + " " } ?? "") + name + (node.kind == .root ? " " + sign(.root) : "")
        let routes = detail == .names ? [] : node.routes.map { "open \($0.usage)" }
        let links = detail == .links ? node.routes.compactMap(\.deepLink) : []
        return ([title] + routes + links).map(printable).map { $0.cut(to: max(1, width), ellipsis: style.ellipsis) }
    }

    /// Returns the rows of an edge's label; empty if the drawing already shows the same text.
    ///
    /// - Parameter target: the edge's destination, if the destination belongs to the same feature.
    func label(of edge: NavigationGraph.Edge, to target: NavigationGraph.Node?, width: Int) -> [String] {
        guard edge.kind != .redirect || edge.isFailure else { return [] }
        if let target, target.kind == .outgoing, Self.shortName(of: target.navigation) == edge.label { return [] }
        var rows: [String] = []
        let marks = (signsWay && edge.isOnWay ? sign(.onWay) + " " : "") + (edge.isFailure ? sign(.deadEnd) + " " : "")
        for word in (marks + printable(edge.label)).split(separator: " ") {
            if let last = rows.last, last.displayWidth + 1 + word.displayWidth <= width {
                rows[rows.count - 1] = last + " " + word
            } else {
                rows.append(String(word).cut(to: max(1, width), ellipsis: style.ellipsis))
            }
        }
        return rows
    }

    func printable(_ text: String) -> String { text.printable(in: style) }

    /// Returns `list` for `CharacterIncomingNavigation.list`.
    static func shortName(of navigation: String) -> String {
        navigation.split(separator: ".").last.map(String.init) ?? navigation
    }

    func arrow(_ kind: NavigationGraph.Edge.Kind) -> String {
        switch kind {
        case .push: style.unicode ? "─▶" : "->"
        case .redirect: style.unicode ? "┄▷" : "..>"
        case .modal: style.unicode ? "═▶" : "=>"
        case .tab: style.unicode ? "┄▶" : "..o"
        case .guarded: style.unicode ? "┄▻" : "..x"
        }
    }

    enum Sign { case here, onWay, exit, exitOnWay, root, deadEnd }

    func sign(_ sign: Sign) -> String {
        switch sign {
        case .here: style.unicode ? "●" : "@"
        case .onWay: style.unicode ? "•" : "*"
        case .exit: style.unicode ? "◇" : "o"
        case .exitOnWay: style.unicode ? "◆" : "*"
        case .root: style.unicode ? "⌂" : "^"
        case .deadEnd: style.unicode ? "✗" : "x"
        }
    }
}

nonisolated extension NavigationGraph.Place {
    /// The role for a node at this place; nil if the kind of the node determines the role.
    var role: Span.Role? {
        switch self {
        case .elsewhere: nil
        case .onWay: .accent
        case .here: .success
        }
    }
}

extension NavigationGraph.Edge {
    /// True if the edge leads to the not-found screen.
    package nonisolated var isFailure: Bool { kind == .redirect && label != NavigationGraph.redirectLabel }
}
