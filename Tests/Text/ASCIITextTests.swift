import ChallengeText
import Testing

@Suite("ASCII")
struct ASCIITextTests {
    @Test(
        "Common signs and Latin letters become what they are commonly replaced with",
        arguments: [
            ("Summer’s “day” – 3…", "Summer's \"day\" - 3..."), ("café", "cafe"), ("cafe\u{301}", "cafe"),
            ("Łódź", "Lodz"),
            ("Straße Æsir", "Strasse AEsir"), ("a → b", "a -> b"), ("a\u{A0}b", "a b"), ("Rick", "Rick"),
        ])
    func replaced(_ text: String, _ expected: String) { #expect(text.inASCII == expected) }

    @Test(
        "Everything else is spelled out",
        arguments: [
            Sample("世", #"\u{4e16}"#), Sample("👍🏽", #"\u{1f44d}\u{1f3fd}"#), Sample("x\u{323}", #"x\u{323}"#),
            Sample("\u{1B}", #"\u{1b}"#), Sample("ж", #"\u{436}"#),
            Sample("e\u{323}\u{301}", #"e\u{323}\u{301}"#), Sample("\u{FFFD}", #"\u{fffd}"#),
        ])
    func spelledOut(_ sample: Sample) { #expect(sample.text.escapingUnsafe.inASCII == sample.expected) }
}
