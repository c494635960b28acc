import ChallengeTestSupport
import ChallengeText
import Testing

@testable import ChallengeVerification

@Suite("A shard")
struct ShardTests {
    private func shares(of names: [String], _ count: Int, lasting durations: [String: Double] = [:]) throws
        -> [[String]]
    {
        try (1...count).map { try #require(Shard("\($0)/\(count)")).names(of: names, lasting: durations).sorted() }
    }

    @Test(
        "is one of at least one",
        arguments: [
            "", "/", "1", "0/1", "2/1", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "a/b", "1/99999999999999999999",
        ])
    func wrong(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test("has every name in one share, whatever their order and however many shares there are")
    func partition() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let names = (0..<Int.random(in: 0...30, using: &random)).map { "\($0)" }.shuffled(using: &random)
            let known = names.filter { _ in Bool.random(using: &random) }
            let durations = Dictionary(
                uniqueKeysWithValues: known.map { ($0, Double.random(in: 0...9, using: &random).rounded()) })
            let count = Int.random(in: 1...9, using: &random)
            let shares = try shares(of: names, count, lasting: durations)
            #expect(shares.joined().sorted() == names.sorted(), "seed \(seed)")
            #expect(try shares == self.shares(of: names.reversed() + names, count, lasting: durations), "seed \(seed)")
        }
    }

    @Test("takes each name in turn, or where durations are known as much time as the others")
    func balance() throws {
        #expect(try shares(of: ["e", "d", "c", "b", "a"], 2) == [["a", "c", "e"], ["b", "d"]])
        let durations = ["a": 10.0, "b": 1, "c": 1, "d": 7, "e": 1]
        #expect(try shares(of: ["a", "b", "c", "d", "e"], 2, lasting: durations) == [["a"], ["b", "c", "d", "e"]])
        // A new one is taken for an average one.
        #expect(try shares(of: ["a", "b", "new"], 2, lasting: ["a": 2, "b": 4]) == [["b"], ["a", "new"]])
        #expect(try shares(of: ["a"], 3) == [["a"], [], []])
    }
}
