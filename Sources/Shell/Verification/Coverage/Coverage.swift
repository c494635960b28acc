import ChallengeActions
import ChallengeCore
package import ChallengeGraph
package import ChallengeHost
public import ChallengeText
import SwiftUI

/// The parts of an app that were reached, among all parts that the app declares.
///
/// ``formUnion(_:)`` joins two coverages, in any order. The JSON form is complete, so coverages may also be joined later
/// and on another machine.
public nonisolated struct Coverage: Sendable, Hashable {
    /// The kinds of an app's parts.
    public enum Kind: String, Codable, Sendable, Hashable, CaseIterable, CodingKey {
        /// A screen is reached when a session displays the screen: `CharacterList`.
        case screens
        /// A state is reached when its screen is in the state: `CharacterList loading`.
        case states
        /// An action is reached when it succeeds: `CharacterList search`, or `sync` for an action of every screen.
        case actions
        /// A route is reached when a command opens the route by name: `character`.
        case routes
        /// A link is reached when a URL that matches its template is opened: `app://character/detail/ID`.
        case links
        /// A redirect is one hop: `HomeOutgoingNavigation.characters -> CharacterIncomingNavigation.list`.
        case redirects
        /// An edge is reached when an action or a row navigates along the edge:
        /// `HomeIncomingNavigation.main -> HomeOutgoingNavigation.characters, by characters`.
        case edges
    }

    /// A part that an app declares.
    public struct Item: Codable, Sendable, Hashable {
        /// The kind of the part.
        public let kind: Kind
        /// The name, unique among items of the kind.
        public let name: String
    }

    /// The declared items of each kind by their names; true for each item that was reached.
    private var items: [Kind: [String: Bool]] = [:]

    /// Creates a coverage without declared or reached items.
    public init() {}

    /// Adds another coverage. An item is then declared or reached if it was declared or reached in either coverage.
    public mutating func formUnion(_ other: Coverage) {
        items.merge(other.items) { $0.merging($1) { $0 || $1 } }
    }

    /// Returns true if both coverages declare the same items, and so belong to the same app.
    func declaresSame(as other: Coverage) -> Bool {
        items.mapValues { Set($0.keys) } == other.items.mapValues { Set($0.keys) }
    }

    /// Creates a coverage with declared items, none of them reached.
    package init(declared: Set<Item>) {
        for kind in Kind.allCases { items[kind] = [:] }
        for item in declared { items[item.kind]?[item.name] = false }
    }

    /// Marks an item as reached; undeclared items have no effect. Returns true if the item is newly reached.
    @discardableResult
    package mutating func reach(_ item: Item) -> Bool {
        // The lookup comes first because nearly every item was reached before and needs no write.
        guard items[item.kind]?[item.name] == false else { return false }
        items[item.kind]?[item.name] = true
        return true
    }

    package var declared: Set<Item> {
        Set(items.flatMap { kind, names in names.keys.map { Item(kind: kind, name: $0) } })
    }

    /// Returns true if a part of the app's graph is declared but not reached.
    func lacks(_ subject: NavigationGraph.Subject) -> Bool { has(subject) == false }

    /// Returns true if a part of the app's graph was reached; nil if it is not declared.
    package func has(_ subject: NavigationGraph.Subject) -> Bool? {
        let item = Item(subject)
        return items[item.kind]?[item.name]
    }

    /// Returns the numbers of reached items and of all items, for one kind or for all kinds together.
    public func count(_ kind: Kind? = nil) -> (reached: Int, all: Int) {
        let counted = kind.map { [items[$0] ?? [:]] } ?? Array(items.values)
        return (counted.reduce(0) { $0 + $1.values.count { $0 } }, counted.reduce(0) { $0 + $1.count })
    }

    package var reached: Set<Item> {
        Set(items.flatMap { kind, names in names.filter(\.value).map { Item(kind: kind, name: $0.key) } })
    }

    /// Returns the percentage of reached items, rounded down; 100 if nothing is declared.
    public func percent(_ kind: Kind? = nil) -> Int {
        let (reached, all) = count(kind)
        return all == 0 ? 100 : reached * 100 / all
    }

    /// Returns the names of the reached items, in alphabetical order.
    public func reached(_ kind: Kind) -> [String] { names(kind, areReached: true) }

    /// Returns the names of the items that were not reached, in alphabetical order.
    public func missing(_ kind: Kind) -> [String] { names(kind, areReached: false) }

    private func names(_ kind: Kind, areReached: Bool) -> [String] {
        (items[kind] ?? [:]).filter { $0.value == areReached }.keys.sorted()
    }

    /// Creates a coverage with the declared parts of an app, none of them reached.
    @MainActor
    package init(of root: RootContainer) {
        let (map, routes) = (root.map, root.routes)
        func declare(_ kind: Kind, _ name: String) { items[kind]?[name] = false }
        for kind in Kind.allCases { items[kind] = [:] }
        // The not-found screen does not count, because no command should lead to this screen.
        for screen in map.screens where screen.navigation != UnknownNavigation.notFoundName {
            declare(.screens, screen.name)
            for state in screen.states { declare(.states, Item.state(state.name, of: screen.name).name) }
            for action in screen.actions { declare(.actions, Item.action(action.name, of: screen.name).name) }
            for link in screen.links { declare(.links, link) }
        }
        for action in root.actions { declare(.actions, action.description.name) }
        for route in routes { declare(.routes, route.route.name) }
        for edge in NavigationGraph(map: map, routes: routes).edges {
            if let item = edge.subject.map(Item.init) { declare(item.kind, item.name) }
        }
    }
}

