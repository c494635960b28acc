import ChallengeTestSupport

@Suite("Words")
struct WordsTests {
    @Test(
        "Words are trimmed of all white space around them, and of none within",
        arguments: [("", ""), (" \t\n\u{3000}", ""), ("a", "a"), ("\u{A0}a \n b\r\n", "a \n b")])
    func trimmed(text: String, expected: String) { #expect(text.trimmed == expected) }

    @Test(
        "Words have one blank between them and none around them, and a blank with a mark stays",
        arguments: [
            ("", ""), ("  ", ""), (" a  b ", "a b"), ("\ta\t b", "a b"), ("●  É  a ", "● É a"),
            ("a  \u{301}b", "a  \u{301}b"),
        ])
    func singleSpaced(text: String, expected: String) { #expect(text.singleSpaced == expected) }

    @Test(
        "Words are too short for a much longer text, and never for a text that contains them by characters",
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
        "Words are the name in full, or else the beginning of all matching names",
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
        "Encoding covers every byte that is ambiguous, and decoding restores the text",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%41", "%2541"), ("#?/", "%23%3F%2F"),
            ("a b", "a%20b"), ("é’", "%C3%A9%E2%80%99"), ("\u{0}\r\n", "%00%0D%0A"), ("aZ09-._~", "aZ09-._~"), ("", ""),
        ])
    func encodes(text: String, encoded: String) {
        #expect(text.percentEncoded() == encoded)
        #expect(encoded.percentDecoded() == text)
    }

    @Test("The given bytes are not encoded")
    func exceptions() { #expect("/a,b/c d".percentEncoded(except: "/,") == "/a,b/c%20d") }

    @Test("Digits of either letter case are decoded, and a plus sign stays")
    func decodes() {
        #expect("%c3%A9+%2b".percentDecoded() == "é++")
    }

    @Test(
        "Without two digits after each %, or without UTF-8, the result is nil",
        arguments: ["%", "a%4", "%4g", "%-1", "%FF", "%C3"])
    func malformed(encoded: String) { #expect(encoded.percentDecoded() == nil) }
}

@Suite("The nearest match")
struct NearestMatchTests {
    @Test(
        "The nearest match has the fewest slips, with one permitted for every three characters, and at least one",
        arguments: [
            // A missing, surplus, wrong or swapped character is a slip.
            ("hme", ["routes", "home"], "home"), ("hoome", ["home"], "home"), ("hone", ["home"], "home"),
            ("hmoe", ["home"], "home"), ("homee", ["home"], "home"), ("ome", ["home"], "home"),
            ("ba", ["ab"], "ab"), ("cba", ["abc"], nil),
            // The letter case is ignored, and the candidate is returned unchanged.
            ("ric sanchez", ["Morty Smith", "Rick Sanchez"], "Rick Sanchez"), ("HOME", ["home"], "home"),
            ("abc", ["abx"], "abx"), ("abc", ["axx"], nil), ("ab", ["ax"], "ax"), ("abcde", ["axxde"], nil),
            ("abcdef", ["axxdef"], "axxdef"), ("abcdef", ["axxdxf"], nil),
            // Of equal candidates the first wins.
            ("homx", ["hxxx", "hoyy", "home"], "home"), ("bat", ["cat", "hat"], "cat"),
        ] as [(String, [String], String?)])
    func nearest(word: String, candidates: [String], expected: String?) {
        #expect(NearestMatch.find(word, in: candidates) == expected)
    }

    @Test("The empty word, and one too long to be mistyped, have no nearest match")
    func bounds() {
        #expect(NearestMatch.find("", in: ["a", ""]) == nil)
        let long = String(repeating: "a", count: 64)
        #expect(NearestMatch.find(long, in: [long + "a", long]) == long)
        #expect(NearestMatch.find(long + "a", in: [long]) == nil)
    }

    @Test("A nearest match is offered as a question, and its absence is not mentioned")
    func suggestion() {
        #expect("charcters".suggestion(from: ["home", "characters"]) == "; did you mean 'characters'?")
        #expect("zzz".suggestion(from: ["home", "characters"]) == "")
    }
}

@Suite("The distance to the nearest part of a text")
struct NearestPartTests {
    @Test(
        "The distance counts the slips to the nearest part",
        arguments: [
            ("", "abc", 0), ("abc", "", 3), ("abc", "xxabcxx", 0), ("abc", "xxaBCxx", 0), ("abc", "xxacxx", 1),
            ("abc", "xxabxcxx", 1), ("abc", "xxadcxx", 1), ("abc", "xyz", 3),
        ])
    func slips(text: String, other: String, distance: Int) {
        #expect(NearestMatch.distance(of: text, within: other) == distance)
    }

    @Test("The distance ignores a character with thousands of marks, and the text behind it")
    func marks() {
        let marks = String(repeating: "\u{301}", count: 500_000)
        #expect(NearestMatch.find("e" + marks, in: ["e"]) == nil)
        #expect(NearestMatch.distance(of: "e" + marks + "abc", within: "abc") == 1)
    }

    @Test("The distance is the least of the distances to all parts", arguments: [1, 2, 3] as [UInt64])
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

    /// Returns the distance by its definition.
    private static func distance(_ lhs: [Character], _ rhs: [Character]) -> Int {
        guard let left = lhs.first, let right = rhs.first else { return max(lhs.count, rhs.count) }
        let rest = distance(Array(lhs.dropFirst()), Array(rhs.dropFirst())) + (left == right ? 0 : 1)
        return min(rest, distance(Array(lhs.dropFirst()), rhs) + 1, distance(lhs, Array(rhs.dropFirst())) + 1)
    }
}

@Suite("A text that is compared without case and accents", .limited)
struct FoldedTextTests {
    @Test(
        "Case and accents are gone, in any normal form, but a text of nothing else stays",
        arguments: [
            ("Pokémon", "pokemon"), ("POKE\u{301}MON", "pokemon"), ("Ångström", "angstrom"), ("ИЙ", "ии"),
            ("plain", "plain"),
            ("\u{301}", "\u{301}"), ("", ""), ("漢字", "漢字"),
        ])
    func folded(text: String, folded: String) {
        #expect(Array(text.folded.unicodeScalars) == Array(folded.unicodeScalars))
    }
}
