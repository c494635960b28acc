import ChallengeDesignSystem
import ChallengeText

/// The layout of a feature, or of a single navigation outside of features.
nonisolated struct FeatureBlock {
    /// An entry of lines into the layout. All edges of the same kind to the same node share one entry.
    struct Entry: Hashable {
        let target: String
        let kind: NavigationGraph.Edge.Kind
    }

    private enum Content {
        case node(NavigationGraph.Node, [String])
        case label([String], NavigationGraph.Edge)
        case port
    }

    private let labels: GraphLabels
    private var items: [LayeredLayout.Item] = []
    private var contents: [Content] = []
    private var links: [LayeredLayout.Link] = []
    private var looks: [(kind: NavigationGraph.Edge.Kind, isOnWay: Bool)] = []
    private var nets: [[String]: Int] = [:]
    private var ports: (entries: [Entry: Int], exits: [Int: Int]) = ([:], [:])

    /// The index of each node's item, by the identifier of the node.
    private(set) var members: [String: Int] = [:]
    /// The drawing. Its columns and rows begin at 0.
    private(set) var drawing = GraphDrawing()
    /// The column where each entry's lines enter, and the column where each edge leaves.
    private(set) var entries: [Entry: Int] = [:]
    private(set) var exits: [Int: Int] = [:]
    private(set) var isFolded = false

    /// Creates the layout; nil if there is not enough room.
    ///
    /// - Parameters:
    ///   - title: the feature's name; nil for a navigation outside of features, which has no frame.
    ///   - limit: the maximum width in columns.
    init?(
        _ title: String?, _ nodes: [NavigationGraph.Node], _ edges: [NavigationGraph.Edge], labels: GraphLabels,
        limit: Int
    ) {
        self.labels = labels
        let room = limit - (title == nil ? 0 : 4)
        for node in nodes {
            members[node.identifier] = items.count
            let isFramed = node.kind != .outgoing
            let lines = labels.lines(of: node, width: room - (isFramed ? 4 : 0))
            let width = (lines.map(\.displayWidth).max() ?? 0) + (isFramed ? 4 : 0)
            items.append(.init(width: width, height: lines.count + (isFramed ? 2 : 0), isFramed: isFramed))
            contents.append(.node(node, lines))
        }
        let targets = Dictionary(uniqueKeysWithValues: nodes.map { ($0.identifier, $0) })
        for (index, edge) in edges.enumerated() {
            let hasArrow = edge.kind == .redirect || targets[edge.to]?.kind != .outgoing
            if let source = members[edge.from] {
                var (from, net) = (source, ["from", edge.from, "\(edge.kind)"])
                let label = labels.label(of: edge, to: targets[edge.to], width: min(room, 24))
                if !label.isEmpty {
                    items.append(.init(width: label.map(\.displayWidth).max() ?? 0, height: label.count))
                    contents.append(.label(label, edge))
                    link(from, items.count - 1, net, edge, hasArrow: false)
                    (from, net) = (items.count - 1, ["to", edge.to, "\(edge.kind)"])
                }
                if edge.isFailure {
                    // A dead end: the edge stops at the label, which is the reason.
                } else if let target = members[edge.to] {
                    link(from, target, net, edge, hasArrow: hasArrow)
                } else {
                    ports.exits[index] = port(.bottom)
                    link(from, items.count - 1, ["edge", "\(index)"], edge, hasArrow: false)
                }
            } else if !edge.isFailure, let target = members[edge.to] {
                let entry = Entry(target: edge.to, kind: edge.kind)
                if let port = ports.entries[entry] {
                    for link in links.indices where links[link].from == port {
                        looks[link].isOnWay = looks[link].isOnWay || edge.isOnWay
                    }
                } else {
                    ports.entries[entry] = port(.top)
                    link(items.count - 1, target, ["to", edge.to, "\(edge.kind)"], edge, hasArrow: hasArrow)
                }
            }
        }
        guard let layout = LayeredLayout(items, links, limit: room) else { return nil }
        isFolded = layout.isFolded
        draw(layout, title, limit)
    }

    private mutating func port(_ place: LayeredLayout.Item.Place) -> Int {
        items.append(.init(width: 1, height: 0, place: place))
        contents.append(.port)
        return items.count - 1
    }

    private mutating func link(
        _ from: Int, _ to: Int, _ net: [String], _ edge: NavigationGraph.Edge, hasArrow: Bool
    ) {
        let number = nets[net] ?? nets.count
        nets[net] = number
        links.append(.init(from: from, to: to, net: number, hasArrow: hasArrow))
        looks.append((edge.kind, edge.isOnWay))
    }

    private mutating func draw(_ layout: LayeredLayout, _ title: String?, _ limit: Int) {
        let text = title.map {
            " \($0.printable(in: labels.style).cut(to: limit - 6, ellipsis: labels.style.ellipsis)) "
        }
        let (left, top) = title == nil ? (0, 0) : (2, 1)
        let width = max(layout.width + 2 * left, text.map { $0.displayWidth + 4 } ?? 0)
        (drawing.width, drawing.height) = (width, layout.height + 2 * top)
        for (entry, item) in ports.entries { entries[entry] = layout.nodes[item].x + left }
        for (edge, item) in ports.exits { exits[edge] = layout.nodes[item].x + left }
        if let text {
            drawing.frames.append(
                .init(x: 0, y: 0, width: width, height: drawing.height, kind: .feature, place: .elsewhere))
            // The title must not cover the lines that enter.
            let taken = entries.values.sorted()
            let places = [2] + taken.map { $0 + 1 }
            let free = places.first { place in
                place + text.displayWidth < width && !taken.contains { place..<place + text.displayWidth ~= $0 }
            }
            if let free { drawing.texts.append(.init(x: free, y: 0, text: text, role: .title)) }
        }
        for (index, content) in contents.enumerated() { draw(content, layout.nodes[index], left, top) }
        for (index, link) in links.enumerated() {
            var points = layout.routes[index].map { LayeredLayout.Point(x: $0.x + left, y: $0.y + top) }
            // Two items that touch have no row for a line between them, only a border or text where the line starts.
            let touches = points.count == 2 && points[0].y > points[1].y
            if touches { points.removeLast() }
            // The line continues through the frame of the feature.
            if title != nil, items[link.from].place == .top {
                points.insert(.init(x: points[0].x, y: points[0].y - 1), at: 0)
                if touches { points.removeLast() }
            }
            if title != nil, !touches, items[link.to].place == .bottom, let last = points.last {
                points.append(.init(x: last.x, y: last.y + 1))
            }
            let look = looks[index]
            drawing.lines.append(
                .init(points: points, kind: look.kind, isOnWay: look.isOnWay, hasArrow: link.hasArrow, net: link.net))
        }
    }

    private mutating func draw(_ content: Content, _ item: LayeredLayout.Node, _ left: Int, _ top: Int) {
        let (x, y) = (item.x + left, item.y + top)
        func write(_ lines: [String], in width: Int, from row: Int, _ roles: [Span.Role]) {
            for (index, line) in lines.enumerated() {
                drawing.texts.append(
                    .init(
                        x: x + (width - line.displayWidth) / 2, y: row + index, text: line,
                        role: roles[min(index, roles.count - 1)]))
            }
        }
        switch content {
        case .port: break
        case .label(let lines, let edge):
            write(lines, in: item.width, from: y, [edge.isFailure ? .failure : edge.isOnWay ? .accent : .secondary])
        case .node(let node, let lines):
            let role =
                node.place.role ?? (node.kind == .unknown ? .failure : node.kind == .outgoing ? .plain : .emphasis)
            guard node.kind != .outgoing else {
                return write(lines, in: item.width, from: y, [role, .secondary])
            }
            drawing.frames.append(
                .init(
                    x: x, y: y, width: item.width, height: item.height,
                    kind: node.kind == .unknown ? .unknown : .screen,
                    place: node.place, node: node))
            write(lines, in: item.width, from: y + 1, [role, .secondary])
        }
    }
}