nonisolated extension Coverage.Item {
    package init(_ subject: NavigationGraph.Subject) {
        self =
            switch subject {
            case .screen(let name): Self(kind: .screens, name: name)
            case .redirect(let from, let to): .redirect(from, to)
            case .edge(let from, let to, let label): .edge(from, to, by: label)
            }
    }

    package static func state(_ state: String, of screen: String) -> Self {
        Self(kind: .states, name: "\(screen) \(state)")
    }

    /// - Parameter screen: nil for an action that is possible on every screen.
    package static func action(_ action: String, of screen: String?) -> Self {
        Self(kind: .actions, name: screen.map { "\($0) \(action)" } ?? action)
    }

    package static func redirect(_ from: String, _ to: String) -> Self {
        Self(kind: .redirects, name: "\(from) -> \(to)")
    }

    package static func edge(_ from: String, _ to: String, by label: String) -> Self {
        Self(kind: .edges, name: "\(from) -> \(to), by \(label)")
    }

    /// Returns the start and the label of an edge with this name; nil if the name is not an edge's.
    package static func edge(named name: String) -> (from: String, label: String)? {
        guard let arrow = name.firstRange(of: " -> "), let by = name.firstRange(of: ", by ") else { return nil }
        return (String(name[..<arrow.lowerBound]), String(name[by.upperBound...]))
    }
}

nonisolated extension Coverage: JSONConvertible, Decodable {
    /// An object with a member for each kind: the percentage, and the names of the reached and the missing items, in
    /// alphabetical order.
    public var json: JSON {
        .object(
            Kind.allCases.map { kind in
                let part: JSON = ["percent": percent(kind), "reached": reached(kind), "missing": missing(kind)]
                return (kind.rawValue, part)
            })
    }

    /// Reads ``json``, and ignores the percentages.
    public init(from decoder: any Decoder) throws {
        struct Part: Decodable {
            let reached: [String]
            let missing: [String]
        }
        let container = try decoder.container(keyedBy: Kind.self)
        for kind in Kind.allCases {
            let part = try container.decode(Part.self, forKey: kind)
            var names = Dictionary(part.missing.map { ($0, false) }) { first, _ in first }
            for name in part.reached { names[name] = true }
            items[kind] = names
        }
    }
}
