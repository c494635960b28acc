import ChallengeText
import Testing

@Suite("ASCII")
struct ASCIITextTests {
    @Test(
        "Common signs and Latin letters become what they are commonly replaced with, and all else is spelled out",
        arguments: [
            Sample("Summer’s “day” – 3…", "Summer's \"day\" - 3..."), Sample("café", "cafe"),
            Sample("cafe\u{301}", "cafe"),
            Sample("Łódź", "Lodz"),
            Sample("Straße Æsir", "Strasse AEsir"), Sample("a → b", "a -> b"), Sample("a\u{A0}b", "a b"),
            Sample("Rick", "Rick"),
            Sample("世", #"\u{4e16}"#), Sample("👍🏽", #"\u{1f44d}\u{1f3fd}"#), Sample("x\u{323}", #"x\u{323}"#),
            Sample("\u{1B}", #"\u{1b}"#), Sample("ж", #"\u{436}"#),
            Sample("e\u{323}\u{301}", #"e\u{323}\u{301}"#), Sample("\u{FFFD}", #"\u{fffd}"#),
        ])
    func ascii(_ sample: Sample) { #expect(sample.text.escapingUnsafe.inASCII == sample.expected) }
}
