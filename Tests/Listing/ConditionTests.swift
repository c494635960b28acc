import ChallengeListing
import ChallengeShellTestLimits

@Suite("A condition of a filter", .limited)
struct ConditionTests {
    @Test(
        "is a part of a value, the whole of it, a range of numbers, or one of several of these",
        arguments: [
            ("human", ["Human"], true), ("MAN", ["Humanoid"], true), ("man", ["Alien"], false), ("nes", ["SNES"], true),
            ("=nes", ["SNES"], false), ("=Nes", ["SNES", "NES"], true), ("= nes ", ["NES"], true),
            ("1980..1989", ["1980"], true), ("1980..1989", ["1989"], true), ("1980..1989", ["1990"], false),
            ("1980..", ["2023"], true), ("..1980", ["1979"], true), ("..1980", ["1981"], false),
            (">=1985", ["1985"], true), (">=1985", ["1984"], false), ("<=1985", ["1985"], true),
            ("<=1985", ["1986"], false), ("1980..1989", ["no number"], false), ("9..1", ["5"], false),
            ("a..b", ["xa..by"], true), (">=x", ["it is >=x"], true), ("0x1..0x2", ["1"], false),
            ("198,=2001", ["1985"], true), ("198,=2001", ["2001"], true), ("198,=2001", ["2010"], false),
            ("1980..1982,1990..", ["1991"], true), ("a\\,b", ["xa,by"], true), ("a\\,b", ["a"], false),
            ("\\\\", ["a\\b"], true), ("a,", ["b"], false), (",", ["a"], false), ("human", [], false),
        ] as [(String, [String], Bool)])
    func fits(text: String, values: [String], isFitting: Bool) {
        #expect(Condition(text).fits(values) == isFitting)
    }
}
