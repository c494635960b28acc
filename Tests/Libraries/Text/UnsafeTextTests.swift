import ChallengeText
import Testing

@Suite("Unsafe text")
struct UnsafeTextTests {
    @Test(
        "Harmless text is unchanged, and emoji and words keep their selectors, joiners, skin tones, keycaps and tags",
        arguments: [
            "", "Rick Sanchez", "café", "cafe\u{301}", "Ærøskøbing", "ریک", "世界", "한국어", "\u{915}\u{94D}\u{937}",
            "\u{A0}", "\u{3000}", "\u{FFFD}", "\u{E000}", "\\u{1b} C:\\users", "😀", "⚠\u{FE0F}", "⚠\u{FE0E}", "👍🏽",
            "👨‍👩‍👧‍👦", "👩🏽‍🔬", "❤\u{FE0F}\u{200D}🔥", "🏳\u{FE0F}\u{200D}🌈", "🇪🇸", "1\u{FE0F}\u{20E3}",
            "#\u{FE0F}\u{20E3}", "👨🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏻", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
            // Persian, Kannada, Sinhala, old Malayalam, Mongolian; variants of ideographs, signs and letters; flags of regions.
            "می\u{200C}خواهم", "ರ\u{200D}ಕ", "ක\u{DCA}\u{200D}ෂ", "അവന\u{D4D}\u{200D}", "ᠠ\u{180B}ᠨ\u{180E}ᠠ",
            "葛\u{E0100}城", "神\u{FE00}", "≨\u{FE00}", "。\u{FE00}", "က\u{FE00}",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        ])
    func harmless(_ text: String) { #expect(Array(text.escapingUnsafe.unicodeScalars) == Array(text.unicodeScalars)) }

    @Test(
        "A character that moves the cursor or turns or hides text is spelled out, and so is a joiner, a selector or a tag that nothing needs",
        arguments: [
            Sample("\u{1B}[2J", #"\u{1b}[2J"#), Sample("a\nb", #"a\u{a}b"#), Sample("a\r\nb", #"a\u{d}\u{a}b"#),
            Sample("\t", #"\u{9}"#), Sample("\0", #"\u{0}"#), Sample("a\u{202E}b", #"a\u{202e}b"#),
            Sample("tag\u{E0041}", #"tag\u{e0041}"#), Sample("so\u{AD}ft", #"so\u{ad}ft"#),
            Sample("\u{FEFF}x", #"\u{feff}x"#), Sample("\u{9B}31m", #"\u{9b}31m"#),
            Sample("\u{10FFFF}", #"\u{10ffff}"#), Sample("a\u{200D}b", #"a\u{200d}b"#),
            Sample("👩\u{200D}", #"👩\u{200d}"#), Sample("\u{200D}👩", #"\u{200d}👩"#),
            Sample("👩\u{200D}a", #"👩\u{200d}a"#), Sample("1\u{200D}👩", #"1\u{200d}👩"#),
            Sample("🇪\u{200D}🇸", #"🇪\u{200d}🇸"#), Sample("a\u{FE0F}", #"a\u{fe0f}"#), Sample("\u{FE0F}", #"\u{fe0f}"#),
            Sample("⚠\u{FE0F}\u{FE0F}", #"⚠️\u{fe0f}"#), Sample("⚠\u{FE00}", #"⚠\u{fe00}"#),
            Sample("⚠\u{E0100}", #"⚠\u{e0100}"#), Sample("👩\u{1B}\u{200D}👩", #"👩\u{1b}\u{200d}👩"#),
            // Joiners between letters that have one form, twice, at an edge, and next to digits or blanks.
            Sample("pay\u{200C}pal", #"pay\u{200c}pal"#), Sample("а\u{200D}б", #"а\u{200d}б"#),
            Sample("می\u{200C}\u{200C}خ", #"می\u{200c}\u{200c}خ"#), Sample("می\u{200C}", #"می\u{200c}"#),
            Sample("\u{200C}خ", #"\u{200c}خ"#), Sample("می\u{200C} خ", #"می\u{200c} خ"#),
            Sample("م\u{200C}a", #"م\u{200c}a"#),
            Sample("۱\u{200D}۲", #"۱\u{200d}۲"#), Sample("世\u{200D}界", #"世\u{200d}界"#),
            Sample("م\u{180E}م", #"م\u{180e}م"#),
            // Selectors where no variant exists, and twice.
            Sample("a\u{FE00}", #"a\u{fe00}"#), Sample("世\u{FE00}\u{FE00}", "世\u{FE00}" + #"\u{fe00}"#),
            Sample("世\u{E0100}\u{E0101}", "世\u{E0100}" + #"\u{e0101}"#), Sample("a\u{180B}", #"a\u{180b}"#),
            // Tags without an end, too many, and behind anything but a black flag.
            Sample("🏴\u{E0067}\u{E0062}\u{E0065}", #"🏴\u{e0067}\u{e0062}\u{e0065}"#),
            Sample("🏁\u{E0067}\u{E0062}\u{E0065}\u{E007F}", #"🏁\u{e0067}\u{e0062}\u{e0065}\u{e007f}"#),
            Sample("🏴\u{E0067}\u{E007F}", #"🏴\u{e0067}\u{e007f}"#),
            Sample(
                "🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}\u{E007F}",
                "🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}" + #"\u{e007f}"#),
        ])
    func spelledOut(_ sample: Sample) {
        #expect(Array(sample.text.escapingUnsafe.unicodeScalars) == Array(sample.expected.unicodeScalars))
    }

    @Test("Every character that the rule names is spelled out")
    func everyTreacherousScalar() {
        let ranges: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x034F...0x034F, 0x061C...0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
            0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFDD0...0xFDEF,
            0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF,
            0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF, 0x10FFFE...0x10FFFF,
        ]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            let hexadecimal = String(scalar.value, radix: 16)
            #expect("a\(scalar)b".escapingUnsafe == "a\\u{\(hexadecimal)}b")
        }
    }

    @Test("A character shows thirty marks and three joiners, and the others are spelled out, in no time")
    func manyMarks() {
        let marked = "e" + String(repeating: "\u{301}", count: 30)
        #expect(marked.escapingUnsafe == marked)
        #expect((marked + "\u{301}\u{302}x").escapingUnsafe == marked + #"\u{301}\u{302}x"#)
        #expect((marked + marked).escapingUnsafe == marked + marked)
        let family = "👩\u{200D}👩\u{200D}👩\u{200D}👩"
        #expect(family.escapingUnsafe == family)
        #expect((family + "\u{200D}👩").escapingUnsafe == family + #"\u{200d}👩"#)
        let text = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(text.escapingUnsafe.utf8.count == 1 + 30 * 2 + 99_970 * #"\u{301}"#.utf8.count)
    }
}

/// A text and its expected form, which names the sample in reports, as the text itself may be unsafe to print.
struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String

    init(_ text: String, _ expected: String) {
        self.text = text
        self.expected = expected
    }

    var testDescription: String { expected }
}

@Suite("ASCII")
struct ASCIITextTests {
    @Test(
        "Common signs and Latin letters have their usual replacement, and all else is spelled out",
        arguments: [
            Sample("Summer’s “day” – 3…", "Summer's \"day\" - 3..."), Sample("café", "cafe"),
            Sample("cafe\u{301}", "cafe"), Sample("Łódź", "Lodz"), Sample("Straße Æsir", "Strasse AEsir"),
            Sample("a → b", "a -> b"), Sample("a\u{A0}b", "a b"), Sample("Rick", "Rick"), Sample("世", #"\u{4e16}"#),
            Sample("👍🏽", #"\u{1f44d}\u{1f3fd}"#), Sample("x\u{323}", #"x\u{323}"#), Sample("\u{1B}", #"\u{1b}"#),
            Sample("ж", #"\u{436}"#), Sample("e\u{323}\u{301}", #"e\u{323}\u{301}"#), Sample("\u{FFFD}", #"\u{fffd}"#),
        ])
    func ascii(_ sample: Sample) { #expect(sample.text.escapingUnsafe.inASCII == sample.expected) }
}
