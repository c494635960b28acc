import ChallengeTestSupport
import Testing

@testable import ChallengeShell

@Suite("The distance to the nearest part of a text")
struct NearestPartTests {
    @Test(
        "counts the slips to the part that differs least",
        arguments: [
            ("", "abc", 0), ("abc", "", 3), ("abc", "xxabcxx", 0), ("abc", "xxaBCxx", 0), ("abc", "xxacxx", 1),
            ("abc", "xxabxcxx", 1), ("abc", "xxadcxx", 1), ("abc", "xyz", 3),
        ])
    func slips(text: String, other: String, distance: Int) {
        #expect(NearestMatch.distance(of: text, within: other) == distance)
    }

    @Test("is the least of the distances to all parts", arguments: [1, 2, 3] as [UInt64])
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let text = String(
                (0..<Int.random(in: 0...5, using: &random)).map { _ in "ab".randomElement(using: &random)! })
            let other = String(
                (0..<Int.random(in: 0...7, using: &random)).map { _ in "abc".randomElement(using: &random)! })
            let parts = (0...other.count).flatMap { start in
                (start...other.count).map { String(Array(other)[start..<$0]) }
            }
            let least = parts.map { Self.distance(Array(text), Array($0)) }.min()
            #expect(NearestMatch.distance(of: text, within: other) == least, "seed \(seed): \(text) in \(other)")
        }
    }

    /// By the definition.
    private static func distance(_ lhs: [Swift.Character], _ rhs: [Swift.Character]) -> Int {
        guard let left = lhs.first, let right = rhs.first else { return max(lhs.count, rhs.count) }
        let rest = distance(Array(lhs.dropFirst()), Array(rhs.dropFirst())) + (left == right ? 0 : 1)
        return min(
            rest, distance(Array(lhs.dropFirst()), rhs) + 1, distance(lhs, Array(rhs.dropFirst())) + 1)
    }
}
