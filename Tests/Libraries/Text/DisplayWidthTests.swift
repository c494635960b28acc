import ChallengeText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "A character takes the columns that a terminal gives it",
        arguments: [
            // Latin, composed and not, and marks on their own.
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{20DD}", 0),
            // East Asian: wide, fullwidth, halfwidth, a syllable from its letters, a kana with a mark.
            ("界", 2), ("Ａ", 2), ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("\u{3000}", 2),
            // The ends of ranges, inside and outside.
            ("\u{10FF}", 1), ("\u{1100}", 2), ("\u{115F}", 2), ("\u{3FFFD}", 2), ("\u{3FFFE}", 1), ("\u{2329}", 2),
            ("\u{232B}", 1), ("\u{AC00}", 2), ("\u{ABFF}", 1), ("\u{1FAF8}", 2), ("\u{1FAF9}", 1),
            // Scripts whose marks take a separate cell.
            ("\u{915}\u{93E}", 2), ("\u{915}\u{941}", 1), ("\u{915}\u{94D}\u{937}", 2),
            // Emoji: by default, as text, with a selector, with a skin tone, joined, flags, keycaps.
            ("😀", 2), ("⚠", 1), ("⚠\u{FE0F}", 2), ("☝🏽", 2), ("👍🏽", 2), ("a\u{1F3FD}", 3),
            ("👨‍👩‍👧‍👦", 2), ("❤\u{FE0F}\u{200D}🔥", 2), ("🏳\u{FE0F}\u{200D}🌈", 2), ("🇪🇸", 2), ("🇪", 2),
            ("1\u{FE0F}\u{20E3}", 2),
            ("1\u{20E3}", 2), ("1", 1),
            // Ambiguous characters, among them symbols of the design system, count one.
            ("●", 1), ("○", 1), ("◐", 1), ("›", 1), ("→", 1), ("↪", 1), ("•", 1), ("…", 1),
        ])
    func widthOfCharacter(_ character: String, _ width: Int) { #expect(character.displayWidth == width) }

    @Test("The width of a text is the sum of its characters' widths")
    func widthOfText() {
        #expect("".displayWidth == 0)
        #expect("\u{1B}\u{200B}\u{9B}".displayWidth == 0)
        #expect("Rick".displayWidth == 4)
        #expect("Rick 界 👩‍🔬 e\u{301}".displayWidth == 12)
    }

    @Test("A plain scalar is a character of one column, printed unchanged, next to any plain one")
    func plainText() {
        let plain = (UInt32(0)..<0x1_0000).compactMap(Unicode.Scalar.init).filter { String($0).plainColumns != nil }
        let wrong = plain.filter { scalar in
            let text = String(scalar)
            let isAlone = ["a", "é", "↪", text].allSatisfy { (text + $0).count == 2 && ($0 + text).count == 2 }
            return text.plainColumns != 1 || Character(scalar).displayWidth != 1 || scalar.isUnsafe || !isAlone
        }
        #expect(wrong == [])
        #expect(plain.contains("~") && plain.contains("ß") && plain.contains("ж") && plain.contains("●"))
        #expect("Rick’s ● → é".plainColumns == 12)
        #expect(["a\u{301}", "世", "😀", "\u{7F}", "\u{AD}"].allSatisfy { $0.plainColumns == nil })
    }

    @Test("A character with a hundred thousand marks is as wide as without them")
    func widthOfManyMarks() {
        let text = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(text.count == 1)
        #expect(text.displayWidth == 1)
    }

    @Test(
        "A text is cut so that an ellipsis still fits, and not within a character",
        arguments: [
            ("Citadel", 7, "Citadel"), ("Citadel", 6, "Citad…"), ("Citadel", 1, "…"), ("Citadel", 0, ""), ("", 0, ""),
            ("世界世界", 8, "世界世界"), ("世界世界", 7, "世界世…"), ("世界世界", 6, "世界…"), ("世界", 1, "…"),
            ("👩‍🔬👩‍🔬", 3, "👩‍🔬…"), ("ae\u{301}ioux", 4, "ae\u{301}i…"), ("Citadel of Ricks", 9, "Citadel…"),
        ])
    func cut(_ text: String, to columns: Int, _ expected: String) { #expect(text.cut(to: columns) == expected) }

    @Test(
        "A word in a message is whole up to a line, and a longer one is cut in the middle, visible, with its length",
        arguments: [
            ("charcters", "'charcters'"), (String(repeating: "a", count: 72), "'\(String(repeating: "a", count: 72))'"),
            (
                "ab" + String(repeating: "[", count: 1_000_000) + "yz",
                "'ab\(String(repeating: "[", count: 33))…\(String(repeating: "[", count: 33))yz' (1000004 characters)"
            ),
            (
                String(repeating: "世", count: 50),
                "'\(String(repeating: "世", count: 17))…\(String(repeating: "世", count: 17))' (50 characters)"
            ),
            (
                String(repeating: "\u{1b}", count: 73),
                "'\(String(repeating: "\\u{1b}", count: 5))\\u{1b…u{1b}\(String(repeating: "\\u{1b}", count: 5))' (73 characters)"
            ),
        ])
    func word(_ word: String, _ expected: String) {
        #expect(word.quotedInMessage() == expected)
        #expect(word.inMessage() == expected.replacing("'", with: ""))
    }

    @Test("An ellipsis is cut itself if it does not fit")
    func cutWithLongEllipsis() {
        #expect("Citadel".cut(to: 5, ellipsis: "...") == "Ci...")
        #expect("Citadel".cut(to: 3, ellipsis: "...") == "...")
        #expect("Citadel".cut(to: 2, ellipsis: "...") == "..")
    }
}
