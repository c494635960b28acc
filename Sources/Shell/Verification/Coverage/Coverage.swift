package import ChallengeCore
package import ChallengeShellGraph
public import ChallengeShellText

/// What was reached in an app, out of what the app declares.
///
/// Two are joined by ``formUnion(_:)``, in any order; the JSON form keeps everything, so that it may be done later and
/// on another machine.
public nonisolated struct Coverage: Sendable, Hashable {
    /// What an app declares many of.
    public enum Kind: String, Codable, Sendable, Hashable, CaseIterable, CodingKey {
        /// Displayed: `CharacterList`.
        case screens
        /// A screen had it: `CharacterList loading`.
        case states
        /// Performed, without an error: `CharacterList search`; `sync` for one that is possible on every screen.
        case actions
        /// Opened by name: `character`.
        case routes
        /// A link was opened that fits the template: `app://character/detail/ID`.
        case links
        /// Followed, one hop: `HomeOutgoingNavigation.characters -> CharacterIncomingNavigation.list`.
        case redirects
        /// Followed from a screen, by an action or a row that leads away: `HomeIncomingNavigation.main ->
        /// HomeOutgoingNavigation.characters, by characters`.
        case edges
    }

    /// One of what an app declares.
    public struct Item: Codable, Sendable, Hashable {
        /// What it is.
        public let kind: Kind
        /// Its name among those of its kind.
        public let name: String
    }

    /// By name, whether it was reached.
    private var items: [Kind: [String: Bool]] = [:]

    /// Nothing is declared, and nothing was reached.
    public init() {}

    /// Adds what another one has: what either declares is declared, and what was reached in either was reached.
    public mutating func formUnion(_ other: Coverage) {
        items.merge(other.items) { $0.merging($1) { $0 || $1 } }
    }

    /// True if both are of one app.
    func declaresSame(as other: Coverage) -> Bool {
        items.mapValues { Set($0.keys) } == other.items.mapValues { Set($0.keys) }
    }

    /// Only items are declared.
    package init(declared: Set<Item>) {
        for kind in Kind.allCases { items[kind] = [:] }
        for item in declared { items[item.kind]?[item.name] = false }
    }

    /// The item was reached; no effect where it is not declared. True if it was not before.
    @discardableResult
    package mutating func reach(_ item: Item) -> Bool {
        // Looked up first: what was reached before, as nearly everything, is not written again.
        guard items[item.kind]?[item.name] == false else { return false }
        items[item.kind]?[item.name] = true
        return true
    }

    /// Everything that is declared.
    package var declared: Set<Item> {
        Set(items.flatMap { kind, names in names.keys.map { Item(kind: kind, name: $0) } })
    }

    /// True if a part of the app's graph is declared and was not reached.
    func lacks(_ subject: NavigationGraph.Subject) -> Bool {
        let item = Item(subject)
        return items[item.kind]?[item.name] == false
    }

    /// How many were reached, of how many; of one kind, or of all.
    public func count(_ kind: Kind? = nil) -> (reached: Int, all: Int) {
        let counted = kind.map { [items[$0] ?? [:]] } ?? Array(items.values)
        return (counted.reduce(0) { $0 + $1.values.count { $0 } }, counted.reduce(0) { $0 + $1.count })
    }

    /// All that was reached.
    package var reached: Set<Item> {
        Set(items.flatMap { kind, names in names.filter(\.value).map { Item(kind: kind, name: $0.key) } })
    }

    /// The part that was reached, in percent, rounded down; 100 where nothing is declared.
    public func percent(_ kind: Kind? = nil) -> Int {
        let (reached, all) = count(kind)
        return all == 0 ? 100 : reached * 100 / all
    }

    /// The names of what was reached, in alphabetical order.
    public func reached(_ kind: Kind) -> [String] { names(kind, areReached: true) }

    /// The names of what was not, likewise.
    public func missing(_ kind: Kind) -> [String] { names(kind, areReached: false) }

    private func names(_ kind: Kind, areReached: Bool) -> [String] {
        (items[kind] ?? [:]).filter { $0.value == areReached }.keys.sorted()
    }

    /// What an app declares, of which nothing was reached.
    @MainActor
    package init(of root: any RootContainerContract) {
        let (map, routes) = (root.map, root.routes)
        func declare(_ kind: Kind, _ name: String) { items[kind]?[name] = false }
        for kind in Kind.allCases { items[kind] = [:] }
        // No command is to lead to the screen that says that there is none.
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
}

nonisolated extension Coverage: JSONConvertible, Decodable {
    /// An object with a member for each kind: the percentage, and the names of what was reached and of what was not, in
    /// alphabetical order.
    public var json: JSON {
        .object(
            Kind.allCases.map { kind in
                let part: JSON = ["percent": percent(kind), "reached": reached(kind), "missing": missing(kind)]
                return (kind.rawValue, part)
            })
    }

    /// Reads ``json``; the percentages do not count.
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
