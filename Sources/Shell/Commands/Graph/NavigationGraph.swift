import ChallengeCore

/// An app's screens and outgoing navigations, by feature, and all that leads from one to another. There is a node for
/// each name of a navigation; ``others`` are those of no feature.
struct NavigationGraph {
    /// A screen, or a navigation without one.
    struct Node {
        enum Kind {
            case screen
            /// The screen with which the app begins.
            case root
            /// An outgoing navigation of a feature.
            case outgoing
            /// A navigation that no feature declares.
            case unknown
        }

        /// Different for any two nodes; the first letter and digits.
        let identifier: String
        let kind: Kind
        /// The screen's name, its navigation, and how to ask for it.
        var lines: [String]
    }

    struct Group {
        let name: String
        let nodes: [Node]
    }

    struct Edge: Hashable {
        enum Kind {
            case push, redirect, modal
        }

        let from: String
        let to: String
        let kind: Kind
        let label: String
    }

    private var names: [(feature: String, nodes: [Int])] = []
    private var nodes: [Node] = []
    private var unknown: [Int] = []
    private var places: [String: Int] = [:]
    private(set) var edges: [Edge] = []
    private var seen: Set<Edge> = []

    var groups: [Group] {
        names.map { name, indices in Group(name: name, nodes: indices.map { nodes[$0] }) }
    }

    /// Those of no feature.
    var others: [Node] { unknown.map { nodes[$0] } }

    init(map: AppMap, routes: [AppRoute]) {
        for feature in map.features { add(feature, root: map.root) }
        for feature in map.features {
            for screen in feature.screens { connect(screen) }
            for chain in feature.redirects { connect(chain) }
        }
        for route in routes { add(route) }
    }

    /// Adds a feature's screens and its outgoing navigations.
    private mutating func add(_ feature: AppMap.Feature, root: String) {
        var indices = feature.screens.map { screen in
            let isRoot = screen.navigation == root
            let lines = [screen.name, screen.navigation] + (isRoot ? ["the app begins here"] : [])
            return add(isRoot ? .root : .screen, screen.navigation, lines)
        }
        for chain in feature.redirects where places[chain.navigations[0].name] == nil {
            indices.append(add(.outgoing, chain.navigations[0].name, [chain.navigations[0].name]))
        }
        names.append((feature.name, indices))
    }

    /// Adds what leads from a screen: its actions, and its rows.
    private mutating func connect(_ screen: ScreenDescription) {
        for action in screen.actions {
            switch action.effect {
            case .stays, .leaves: break
            case .leads(let navigation, as: nil):
                connect(screen.navigation, navigation, .push, action.name)
            case .leads(let navigation, as: let style?):
                connect(screen.navigation, navigation, .modal, "\(action.name), as \(style.phrase)")
            }
        }
        if let rows = screen.rows { connect(screen.navigation, rows.navigation, .push, "a row") }
    }

    /// Adds the redirects of a navigation, and why they lead nowhere, if they do.
    private mutating func connect(_ chain: RedirectChain) {
        for hop in chain.hops { connect(hop.from.name, hop.to.name, .redirect, "redirect") }
        guard let failure = chain.failure else { return }
        // Where nobody redirects the last navigation, that one leads nowhere; in an endless chain, the first one does.
        let hasEnded = if case .notFound(.noRedirect) = chain.destination as? UnknownNavigation { true } else { false }
        let from = hasEnded ? chain.navigations[chain.navigations.count - 1] : chain.navigations[0]
        connect(from.name, chain.destination.name, .redirect, failure)
    }

    /// Adds how to ask for a navigation, by name and by link.
    private mutating func add(_ route: AppRoute) {
        let node = node(for: route.route.navigationName)
        nodes[node].lines.append("open \(route.route.usage)")
        if let link = route.route.deepLink { nodes[node].lines.append(link) }
        if let chain = route.chain { connect(chain) }
    }

    private mutating func connect(_ from: String, _ to: String, _ kind: Edge.Kind, _ label: String) {
        let (from, to) = (node(for: from), node(for: to))
        let edge = Edge(
            from: nodes[from].identifier, to: nodes[to].identifier, kind: kind, label: label)
        if seen.insert(edge).inserted { edges.append(edge) }
    }

    private mutating func node(for navigation: String) -> Int {
        if let place = places[navigation] { return place }
        let node = add(.unknown, navigation, [navigation])
        unknown.append(node)
        return node
    }

    private mutating func add(_ kind: Node.Kind, _ navigation: String, _ lines: [String]) -> Int {
        nodes.append(Node(identifier: "n\(nodes.count + 1)", kind: kind, lines: lines))
        // The first screen of a navigation is the one that it leads to.
        if places[navigation] == nil { places[navigation] = nodes.count - 1 }
        return nodes.count - 1
    }
}
