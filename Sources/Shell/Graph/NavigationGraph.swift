package import ChallengeActions
import ChallengeCore
package import ChallengeHost
import SwiftUI

/// An app's screens and outgoing navigations by feature, and the edges between them. Each navigation's name has a node.
/// The ``others`` belong to no feature.
package nonisolated struct NavigationGraph: Sendable {
    /// A screen, or a navigation without a screen.
    package struct Node {
        package enum Kind {
            case screen
            /// The app's first screen.
            case root
            case outgoing
            /// A navigation that no feature declares.
            case unknown
        }

        /// The index of the feature; nil for a node outside of features.
        package let feature: Int?
        /// A unique identifier: a letter and digits.
        package let identifier: String
        package let kind: Kind
        /// The screen, or the first redirect of an outgoing navigation; nil for a navigation outside of features.
        package let subject: Subject?
        /// The screen's name; nil for a navigation without a screen.
        package let screen: String?
        package let navigation: String
        fileprivate(set) var routes: [Route] = []
        /// The tab whose stack begins with this node.
        fileprivate(set) var tab: AppTab?
        fileprivate(set) var place = Place.elsewhere

        /// The screen's name, its navigation, and its routes.
        package var lines: [String] {
            let start = kind == .root ? "the app begins here" : nil
            let names = [screen, navigation, start, tab.map { "the tab \($0.title)" }].compactMap(\.self)
            return names + routes.flatMap { ["open \($0.usage)", $0.deepLink].compactMap(\.self) }
        }
    }

    /// The place of a node relative to the user.
    package enum Place: String {
        case elsewhere
        /// The screen is on a stack, or the navigation was redirected to a screen on a stack.
        case onWay = "way"
        /// The screen on top.
        case here
    }

    package struct Edge: Hashable {
        package enum Kind {
            case push, redirect, modal
            /// An edge from the app's root to the root of another tab. Every screen offers this step.
            case tab
            /// An edge from a guarded screen to the screen that is shown instead until the guard passes.
            case guarded
        }

        package let from: String
        package let to: String
        package let kind: Kind
        package let label: String
        /// Nil for an edge to nowhere, and for the edge of a guard.
        package let subject: Subject?
        /// True if the user came along the edge to the screen on top.
        package fileprivate(set) var isOnWay = false

        fileprivate var name: String { "edge \(from) \(to) \(kind) \(label)" }
    }

    /// The declared part of the app that a node or edge represents. Names identify navigations.
    package enum Subject: Hashable {
        case screen(String)
        case redirect(from: String, to: String)
        case edge(from: String, to: String, label: String)
    }

    /// The label of the edge from a list to the screen of a row.
    package static let rowLabel = "a row"
    static let redirectLabel = "redirect"

    package static func label(ofTab name: String) -> String { "tab \(name)" }

    /// Returns the label of an edge. If the edge presents a modal, the label names its style.
    package static func label(_ name: String, as style: ModalPresentationStyle?) -> String {
        style.map { "\(name), as \($0.phrase)" } ?? name
    }

    private let names: [String]
    package private(set) var nodes: [Node] = []
    /// The first node of each navigation, to which edges lead.
    private var indices: [String: Int] = [:]
    package private(set) var edges: [Edge] = []
    private var seen: Set<Edge> = []

    package var groups: [(name: String, nodes: [Node])] {
        names.enumerated().map { index, name in (name, nodes.filter { $0.feature == index }) }
    }

    package var others: [Node] { nodes.filter { $0.feature == nil } }

    package init(map: AppMap, routes: [AppRoute]) {
        names = map.features.map(\.name)
        for (index, feature) in map.features.enumerated() { add(feature, index, root: map.root) }
        for feature in map.features {
            for screen in feature.screens { connect(screen) }
            for chain in feature.redirects { connect(chain) }
        }
        for route in routes { add(route) }
        for stop in map.guards {
            for name in stop.navigations { connect(name, stop.otherwise, .guarded, "until \(stop.name)", nil) }
        }
        for (index, tab) in map.tabs.enumerated() {
            let (name, label) = (tab.navigation.name, Self.label(ofTab: tab.name))
            let node = node(for: name)
            nodes[node].tab = tab
            let subject = Subject.edge(from: map.root, to: name, label: label)
            if index > 0 { connect(map.root, name, .tab, label, subject) }
        }
    }

    /// Adds a feature's screens and its outgoing navigations.
    private mutating func add(_ feature: AppMap.Feature, _ index: Int, root: String) {
        for screen in feature.screens {
            let isRoot = screen.navigation == root
            add(isRoot ? .root : .screen, screen.navigation, .screen(screen.name), screen.name, of: index)
        }
        for chain in feature.redirects where indices[chain.navigations[0].name] == nil {
            let name = chain.navigations[0].name
            add(.outgoing, name, chain.hops.first.map { .redirect(from: $0.from.name, to: $0.to.name) }, nil, of: index)
        }
    }

    /// Adds the edges from a screen: its actions and rows.
    private mutating func connect(_ screen: ScreenDescription) {
        for action in screen.actions {
            switch action.effect {
            case .stays, .leaves, .undeclared: break
            case .leads(let navigation, as: let style):
                lead(screen, to: navigation, style == nil ? .push : .modal, by: Self.label(action.name, as: style))
            }
        }
        for rows in screen.rowKinds { lead(screen, to: rows.navigation, .push, by: Self.rowLabel) }
    }

    private mutating func lead(_ screen: ScreenDescription, to navigation: String, _ kind: Edge.Kind, by label: String)
    {
        connect(
            screen.navigation, navigation, kind, label, .edge(from: screen.navigation, to: navigation, label: label))
    }

    /// Adds the redirects of a navigation. If the redirects lead nowhere, adds the reason.
    private mutating func connect(_ chain: RedirectChain) {
        for hop in chain.hops {
            let (from, to) = (hop.from.name, hop.to.name)
            connect(from, to, .redirect, Self.redirectLabel, .redirect(from: from, to: to))
        }
        guard let failure = chain.failure else { return }
        // The edge to nowhere starts at the last navigation, or at the first navigation of an endless chain.
        let hasEnded = if case .notFound(.noRedirect) = chain.destination as? UnknownNavigation { true } else { false }
        let from = hasEnded ? chain.navigations[chain.navigations.count - 1] : chain.navigations[0]
        connect(from.name, chain.destination.name, .redirect, failure, nil)
    }

    /// Adds a route's name and link to the node of its navigation.
    private mutating func add(_ route: AppRoute) {
        let node = node(for: route.route.navigationName)
        nodes[node].routes.append(route.route)
        if let chain = route.chain { connect(chain) }
    }

    private mutating func connect(
        _ from: String, _ to: String, _ kind: Edge.Kind, _ label: String, _ subject: Subject?
    ) {
        let (from, to) = (node(for: from), node(for: to))
        let edge = Edge(
            from: nodes[from].identifier, to: nodes[to].identifier, kind: kind, label: label, subject: subject)
        if seen.insert(edge).inserted { edges.append(edge) }
    }

    private mutating func node(for navigation: String) -> Int {
        if let index = indices[navigation] { return index }
        return add(.unknown, navigation, nil, nil, of: nil)
    }

    @discardableResult
    private mutating func add(
        _ kind: Node.Kind, _ navigation: String, _ subject: Subject?, _ screen: String?, of feature: Int?
    ) -> Int {
        let identifier = "n\(nodes.count + 1)"
        nodes.append(
            Node(
                feature: feature, identifier: identifier, kind: kind, subject: subject, screen: screen,
                navigation: navigation))
        if indices[navigation] == nil { indices[navigation] = nodes.count - 1 }
        return nodes.count - 1
    }

    // MARK: A walk

    /// Adds the screens of a walk that no feature declares, and its edges between screens that no edge joins.
    ///
    /// - Parameter walked: the edges: from, to, label.
    package mutating func add(screens: [String], edges walked: [[String]]) {
        func node(_ name: String) -> String {
            nodes[nodes.firstIndex { $0.screen == name } ?? add(.screen, name, .screen(name), name, of: nil)].identifier
        }
        for screen in screens { _ = node(screen) }
        for edge in walked {
            let (from, to) = (node(edge[0]), node(edge[1]))
            if ends(of: from).contains(to) { continue }
            let subject = Subject.edge(from: edge[0], to: edge[1], label: edge[2])
            edges.append(Edge(from: from, to: to, kind: .push, label: edge[2], subject: subject))
        }
    }

    /// The nodes to which edges of a node lead, also behind redirects and guards.
    private func ends(of node: String) -> Set<String> {
        var (open, ends) = ([node], Set<String>())
        while let from = open.popLast() {
            for edge in edges where edge.from == from && (from == node || [.redirect, .guarded].contains(edge.kind)) {
                if ends.insert(edge.to).inserted { open.append(edge.to) }
            }
        }
        return ends
    }

    /// Marks what was reached as on the way, and each edge that represents no declared part of the app.
    package mutating func mark(_ isReached: (Subject) -> Bool) {
        for index in nodes.indices where nodes[index].subject.map(isReached) == true { nodes[index].place = .onWay }
        for index in edges.indices { edges[index].isOnWay = edges[index].subject.map(isReached) ?? true }
    }

    // MARK: The user's place

    /// Marks the screens on the stacks, and the edges between them.
    ///
    /// - Parameter screens: all screens from the root up. The screens of modals come last.
    package mutating func mark(_ screens: [LiveScreen]) {
        for (screen, before) in zip(screens, [nil] + screens.map(Optional.some)) {
            var place = node(for: screen.place)
            nodes[place].place = .onWay
            if case .tab? = screen.entry?.presentation { markSelection(of: screen) }
            guard let before, let entry = screen.entry else { continue }
            place = node(for: before.place)
            let names = (screen.isDeclared ? entry.chain.navigations.map(\.name) : []) + [screen.place]
            let kind: Edge.Kind = entry.presentation == .push ? .push : .modal
            follow(from: place, to: node(for: names[0]), kind, dueTo: screen.origin)
            let guarded = entry.chain.hops.filter { $0.awaited != nil }.map(\.to.name)
            for (from, to) in zip(names, names.dropFirst()) {
                nodes[node(for: from)].place = .onWay
                let kind: Edge.Kind = guarded.contains(to) ? .guarded : .redirect
                follow(from: node(for: from), to: node(for: to), kind, dueTo: screen.origin)
            }
        }
        if let top = screens.last { nodes[node(for: top.place)].place = .here }
    }

    /// The marks as lines, for the graph of the same app in another process.
    package var marks: [String] {
        nodes.filter { $0.place != .elsewhere }.map { "\($0.place.rawValue) \($0.navigation)" }
            + edges.filter(\.isOnWay).map(\.name)
    }

    package mutating func mark(_ lines: some Collection<String>) {
        for index in nodes.indices {
            for place in [Place.onWay, .here] where lines.contains("\(place.rawValue) \(nodes[index].navigation)") {
                nodes[index].place = place
            }
        }
        for index in edges.indices { edges[index].isOnWay = lines.contains(edges[index].name) }
    }

    /// Marks the way to the root of a tab: its redirects, or the edge that selects the tab by name.
    private mutating func markSelection(of screen: LiveScreen) {
        let names = screen.entry?.chain.navigations.map(\.name) ?? []
        for (from, to) in zip(names, names.dropFirst()) {
            nodes[node(for: from)].place = .onWay
            follow(from: node(for: from), to: node(for: to), .redirect, dueTo: screen.origin)
        }
        guard names.count <= 1, let root = nodes.firstIndex(where: { $0.kind == .root }) else { return }
        follow(from: root, to: node(for: screen.place), .tab, dueTo: screen.origin)
    }

    /// Marks the edge between two nodes. If several edges join the nodes, the command names the edge to mark.
    private mutating func follow(from: Int, to: Int, _ kind: Edge.Kind, dueTo command: String) {
        let words = command.split(separator: " ")
        let candidates = edges.indices.filter { index in
            (edges[index].from, edges[index].to) == (nodes[from].identifier, nodes[to].identifier)
                && edges[index].kind == kind
        }
        let named = candidates.first { index in
            words.contains { word in edges[index].label == word || edges[index].label.hasPrefix("\(word),") }
        }
        if let index = named ?? candidates.first { edges[index].isOnWay = true }
    }
}
