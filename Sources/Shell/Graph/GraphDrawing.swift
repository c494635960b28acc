import ChallengeDesignSystem

/// A graph as frames, texts and lines on a grid of character cells.
///
/// Each feature is laid out on its own, with ports at its edges for incoming and outgoing links. Then the features are
/// laid out together, with the links between them.
nonisolated struct GraphDrawing {
    struct Frame {
        enum Kind { case feature, screen, unknown }

        var x: Int
        var y: Int
        let width: Int
        let height: Int
        let kind: Kind
        let place: NavigationGraph.Place
        /// The node in the frame; nil for the frame of a feature.
        var node: NavigationGraph.Node?
    }

    struct Text {
        var x: Int
        var y: Int
        let text: String
        let role: Span.Role
    }

    struct Line {
        var points: [LayeredLayout.Point]
        let kind: NavigationGraph.Edge.Kind
        let isOnWay: Bool
        let hasArrow: Bool
        /// Only lines of the same net may join. Other lines cross.
        var net: Int
    }

    var frames: [Frame] = []
    var texts: [Text] = []
    var lines: [Line] = []
    var width = 0
    var height = 0
}

nonisolated extension GraphDrawing {
    /// Creates the drawing with the most detail that needs no folded layer; nil if no drawing fits. The style determines
    /// only the characters.
    ///
    /// - Parameter signsWay: true if signs mark the user's way, for a drawing whose colours mark nothing else.
    init?(_ graph: NavigationGraph, width: Int, style: TextStyle, signsWay: Bool = true) {
        var best: GraphDrawing?
        for detail in GraphLabels.Detail.allCases {
            let labels = GraphLabels(style: style, detail: detail, signsWay: signsWay)
            guard let made = Self.make(graph, labels, width: width) else { break }
            if best == nil || !made.isFolded { best = made.drawing }
            // More detail never makes a drawing narrower.
            if made.isFolded { break }
        }
        guard let best else { return nil }
        self = best
    }

    private static func make(
        _ graph: NavigationGraph, _ labels: GraphLabels, width: Int
    ) -> (drawing: GraphDrawing, isFolded: Bool)? {
        let groups: [(title: String?, nodes: [NavigationGraph.Node])] =
            graph.groups.map { ($0.name, $0.nodes) } + graph.others.map { (nil, [$0]) }
        var blocks: [FeatureBlock] = []
        // Links that pass a wide feature need room next to it.
        for limit in [width, width - 8, width * 3 / 4, width / 2] {
            for (index, group) in groups.enumerated() {
                if index < blocks.count, blocks[index].drawing.width <= limit { continue }
                guard let block = FeatureBlock(group.title, group.nodes, graph.edges, labels: labels, limit: limit)
                else { return nil }
                if index < blocks.count { blocks[index] = block } else { blocks.append(block) }
            }
            if let made = arrange(blocks, graph, width: width) { return made }
        }
        return nil
    }

    private static func arrange(
        _ blocks: [FeatureBlock], _ graph: NavigationGraph, width: Int
    ) -> (drawing: GraphDrawing, isFolded: Bool)? {
        var places: [String: Int] = [:]
        for (index, block) in blocks.enumerated() { for node in block.members.keys { places[node] = index } }
        var nets: [FeatureBlock.Entry: Int] = [:]
        var (links, edges) = ([LayeredLayout.Link](), [Int]())
        for (index, edge) in graph.edges.enumerated() {
            let entry = FeatureBlock.Entry(target: edge.to, kind: edge.kind)
            guard let from = places[edge.from], let to = places[edge.to], from != to,
                let exit = blocks[from].exits[index], let place = blocks[to].entries[entry]
            else { continue }
            let net = nets[entry] ?? nets.count
            nets[entry] = net
            links.append(.init(from: from, to: to, net: net, hasArrow: false, ports: (exit, place)))
            edges.append(index)
        }
        let items = blocks.map {
            LayeredLayout.Item(width: $0.drawing.width, height: $0.drawing.height, isFramed: true)
        }
        guard let layout = LayeredLayout(items, links, limit: width) else { return nil }
        var drawing = GraphDrawing()
        (drawing.width, drawing.height) = (layout.width, layout.height)
        var netCount = nets.count
        for (block, node) in zip(blocks, layout.nodes) {
            drawing.add(block.drawing, x: node.x, y: node.y, firstNet: netCount)
            netCount += (block.drawing.lines.map(\.net).max() ?? 0) + 1
        }
        for (index, link) in links.enumerated() {
            let edge = graph.edges[edges[index]]
            let points = layout.routes[index]
            if points.count == 2, points[0].x == points[1].x, points[0].y > points[1].y { continue }
            drawing.lines.append(
                .init(points: points, kind: edge.kind, isOnWay: edge.isOnWay, hasArrow: false, net: link.net))
        }
        return (drawing, layout.isFolded || blocks.contains(where: \.isFolded))
    }

    private mutating func add(_ part: GraphDrawing, x: Int, y: Int, firstNet: Int) {
        for var frame in part.frames {
            (frame.x, frame.y) = (frame.x + x, frame.y + y)
            frames.append(frame)
        }
        for var text in part.texts {
            (text.x, text.y) = (text.x + x, text.y + y)
            texts.append(text)
        }
        for var line in part.lines {
            line.points = line.points.map { .init(x: $0.x + x, y: $0.y + y) }
            line.net += firstNet
            lines.append(line)
        }
    }
}
