/// Chooses the columns of nodes and of their pins. Lines are straight if possible, neighbours keep their distance, and
/// nothing exceeds the limit.
///
/// Layers are settled one after the other: the nodes of a layer move as near as possible to the columns where their lines
/// are straight. The method is isotonic regression, which pools adjacent violators (Ayer and others, "An Empirical
/// Distribution Function for Sampling with Incomplete Information", Annals of Mathematical Statistics 26(4), 1955).
nonisolated struct ColumnPlacement {
    private static let sweepCount = 10

    private var layout: LayeredLayout
    /// For each node, its segments in the channel above, and its segments in the channel below.
    private var above: [[Int]]
    private var below: [[Int]]

    static func place(_ layout: inout LayeredLayout) {
        var placement = ColumnPlacement(layout)
        for sweep in 0..<sweepCount {
            placement.assignPorts()
            let isDown = sweep.isMultiple(of: 2)
            for layer in isDown ? Array(layout.layers.indices) : layout.layers.indices.reversed() {
                placement.settle(layer, usesBelow: !isDown)
            }
        }
        layout.nodes = placement.layout.nodes
        layout.ports = placement.layout.ports
        let left = layout.nodes.map(\.x).min() ?? 0
        for node in layout.nodes.indices { layout.nodes[node].x -= left }
    }

    private init(_ layout: LayeredLayout) {
        self.layout = layout
        (above, below) = (layout.nodes.map { _ in [] }, layout.nodes.map { _ in [] })
        for (index, segment) in layout.segments.enumerated() where segment.from.isBottom != segment.to.isBottom {
            for pin in [segment.from, segment.to] {
                if pin.isBottom { below[pin.node].append(index) } else { above[pin.node].append(index) }
            }
        }
        for layer in layout.layers {
            var x = 0
            for (index, node) in layer.enumerated() {
                if index > 0 { x += layout.gap(layer[index - 1], node) }
                self.layout.nodes[node].x = x
                x += layout.nodes[node].width
            }
        }
    }

    /// Distributes the pins evenly along each edge of an item, in the order of their links' other ends. Given pins stay.
    private mutating func assignPorts() {
        let given = Set(layout.links.filter { $0.ports != nil }.flatMap { [$0.pins.from, $0.pins.to] })
        var targets: [LayeredLayout.Pin: (sum: Int, count: Int)] = [:]
        for segment in layout.segments {
            for (pin, other) in [(segment.from, segment.to), (segment.to, segment.from)] where !given.contains(pin) {
                let node = layout.nodes[other.node]
                let before = targets[pin] ?? (0, 0)
                targets[pin] = (before.sum + 2 * node.x + node.width, before.count + 1)
            }
        }
        let edges = Dictionary(grouping: targets.keys) { [$0.node, $0.isBottom ? 1 : 0] }
        for pins in edges.values {
            let order = pins.map { pin in
                let (sum, count) = targets[pin] ?? (0, 1)
                return (pin, place: sum / count)
            }.sorted { ($0.place, $0.0.key) < ($1.place, $1.0.key) }
            for (index, (pin, _)) in order.enumerated() {
                let width = layout.nodes[pin.node].width
                layout.ports[pin] =
                    order.count == 1 ? (width - 1) / 2 : (index + 1) * (width + 1) / (order.count + 1) - 1
            }
        }
    }

    /// Moves the nodes of a layer as near as possible to the columns where their lines are straight.
    private mutating func settle(_ index: Int, usesBelow: Bool) {
        let layer = layout.layers[index]
        var pools: [(sum: Int, weight: Int, count: Int)] = []
        var (offset, offsets) = (0, [Int]())
        for (position, node) in layer.enumerated() {
            if position > 0 { offset += layout.gap(layer[position - 1], node) }
            offsets.append(offset)
            let (wanted, weight) = wish(of: node, usesBelow: usesBelow)
            pools.append(((wanted - offset) * weight, weight, 1))
            offset += layout.nodes[node].width
            while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
                let last = pools.removeLast()
                let pool = pools[pools.count - 1]
                pools[pools.count - 1] = (pool.sum + last.sum, pool.weight + last.weight, pool.count + last.count)
            }
        }
        let places = pools.flatMap { pool in
            repeatElement(min(max(0, Int(mean(pool).rounded())), layout.limit - offset), count: pool.count)
        }
        for (position, node) in layer.enumerated() { layout.nodes[node].x = places[position] + offsets[position] }
    }

    private func mean(_ pool: (sum: Int, weight: Int, count: Int)) -> Double { Double(pool.sum) / Double(pool.weight) }

    /// Returns the best column for a node without neighbours, and the column's weight. Passing lines weigh most.
    private func wish(of node: Int, usesBelow: Bool) -> (column: Int, weight: Int) {
        let segments = usesBelow ? below[node] : above[node]
        let columns = segments.map { index -> Int in
            let segment = layout.segments[index]
            let (own, other) = segment.from.node == node ? (segment.from, segment.to) : (segment.to, segment.from)
            return layout.column(of: other) - (layout.ports[own] ?? 0)
        }.sorted()
        guard !columns.isEmpty else { return (layout.nodes[node].x, 1) }
        let middle = (columns[(columns.count - 1) / 2] + columns[columns.count / 2]) / 2
        return (
            columns.count.isMultiple(of: 2) ? middle : columns[columns.count / 2], layout.nodes[node].isBend ? 32 : 8
        )
    }
}
