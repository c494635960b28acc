import ChallengeTestLimits

@testable import ChallengeListing

@Suite("A condition of a filter", .limited)
struct ConditionTests {
    @Test(
        "A condition is a part of a value, the whole of it, a range of numbers, or one of several of these",
        arguments: [
            ("human", ["Human"], true), ("MAN", ["Humanoid"], true), ("man", ["Alien"], false), ("nes", ["SNES"], true),
            ("=nes", ["SNES"], false), ("=Nes", ["SNES", "NES"], true), ("= nes ", ["NES"], true),
            ("1980..1989", ["1980"], true), ("1980..1989", ["1989"], true), ("1980..1989", ["1990"], false),
            ("1980..", ["2023"], true), ("..1980", ["1979"], true), ("..1980", ["1981"], false),
            (">=1985", ["1985"], true), (">=1985", ["1984"], false), ("<=1985", ["1985"], true),
            ("<=1985", ["1986"], false), ("1980..1989", ["no number"], false),
            ("a..b", ["xa..by"], true), ("0x1..0x2", ["1"], false), ("01985", ["1985"], true),
            ("=1985.0", ["1985"], true), ("01985", ["19850"], false),
            ("198,=2001", ["1985"], true), ("198,=2001", ["2001"], true), ("198,=2001", ["2010"], false),
            ("1980..1982,1990..", ["1991"], true), ("a\\,b", ["xa,by"], true), ("a\\,b", ["a"], false),
            ("\\\\", ["a\\b"], true), ("a,", ["b"], false), (",", ["a"], false), ("human", [], false),
        ] as [(String, [String], Bool)])
    func fits(text: String, values: [String], isFitting: Bool) {
        #expect(Condition(text).fits(values) == isFitting)
    }

    @Test(
        "A range that no number can be in has a reason, which names what is meant if it is plain",
        arguments: [
            (">=abc", "year takes a number after >=, not 'abc'"), ("<=", "year takes a number after <=, not ''"),
            ("2000..1990", "year cannot be in 2000..1990; did you mean year=1990..2000?"),
            ("1985..x", "year takes numbers in a range, not 'x'"),
            ("x..1985", "year takes numbers in a range, not 'x'"),
            ("1990,9..1", "year cannot be in 9..1; did you mean year=1..9?"),
            (">1985", "year takes >= and <=, not >; did you mean year>=1985?"),
            ("<1985", "year takes >= and <=, not <; did you mean year<=1985?"),
            ("abc", nil), ("a..b", nil), ("wait...", nil), ("1985..", nil), ("=>x", nil), ("-5..-1", nil),
        ] as [(String, String?)])
    func mistake(text: String, reason: String?) { #expect(Condition.mistake(in: text, for: "year") == reason) }

    @Test("A condition counts the items of each value, by parts of values or, for choices, by whole ones")
    func counts() {
        let items = [Console(["NES", "Switch"]), Console(["SNES", "SNES"]), Console([""]), Console(["nes"])]
        func counts(areChoices: Bool) -> [String] {
            ValueCounts(of: "platform", in: items, areChoices: areChoices).counts.map { "\($0.value) \($0.count)" }
        }
        #expect(counts(areChoices: false) == ["NES 3", "nes 3", "SNES 1", "Switch 1"])
        #expect(counts(areChoices: true) == ["NES 2", "nes 2", "SNES 1", "Switch 1"])
    }
}

private nonisolated struct Console: ListItem {
    let platforms: [String]
    let id = 1
    let displayName = "Console"

    init(_ platforms: [String]) { self.platforms = platforms }

    func values(of key: String) -> [String] { platforms }
}
