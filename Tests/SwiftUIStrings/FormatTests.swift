import Foundation
import SwiftUI
import Testing

@Suite("Values and marks in texts")
struct FormatTests {
    private func text(_ key: LocalizedStringKey, _ language: String = "en") -> String {
        key.resolved(in: Localization(languages: [language], folder: "/none"))
    }

    @Test("Values have the forms that their placeholders ask for")
    func values() {
        #expect(text("\("a")\(1)\(UInt8(2))\(-3)") == "a12-3")
        #expect(text("\(1.5) \(Float(0.25))") == "1.500000 0.250000")
        #expect(
            text("\(1.25, specifier: "%.1f") \(2.0, specifier: "%5.2f")|\(0.5, specifier: "%g")") == "1.2  2.00|0.5")
        #expect(
            text("\(7, specifier: "%02d") \(-7, specifier: "%04d") \(7, specifier: "%+d") \(255, specifier: "%x")")
                == "07 -007 +7 ff")
        #expect(text("\(7, specifier: "%-3d")|\(7, specifier: "%3d")") == "7  |  7")
        #expect(text("\(1.0 / 0) \(Double.nan)") == "∞ NaN")
        #expect(text("\([1]) \(true)") == "[1] true")
        #expect(text("\(UInt64.max, specifier: "%@")") == "1.8446744073709552e+19")
        #expect(text("100 % %d %@ \("%@")") == "100 % %d %@ %@")
        #expect(text("\(AttributedString("a")) \(LocalizedStringResource("b"))") == "a b")
        #if Foundation
        #expect(text("\(NSNumber(value: 3), formatter: NumberFormatter())") == "3")
        #endif
    }

    @Test(
        "Numbers have the separators of the language",
        arguments: [
            ("en", "1,234 1,234,567.50"), ("de", "1.234 1.234.567,50"),
            ("fr", "1\u{202F}234 1\u{202F}234\u{202F}567,50"),
            ("es", "1234 1.234.567,50"), ("ja", "1,234 1,234,567.50"), ("sv", "1\u{A0}234 1\u{A0}234\u{A0}567,50"),
        ])
    func separators(language: String, expected: String) {
        #expect(text("\(1234) \(1_234_567.5, specifier: "%.2f")", language) == expected)
        #expect(text("\(123)", language) == "123")
    }

    @Test(
        "Marks of Markdown are left out",
        arguments: [
            ("**bold** and *soft*", "bold and soft"), ("__bold__ _soft_ ***both***", "bold soft both"),
            ("**a *b* c**", "a b c"), ("~~gone~~ ~ here", "gone ~ here"), ("`a*b*` ``c`d``", "a*b* c`d"),
            ("[the **site**](https://a.b/(c)) end", "the site end"), ("[no link] (x)", "[no link] (x)"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("a* b*", "a* b*"), ("snake_case_name", "snake_case_name"),
            (#"\*no\* \a"#, #"*no* \a"#),
            ("**open", "**open"), ("a ` b", "a ` b"),
        ])
    func markdown(source: String, expected: String) {
        #expect(text(LocalizedStringKey(source)) == expected)
    }

    @Test("The marks in a value stay")
    func markdownInValues() {
        #expect(text("**\("*a*")** \("_b_")") == "*a* _b_")
    }

    @Test("A word agrees with the number before it")
    func inflection() {
        func items(_ count: Int) -> String { text("^[\(count) item](inflect: true) left") }
        #expect(items(1) == "1 item left")
        #expect(items(1000) == "1,000 items left")
        #expect(
            text("^[\(2) city](inflect: true) ^[\(2) day](inflect: true) ^[\(2) box](inflect: true)")
                == "2 cities 2 days 2 boxes")
    }

    @Test("A translated string keeps its marks, as only views read Markdown")
    func string() {
        #expect(String(localized: "**\(1)**") == "**1**")
        #expect(String(localized: "key", defaultValue: "value", comment: "for tests") == "value")
        #expect(String(AttributedString(localized: "a").characters) == "a")
    }
}
