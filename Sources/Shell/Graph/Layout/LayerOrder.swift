nonisolated extension LayeredLayout {
    private static let sweepCount = 12

    /// Orders the nodes of each layer so that few links cross. Sweeps go down and up through the layers, and sort the
    /// nodes of each layer by the barycentres of the nodes' neighbours. The best order is kept.
    mutating func orderLayers() {
        var neighbours: [[(layer: Int, node: Int, share: Double)]] = nodes.map { _ in [] }
        for segment in segments {
            for (one, other) in [(segment.from, segment.to), (segment.to, segment.from)] {
                // A port with a known column counts at this column.
                let width = Double(max(1, nodes[other.node].width))
                let share = ports[other].map { (Double($0) + 0.5) / width - 0.5 } ?? 0
                neighbours[one.node].append((nodes[other.node].layer, other.node, share))
            }
        }
        var positions = nodes.map { _ in 0.0 }
        func number(_ layer: [Int]) { for (index, node) in layer.enumerated() { positions[node] = Double(index) } }
        layers.forEach(number)
        var best = (layers: layers, count: crossingCount(positions))
        for sweep in 0..<Self.sweepCount where best.count > 0 {
            let isDown = sweep.isMultiple(of: 2)
            for index in isDown ? Array(layers.indices) : layers.indices.reversed() {
                let keys = layers[index].map { node in
                    let near = neighbours[node].filter { isDown ? $0.layer <= index : $0.layer >= index }
                    guard !near.isEmpty else { return positions[node] }
                    return near.reduce(0) { $0 + positions[$1.node] + $1.share } / Double(near.count)
                }
                let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
                layers[index] = order.map { layers[index][$0] }
                number(layers[index])
            }
            let count = crossingCount(positions)
            if count < best.count { best = (layers, count) }
        }
        layers = best.layers
    }

    /// Returns how many pairs of segments cross between the same two layers.
    private func crossingCount(_ positions: [Double]) -> Int {
        var channels: [Int: [(upper: Double, lower: Double)]] = [:]
        for segment in segments where segment.from.isBottom != segment.to.isBottom {
            let (upper, lower) = segment.from.isBottom ? (segment.from, segment.to) : (segment.to, segment.from)
            func place(_ pin: Pin) -> Double {
                let width = Double(nodes[pin.node].width + 1)
                return positions[pin.node] + (ports[pin].map { Double($0) / width } ?? 0.5)
            }
            channels[segment.channel, default: []].append((place(upper), place(lower)))
        }
        return channels.values.reduce(0) { count, segments in
            segments.indices.reduce(count) { count, index in
                let one = segments[index]
                return count + segments[..<index].count { ($0.upper - one.upper) * ($0.lower - one.lower) < 0 }
            }
        }
    }
}
