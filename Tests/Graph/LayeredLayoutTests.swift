import ChallengeText
import Testing

@testable import ChallengeGraph

@Suite("A layered layout")
struct LayeredLayoutTests {
    /// A cell of the grid on a line, and the sides where the line crosses it.
    private struct Passage: Hashable {
        let net: Int
        var isAcross = false
        var isUpright = false
    }

    @Test(
        "Items do not overlap, and each link has an unbroken line, which only crosses others",
        arguments: 1...150 as ClosedRange<UInt64>)
    func anyGraph(seed: UInt64) throws {
        let (items, links) = Self.graph(seed)
        let limit = 40 + Int(seed % 4) * 40
        guard let layout = LayeredLayout(items, links, limit: limit) else {
            #expect(limit < 160, "seed \(seed)")
            return
        }
        #expect(layout.width <= limit, "seed \(seed)")
        var owners: [LayeredLayout.Point: Int] = [:]
        for index in items.indices {
            for (x, y) in Self.cells(of: layout, index) {
                let before = owners.updateValue(index, forKey: .init(x: x, y: y))
                #expect(before == nil && 0..<layout.width ~= x && 0..<layout.height ~= y, "seed \(seed)")
            }
        }
        var passages: [LayeredLayout.Point: Set<Passage>] = [:]
        for (link, route) in zip(links, layout.routes) {
            let (source, target) = (layout.nodes[link.from], layout.nodes[link.to])
            let (first, last) = (try #require(route.first), try #require(route.last))
            #expect(
                source.x..<source.x + source.width ~= first.x && first.y == source.y + source.height, "seed \(seed)")
            #expect(target.x..<target.x + target.width ~= last.x && last.y == target.y - 1, "seed \(seed)")
            // If the two touch, the line has no cell.
            if route.count == 2, first.x == last.x, last.y == first.y - 1 { continue }
            for (from, to) in zip(route, route.dropFirst()) {
                #expect((from.x == to.x) != (from.y == to.y), "seed \(seed)")
                for x in min(from.x, to.x)...max(from.x, to.x) {
                    for y in min(from.y, to.y)...max(from.y, to.y) {
                        let passage = Passage(net: link.net, isAcross: from.y == to.y, isUpright: from.x == to.x)
                        passages[.init(x: x, y: y), default: []].insert(passage)
                        #expect(owners[.init(x: x, y: y)] == nil && 0..<layout.width ~= x, "seed \(seed)")
                    }
                }
            }
        }
        for passage in passages.values where Set(passage.map(\.net)).count > 1 {
            #expect(passage.count == 2 && passage.count(where: \.isAcross) == 1, "seed \(seed)")
        }
    }

    @Test("The layout is the same for the same graph")
    func determinism() throws {
        let (items, links) = Self.graph(7)
        let routes = try (0..<5).map { _ in try #require(LayeredLayout(items, links, limit: 200)).routes }
        #expect(Set(routes).count == 1)
    }

    @Test("Each item is below those that lead to it, and back links go around")
    func order() throws {
        let links = [(0, 1), (1, 2), (2, 0), (2, 2)].enumerated().map { net, ends in
            LayeredLayout.Link(from: ends.0, to: ends.1, net: net, hasArrow: true)
        }
        let layout = try #require(
            LayeredLayout(Array(repeating: .init(width: 5, height: 3), count: 3), links, limit: 80))
        #expect(layout.nodes.prefix(3).map(\.layer) == [0, 1, 2])
        #expect(layout.routes.map { ($0.last?.y ?? 0) >= ($0.first?.y ?? 0) } == [true, true, false, false])
        #expect(LayeredLayout([.init(width: 5, height: 3)], [], limit: 4) == nil)
    }

    @Test("A layer that is wider than the limit is folded")
    func folding() throws {
        let items = Array(repeating: LayeredLayout.Item(width: 10, height: 1), count: 7)
        let layout = try #require(LayeredLayout(items, [], limit: 34))
        #expect(layout.nodes.map(\.layer) == [0, 0, 0, 1, 1, 1, 2] && layout.isFolded)
        #expect(try !#require(LayeredLayout(items, [], limit: 82)).isFolded)
    }

    private static func cells(of layout: LayeredLayout, _ index: Int) -> [(Int, Int)] {
        let node = layout.nodes[index]
        return (node.x..<node.x + node.width).flatMap { x in (node.y..<node.y + node.height).map { (x, $0) } }
    }

    /// Returns items of many sizes, with links whose nets belong to themselves, their source or their target.
    private static func graph(_ seed: UInt64) -> ([LayeredLayout.Item], [LayeredLayout.Link]) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...14, using: &random)
        let items = (0..<count).map { _ in
            LayeredLayout.Item(
                width: Int.random(in: 5...24, using: &random), height: Int.random(in: 1...4, using: &random),
                isFramed: Bool.random(using: &random))
        }
        let links = (0..<Int.random(in: 1...count + 4, using: &random)).map { index in
            let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            let net = [100 + index, 200 + from, 300 + to].randomElement(using: &random) ?? 0
            return LayeredLayout.Link(from: from, to: to, net: net, hasArrow: Bool.random(using: &random))
        }
        return (items, links)
    }
}
