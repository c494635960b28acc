/// Assigns tracks to the nets between two layers. A track is a row for horizontal lines.
///
/// Each net gets a track where it overlaps no other net. If one net ends at the top of a column and another net at the
/// bottom of this column, the track of the first net must be above. If such constraints form a cycle, a net in the cycle
/// gets two tracks and a column that joins them ("dogleg"). The method is Deutsch's, "A Dogleg Channel Router" (Design
/// Automation Conference, 1976).
nonisolated struct ChannelRouter {
    struct End: Hashable {
        let x: Int
        /// True if the end is at the upper edge of the channel.
        let isUpper: Bool
    }

    struct Wire {
        let net: Int
        let from: End
        let to: End
    }

    /// A net, or one of the two parts of a net with a dogleg.
    private struct Trunk {
        enum Part { case whole, upper, lower }

        let net: Int
        var part = Part.whole
        var ends: Set<End>
        /// The column that joins the two parts.
        var joint: Int?
        var track = 0

        var span: ClosedRange<Int> {
            let columns = ends.map(\.x) + (joint.map { [$0] } ?? [])
            return (columns.min() ?? 0)...(columns.max() ?? 0)
        }

        /// True if the net is a vertical line, which needs no track.
        var isStraight: Bool { ends.count == 2 && span.count == 1 }

        /// Trunks with a lower value are placed first, so that lines do not cross. A trunk that leads to the right is placed
        /// before the trunks at its left, and a trunk that leads to the left before the trunks at its right.
        var priority: Int {
            let upper = ends.filter(\.isUpper).map(\.x)
            guard let first = upper.min(), let last = upper.max() else { return Int.max }
            return span.upperBound - last >= first - span.lowerBound ? -first : last
        }

        /// Returns true if the trunk may be placed above another trunk.
        func mayPrecede(_ other: Trunk) -> Bool {
            if other.net == net { return part == .upper || other.part != .upper }
            return ends.allSatisfy { $0.isUpper || !other.ends.contains(End(x: $0.x, isUpper: true)) }
        }
    }

    private(set) var trackCount = 0
    private var trunks: [Int: [Trunk]] = [:]
    /// The columns that join the two tracks of a net.
    private(set) var columns: [Int] = []

    /// Creates the tracks; nil if no free column is left for a dogleg.
    init?(_ wires: [Wire], width: Int) {
        var nets: [Int: Set<End>] = [:]
        for wire in wires { nets[wire.net, default: []].formUnion([wire.from, wire.to]) }
        let all = nets.sorted { $0.key < $1.key }.map { Trunk(net: $0.key, ends: $0.value) }
        for trunk in all where trunk.isStraight { trunks[trunk.net] = [trunk] }
        var taken = Set(wires.flatMap { [$0.from.x, $0.to.x] })
        var waiting = all.filter { !$0.isStraight }.sorted { ($0.priority, $0.net) < ($1.priority, $1.net) }
        var placed: [Trunk] = []
        while !waiting.isEmpty {
            guard let next = waiting.indices.first(where: { waiting.allSatisfy(waiting[$0].mayPrecede) }) else {
                guard let index = waiting.indices.first(where: { Set(waiting[$0].ends.map(\.isUpper)).count == 2 }),
                    let column = Self.column(near: waiting[index].span, without: taken, width: width)
                else { return nil }
                taken.insert(column)
                columns.append(column)
                let trunk = waiting.remove(at: index)
                let ends = Dictionary(grouping: trunk.ends, by: \.isUpper).mapValues(Set.init)
                let upper = Trunk(net: trunk.net, part: .upper, ends: ends[true] ?? [], joint: column)
                let lower = Trunk(net: trunk.net, part: .lower, ends: ends[false] ?? [], joint: column)
                waiting.insert(contentsOf: [upper, lower], at: index)
                continue
            }
            var trunk = waiting.remove(at: next)
            // Lines that touch would look like a single line.
            let near = trunk.span.lowerBound - 1...trunk.span.upperBound + 1
            trunk.track = placed.filter { $0.span.overlaps(near) }.map { $0.track + 1 }.max() ?? 0
            placed.append(trunk)
            trunks[trunk.net, default: []].append(trunk)
            trackCount = max(trackCount, trunk.track + 1)
        }
    }

    private static func column(near span: ClosedRange<Int>, without taken: Set<Int>, width: Int) -> Int? {
        let middle = (span.lowerBound + span.upperBound) / 2
        return (0..<width).filter { !taken.contains($0) }.min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    }

    /// Returns the points where a wire changes its direction, from its beginning to its end.
    func turns(net: Int, from: End, to: End) -> [(x: Int, track: Int)] {
        guard let parts = trunks[net], !(parts[0].isStraight) else { return [] }
        func trunk(at end: End) -> Trunk { parts.first { $0.ends.contains(end) } ?? parts[0] }
        let (first, last) = (trunk(at: from), trunk(at: to))
        guard first.part != last.part, let column = first.joint else {
            return [(from.x, first.track), (to.x, first.track)]
        }
        return [(from.x, first.track), (column, first.track), (column, last.track), (to.x, last.track)]
    }
}
