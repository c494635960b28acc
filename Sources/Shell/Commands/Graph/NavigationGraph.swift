import ChallengeCore

/// An app's screens and wishes, by feature, and all that leads from one to another.
struct NavigationGraph {
    /// A screen, or a navigation that is none.
    struct Node {
        enum Kind {
            case screen
            /// The screen with which the app begins.
            case root
            /// A wish of a feature to leave it.
            case outgoing
            /// A navigation that no feature speaks of.
            case unknown
        }

        /// Different for any two nodes; the first letter and digits.
        let identifier: String
        let kind: Kind
        /// What it is called, its navigation, and how it is asked for.
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

    let groups: [Group]
    /// Those of no feature.
    let others: [Node]
    let edges: [Edge]

    init(map: AppMap, routes: [AppRoute]) {
        var builder = NavigationGraphBuilder()
        for feature in map.features { builder.add(feature, root: map.root) }
        for feature in map.features {
            for screen in feature.screens { builder.connect(screen) }
            for chain in feature.redirects { builder.connect(chain) }
        }
        for route in routes { builder.add(route) }
        groups = builder.groups
        others = builder.others
        edges = builder.edges
    }
}
