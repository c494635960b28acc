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

        /// The index of its feature; nil for a node of no feature.
        let feature: Int?
        /// Different for any two nodes; the first letter and digits.
        let identifier: String
        let kind: Kind
        /// What it is in a ``Coverage``: a screen, or the first redirect of an outgoing navigation.
        let item: Coverage.Item?
        /// The screen's name, its navigation, and how to ask for it.
        var lines: [String]
    }

    struct Edge: Hashable {
        enum Kind {
            case push, redirect, modal
        }

        let from: String
        let to: String
        let kind: Kind
        let label: String
        /// What it is in a ``Coverage``; nil for one that leads nowhere.
        let item: Coverage.Item?
    }

    /// The label of what leads from a list to the screen of a row.
    static let rowLabel = "a row"

    /// The label of what leads away, with how the destination covers the screen.
    static func label(_ name: String, as style: ModalPresentationStyle?) -> String {
        style.map { "\(name), as \($0.phrase)" } ?? name
    }

    private let names: [String]
    private var nodes: [Node] = []
    /// The first node of each navigation, which is the one that it leads to.
    private var indices: [String: Int] = [:]
    private(set) var edges: [Edge] = []
    private var seen: Set<Edge> = []

    /// The nodes of each feature.
    var groups: [(name: String, nodes: [Node])] {
        names.enumerated().map { index, name in (name, nodes.filter { $0.feature == index }) }
    }

    var others: [Node] { nodes.filter { $0.feature == nil } }

    init(map: AppMap, routes: [AppRoute]) {
        names = map.features.map(\.name)
        for (index, feature) in map.features.enumerated() { add(feature, index, root: map.root) }
        for feature in map.features {
            for screen in feature.screens { connect(screen) }
            for chain in feature.redirects { connect(chain) }
        }
        for route in routes { add(route) }
    }

    /// Adds a feature's screens and its outgoing navigations.
    private mutating func add(_ feature: AppMap.Feature, _ index: Int, root: String) {
        for screen in feature.screens {
            let isRoot = screen.navigation == root
            let lines = [screen.name, screen.navigation] + (isRoot ? ["the app begins here"] : [])
            let item = Coverage.Item(kind: .screens, name: screen.name)
            add(isRoot ? .root : .screen, screen.navigation, item, lines, of: index)
        }
        for chain in feature.redirects where indices[chain.navigations[0].name] == nil {
            let name = chain.navigations[0].name
            add(.outgoing, name, chain.hops.first.map { .redirect($0.from.name, $0.to.name) }, [name], of: index)
        }
    }

    /// Adds what leads from a screen: its actions, and its rows.
    private mutating func connect(_ screen: ScreenDescription) {
        for action in screen.actions {
            switch action.effect {
            case .stays, .leaves: break
            case .leads(let navigation, as: let style):
                lead(screen, to: navigation, style == nil ? .push : .modal, by: Self.label(action.name, as: style))
            }
        }
        if let rows = screen.rows { lead(screen, to: rows.navigation, .push, by: Self.rowLabel) }
    }

    private mutating func lead(_ screen: ScreenDescription, to navigation: String, _ kind: Edge.Kind, by label: String)
    {
        connect(screen.navigation, navigation, kind, label, .edge(screen.navigation, navigation, by: label))
    }

    /// Adds the redirects of a navigation, and why they lead nowhere, if they do.
    private mutating func connect(_ chain: RedirectChain) {
        for hop in chain.hops {
            connect(hop.from.name, hop.to.name, .redirect, "redirect", .redirect(hop.from.name, hop.to.name))
        }
        guard let failure = chain.failure else { return }
        // Where nobody redirects the last navigation, that one leads nowhere; in an endless chain, the first one does.
        let hasEnded = if case .notFound(.noRedirect) = chain.destination as? UnknownNavigation { true } else { false }
        let from = hasEnded ? chain.navigations[chain.navigations.count - 1] : chain.navigations[0]
        connect(from.name, chain.destination.name, .redirect, failure, nil)
    }

    /// Adds how to ask for a navigation, by name and by link.
    private mutating func add(_ route: AppRoute) {
        let node = node(for: route.route.navigationName)
        nodes[node].lines.append("open \(route.route.usage)")
        if let link = route.route.deepLink { nodes[node].lines.append(link) }
        if let chain = route.chain { connect(chain) }
    }

    private mutating func connect(
        _ from: String, _ to: String, _ kind: Edge.Kind, _ label: String, _ item: Coverage.Item?
    ) {
        let (from, to) = (node(for: from), node(for: to))
        let edge = Edge(from: nodes[from].identifier, to: nodes[to].identifier, kind: kind, label: label, item: item)
        if seen.insert(edge).inserted { edges.append(edge) }
    }

    private mutating func node(for navigation: String) -> Int {
        if let index = indices[navigation] { return index }
        return add(.unknown, navigation, nil, [navigation], of: nil)
    }

    @discardableResult
    private mutating func add(
        _ kind: Node.Kind, _ navigation: String, _ item: Coverage.Item?, _ lines: [String], of feature: Int?
    ) -> Int {
        let identifier = "n\(nodes.count + 1)"
        nodes.append(Node(feature: feature, identifier: identifier, kind: kind, item: item, lines: lines))
        if indices[navigation] == nil { indices[navigation] = nodes.count - 1 }
        return nodes.count - 1
    }
}
