import ChallengeShellTestSupport

@Suite("Words")
struct WordsTests {
    @Test(
        "are trimmed of all white space around them, and of none within",
        arguments: [("", ""), (" \t\n\u{3000}", ""), ("a", "a"), ("\u{A0}a \n b\r\n", "a \n b")])
    func trimmed(text: String, expected: String) { #expect(text.trimmed == expected) }

    @Test(
        "are too short for a text that is far longer, and for no text that is a part of them by characters",
        arguments: [
            ("`", "\u{1FEF}", false), ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}", false),
            ("\u{390}", "\u{3B9}\u{308}\u{301}", false), ("K", "\u{212A}", false), ("", "", false), ("", "a", true),
            ("e", "e" + String(repeating: "\u{301}", count: 5), true), ("ab", String(repeating: "a", count: 19), true),
        ])
    func tooShort(text: String, part: String, isTooShort: Bool) {
        #expect(text.isTooShort(for: part) == isTooShort)
        #expect(text.contains(part) != isTooShort)
    }

    @Test(
        "stand for the name in full, or else for all names that begin so",
        arguments: [
            ("", []), ("x", []), ("b", ["back"]), ("re", ["ref", "refresh", "resolve"]), ("ref", ["ref"]),
            ("refr", ["refresh"]), ("Back", []),
        ])
    func abbreviated(word: String, expected: [String]) {
        #expect(["back", "ref", "refresh", "resolve"].abbreviated(to: word) { $0 } == expected)
    }
}

@Suite("Percent coding")
struct PercentCodingTests {
    @Test(
        "encodes every byte that could be read as something else, and decodes to what it was",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%41", "%2541"), ("#?/", "%23%3F%2F"),
            ("a b", "a%20b"), ("é’", "%C3%A9%E2%80%99"), ("\u{0}\r\n", "%00%0D%0A"), ("aZ09-._~", "aZ09-._~"), ("", ""),
        ])
    func encodes(text: String, encoded: String) {
        #expect(text.percentEncoded() == encoded)
        #expect(encoded.percentDecoded() == text)
        #expect(encoded.percentDecoded(plusIsBlank: true) == text)
    }

    @Test("leaves the bytes that it is told to")
    func exceptions() { #expect("/a,b/c d".percentEncoded(except: "/,") == "/a,b/c%20d") }

    @Test("decodes digits of either letter case, and a plus sign as a blank where it stands for one")
    func decodes() {
        #expect("%c3%A9+%2b".percentDecoded() == "é++")
        #expect("%c3%A9+%2b".percentDecoded(plusIsBlank: true) == "é +")
    }

    @Test("is nothing without two digits after each %, or UTF-8", arguments: ["%", "a%4", "%4g", "%-1", "%FF", "%C3"])
    func malformed(encoded: String) { #expect(encoded.percentDecoded() == nil) }
}

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
        return min(rest, distance(Array(lhs.dropFirst()), rhs) + 1, distance(lhs, Array(rhs.dropFirst())) + 1)
    }
}
