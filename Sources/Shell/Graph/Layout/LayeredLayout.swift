/// Lays items out in layers from the top down, no wider than a limit, and routes links between them at right angles.
///
/// The method comes from Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures"
/// (IEEE Transactions on Systems, Man, and Cybernetics, 11(2), 1981). Cycles are broken. Items are put into layers up to
/// the limit's width, as Coffman and Graham do. A link gets a bend in each layer that it passes. Layers are ordered by
/// barycentres (``orderLayers()``), columns are chosen (``ColumnPlacement``), and links get tracks (``ChannelRouter``).
nonisolated struct LayeredLayout {
    struct Item {
        enum Place {
            case anywhere
            /// The item is at the edge of the layout where links enter.
            case top
            /// The item is at the edge of the layout where links leave.
            case bottom
        }

        let width: Int
        let height: Int
        var place = Place.anywhere
        /// True if the item has a border. A line can begin and end at a border without a row of its own.
        var isFramed = false
    }

    struct Link {
        let from: Int
        let to: Int
        /// Only links of the same net may join. All links of a net begin at one item, or all end at one item.
        let net: Int
        /// True if an arrow in the row above the target points to the target.
        let hasArrow: Bool
        /// The columns where the link begins and ends, from the left edges of the items; nil if any columns will do.
        var ports: (from: Int, to: Int)?

        var pins: (from: Pin, to: Pin) {
            (
                Pin(node: from, isBottom: true, key: ports.map { ~$0.from } ?? net),
                Pin(node: to, isBottom: false, key: ports.map { ~$0.to } ?? net)
            )
        }
    }

    struct Point: Hashable {
        var x: Int
        var y: Int
    }

    /// An item, or a bend at which a net passes a layer.
    struct Node {
        let width: Int
        let height: Int
        var layer = 0
        var x = 0
        var y = 0
        /// True for a bend: a line from the top of the layer to its bottom.
        var isBend = false
    }

    /// The end of a net at a node.
    struct Pin: Hashable {
        let node: Int
        let isBottom: Bool
        /// A key that is unique at each edge of a node: the net, or the bitwise complement of a given port.
        let key: Int
    }

    /// The part of a link in one channel. A channel is the space above a layer, or below the last layer.
    struct Segment {
        let net: Int
        let channel: Int
        let from: Pin
        let to: Pin
    }

    let items: [Item]
    let links: [Link]
    let limit: Int
    /// The items, then the bends.
    var nodes: [Node] = []
    var layers: [[Int]] = []
    var segments: [Segment] = []
    /// The segments of each link, from its source to its target.
    private var course: [[Int]] = []
    /// The columns of pins, from the left edges of their nodes.
    var ports: [Pin: Int] = [:]
    /// The points of each link, from below its source to above its target.
    private(set) var routes: [[Point]] = []
    private(set) var width = 0
    private(set) var height = 0
    /// True if an item was moved to a lower layer for lack of room.
    private(set) var isFolded = false

    /// Creates the layout; nil if there is no room.
    init?(_ items: [Item], _ links: [Link], limit: Int) {
        (self.items, self.links, self.limit) = (items, links, limit)
        var bound = limit
        while true {
            assignLayers(bound)
            addBends()
            // In any order, neighbours need two columns between them.
            let widest = layers.map { $0.reduce(-2) { $0 + nodes[$1].width + 2 } }.max() ?? 0
            if widest <= limit { break }
            // Fewer items in a layer leave more room for passing links.
            bound = min(bound - 1, bound - (widest - limit) / 2)
            guard bound >= items.map(\.width).max() ?? 0 else { return nil }
        }
        orderLayers()
        ColumnPlacement.place(&self)
        guard route() else { return nil }
    }

    /// Returns the number of columns between two neighbours in a layer.
    func gap(_ first: Int, _ second: Int) -> Int { nodes[first].isBend && nodes[second].isBend ? 1 : 2 }

    func column(of pin: Pin) -> Int { nodes[pin.node].x + (ports[pin] ?? 0) }

    // MARK: Layers

    /// Puts each item into the first layer below the item's sources that has enough room. Links that close a cycle do not
    /// count.
    private mutating func assignLayers(_ bound: Int) {
        nodes = items.map { Node(width: $0.width, height: $0.height) }
        let forward = acyclicLinks
        var missing = items.map { _ in 0 }
        for link in forward { missing[links[link].to] += 1 }
        let outgoing = Dictionary(grouping: forward) { links[$0].from }
        let first = items.contains { $0.place == .top } ? 1 : 0
        var used: [Int] = []
        isFolded = false
        // Items without links come last, and take the remaining room.
        let linked = Set(links.flatMap { [$0.from, $0.to] })
        var ready = items.indices.filter { missing[$0] == 0 && linked.contains($0) }
        var position = 0
        while position < items.count {
            if position == ready.count { ready += items.indices.filter { !linked.contains($0) } }
            let item = ready[position]
            position += 1
            var layer = items[item].place == .top ? 0 : max(first, nodes[item].layer)
            if items[item].place == .anywhere {
                while layer < used.count, used[layer] > 0, used[layer] + 2 + items[item].width > bound {
                    layer += 1
                    isFolded = true
                }
                while used.count <= layer { used.append(0) }
                used[layer] += items[item].width + (used[layer] > 0 ? 2 : 0)
            }
            nodes[item].layer = layer
            for link in outgoing[item] ?? [] {
                let target = links[link].to
                nodes[target].layer = max(nodes[target].layer, layer + 1)
                missing[target] -= 1
                if missing[target] == 0 { ready.append(target) }
            }
        }
        let last = max(used.count, first)
        for item in items.indices where items[item].place == .bottom { nodes[item].layer = last }
        layers = Array(repeating: [], count: (nodes.map(\.layer).max() ?? 0) + 1)
        for item in items.indices { layers[nodes[item].layer].append(item) }
    }

    /// All links except those that close a cycle in a depth-first search. A link from an item to itself closes a cycle.
    private var acyclicLinks: [Int] {
        enum Visit { case none, open, done }
        let outgoing = Dictionary(grouping: links.indices) { links[$0].from }
        let targets = Set(links.map(\.to))
        var visits = items.map { _ in Visit.none }
        var forward: [Int] = []
        func visit(_ item: Int) {
            guard visits[item] == .none else { return }
            visits[item] = .open
            for link in outgoing[item] ?? [] {
                let target = links[link].to
                visit(target)
                if visits[target] == .done { forward.append(link) }
            }
            visits[item] = .done
        }
        for item in items.indices where !targets.contains(item) { visit(item) }
        for item in items.indices { visit(item) }
        return forward
    }

    /// Divides links into segments. A link that leads up also leaves its source at the bottom. The link then passes all
    /// layers from the source's layer up to the target's layer.
    private mutating func addBends() {
        (segments, course) = ([], [])
        var bends: [[Int]: Int] = [:]
        func bend(_ net: Int, _ layer: Int, isUp: Bool) -> Int {
            let key = [net, layer, isUp ? 1 : 0]
            if let bend = bends[key] { return bend }
            nodes.append(Node(width: 1, height: 0, layer: layer, isBend: true))
            layers[layer].append(nodes.count - 1)
            bends[key] = nodes.count - 1
            return nodes.count - 1
        }
        for link in links {
            let (start, end) = (nodes[link.from].layer, nodes[link.to].layer)
            let isUp = end <= start
            var (pin, parts) = (link.pins.from, [Int]())
            func lead(_ channel: Int, to next: Pin) {
                parts.append(segments.count)
                segments.append(Segment(net: link.net, channel: channel, from: pin, to: next))
            }
            let passed = isUp ? Array((end...start).reversed()) : Array(start + 1..<end)
            for layer in passed {
                let node = bend(link.net, layer, isUp: isUp)
                lead(isUp ? layer + 1 : layer, to: Pin(node: node, isBottom: isUp, key: link.net))
                pin = Pin(node: node, isBottom: !isUp, key: link.net)
            }
            lead(end, to: link.pins.to)
            course.append(parts)
            if let given = link.ports { (ports[link.pins.from], ports[link.pins.to]) = (given.from, given.to) }
        }
    }

    // MARK: Rows

    /// Assigns rows to layers and tracks, and points to links. Returns false if the lines of a channel would overlap.
    private mutating func route() -> Bool {
        var channels: [ChannelRouter] = []
        let members = Dictionary(grouping: segments.indices) { segments[$0].channel }
        for channel in 0...layers.count {
            let wires = (members[channel] ?? []).map { segment in
                let (from, to) = (segments[segment].from, segments[segment].to)
                return ChannelRouter.Wire(
                    net: segments[segment].net, from: .init(x: column(of: from), isUpper: from.isBottom),
                    to: .init(x: column(of: to), isUpper: to.isBottom))
            }
            guard let router = ChannelRouter(wires, width: limit) else { return false }
            channels.append(router)
        }
        // The first row of each channel. A channel is above the layer with the same number.
        var (starts, y) = ([Int](), 0)
        for channel in 0...layers.count {
            starts.append(y)
            let arrows = arrowRows(of: channel)
            y += max(channels[channel].trackCount + (arrows.hasArrow ? 1 : 0), arrows.minimum)
            guard channel < layers.count else { break }
            for node in layers[channel] { nodes[node].y = y }
            y += layers[channel].map { nodes[$0].height }.max() ?? 0
        }
        height = y
        width = layers.flatMap(\.self).map { nodes[$0].x + nodes[$0].width }.max() ?? 0
        for track in channels.flatMap(\.columns) { width = max(width, track + 1) }
        routes = links.indices.map { link in
            var points: [Point] = []
            func add(_ x: Int, _ y: Int) {
                if points.last != Point(x: x, y: y) { points.append(Point(x: x, y: y)) }
            }
            let (source, target) = (nodes[links[link].from], nodes[links[link].to])
            for (index, segment) in course[link].enumerated() {
                let (part, channel) = (segments[segment], segments[segment].channel)
                if index == 0 { add(column(of: part.from), source.y + source.height) }
                let turns = channels[channel].turns(
                    net: part.net, from: .init(x: column(of: part.from), isUpper: part.from.isBottom),
                    to: .init(x: column(of: part.to), isUpper: part.to.isBottom))
                for turn in turns { add(turn.x, starts[channel] + turn.track) }
            }
            let end = course[link].last.map { column(of: segments[$0].to) } ?? 0
            add(end, target.y - 1)
            return points
        }
        return true
    }

    /// Returns true if arrows end in a channel, and the least number of rows. A line between two texts needs a row.
    private func arrowRows(of channel: Int) -> (hasArrow: Bool, minimum: Int) {
        var (hasArrow, minimum) = (false, 0)
        for link in links.indices where segments[course[link].last ?? 0].channel == channel {
            hasArrow = hasArrow || links[link].hasArrow
            let hasBorder = items[links[link].from].isFramed || items[links[link].to].place == .bottom
            if !hasBorder { minimum = 1 }
        }
        return (hasArrow, minimum)
    }
}
