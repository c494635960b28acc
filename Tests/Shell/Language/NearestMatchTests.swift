import Testing

@testable import ChallengeShell

@Suite("The nearest match")
struct NearestMatchTests {
    @Test(
        "forgives a character that is missing, too much, another one, or swapped with its neighbour",
        arguments: ["hme", "hoome", "hone", "hmoe", "homee", "ome"])
    func oneSlip(word: String) {
        #expect(NearestMatch.find(word, in: ["routes", "home"]) == "home")
    }

    @Test("takes upper and lower case for the same, and answers as the candidate is written")
    func letterCase() {
        #expect(NearestMatch.find("ric sanchez", in: ["Morty Smith", "Rick Sanchez"]) == "Rick Sanchez")
        #expect(NearestMatch.find("HOME", in: ["home"]) == "home")
    }

    @Test("forgives one slip for every three characters, one at least, and no more")
    func limit() {
        #expect(NearestMatch.find("abc", in: ["abx"]) == "abx")
        #expect(NearestMatch.find("abc", in: ["axx"]) == nil)
        #expect(NearestMatch.find("ab", in: ["ax"]) == "ax")
        #expect(NearestMatch.find("abcde", in: ["axxde"]) == nil)
        #expect(NearestMatch.find("abcdef", in: ["axxdef"]) == "axxdef")
        #expect(NearestMatch.find("abcdef", in: ["axxdxf"]) == nil)
    }

    @Test("counts a swap as one slip, and two characters that have one between them as two")
    func swaps() {
        #expect(NearestMatch.find("ba", in: ["ab"]) == "ab")
        #expect(NearestMatch.find("cba", in: ["abc"]) == nil)
    }

    @Test("is the candidate with the fewest slips, and of equals the first")
    func best() {
        #expect(NearestMatch.find("homx", in: ["hxxx", "hoyy", "home"]) == "home")
        #expect(NearestMatch.find("bat", in: ["cat", "hat"]) == "cat")
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
