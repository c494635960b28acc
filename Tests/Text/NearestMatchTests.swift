import ChallengeTestSupport
import ChallengeText
import Testing

@Suite("The nearest match")
struct NearestMatchTests {
    @Test(
        "forgives one slip for every three characters, one at least, and is the candidate with the fewest slips",
        arguments: [
            // A character that is missing, too much, another one, or swapped with its neighbour is a slip.
            ("hme", ["routes", "home"], "home"), ("hoome", ["home"], "home"), ("hone", ["home"], "home"),
            ("hmoe", ["home"], "home"), ("homee", ["home"], "home"), ("ome", ["home"], "home"),
            ("ba", ["ab"], "ab"), ("cba", ["abc"], nil),
            // Upper and lower case are alike, and the candidate is returned as it is written.
            ("ric sanchez", ["Morty Smith", "Rick Sanchez"], "Rick Sanchez"), ("HOME", ["home"], "home"),
            ("abc", ["abx"], "abx"), ("abc", ["axx"], nil), ("ab", ["ax"], "ax"), ("abcde", ["axxde"], nil),
            ("abcdef", ["axxdef"], "axxdef"), ("abcdef", ["axxdxf"], nil),
            // Of equals the first.
            ("homx", ["hxxx", "hoyy", "home"], "home"), ("bat", ["cat", "hat"], "cat"),
        ] as [(String, [String], String?)])
    func nearest(word: String, candidates: [String], expected: String?) {
        #expect(NearestMatch.find(word, in: candidates) == expected)
    }

    @Test("is nothing for the empty word, and for one so long that nobody mistyped it")
    func bounds() {
        #expect(NearestMatch.find("", in: ["a", ""]) == nil)
        let long = String(repeating: "a", count: 64)
        #expect(NearestMatch.find(long, in: [long + "a", long]) == long)
        #expect(NearestMatch.find(long + "a", in: [long]) == nil)
    }

    @Test("is offered as a question where there is one, and not mentioned where there is none")
    func suggestion() {
        #expect("charcters".suggestion(from: ["home", "characters"]) == "; did you mean 'characters'?")
        #expect("zzz".suggestion(from: ["home", "characters"]) == "")
    }
}

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

    @Test("does not look at a character with thousands of marks, nor behind it")
    func marks() {
        let marks = String(repeating: "\u{301}", count: 500_000)
        #expect(NearestMatch.find("e" + marks, in: ["e"]) == nil)
        #expect(NearestMatch.distance(of: "e" + marks + "abc", within: "abc") == 1)
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
    private static func distance(_ lhs: [Character], _ rhs: [Character]) -> Int {
        guard let left = lhs.first, let right = rhs.first else { return max(lhs.count, rhs.count) }
        let rest = distance(Array(lhs.dropFirst()), Array(rhs.dropFirst())) + (left == right ? 0 : 1)
        return min(
            rest, distance(Array(lhs.dropFirst()), rhs) + 1, distance(lhs, Array(rhs.dropFirst())) + 1)
    }
}
