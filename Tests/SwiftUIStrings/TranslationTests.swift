import ChallengeTestSupport
import Foundation
import SwiftUI
import Testing

private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Save": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
            "zh-Hant": {"stringUnit": {"state": "translated", "value": "儲存"}},
            "pt-BR": {"stringUnit": {"state": "translated", "value": "Salvar"}}}},
        "Only here": {},
        "%lld items": {"localizations": {
            "en": {"variations": {"plural": {
                "zero": {"stringUnit": {"value": "nothing"}},
                "one": {"stringUnit": {"value": "%lld item"}},
                "other": {"stringUnit": {"value": "%lld items"}}}}},
            "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld rzecz"}},
                "few": {"stringUnit": {"value": "%lld rzeczy (few)"}},
                "many": {"stringUnit": {"value": "%lld rzeczy (many)"}},
                "other": {"stringUnit": {"value": "%lld rzeczy"}}}}}}},
        "%@ in %@": {"localizations": {
            "de": {"stringUnit": {"value": "in %2$@: %1$@"}}}},
        "%lld in %lld": {"localizations": {
            "en": {"stringUnit": {"value": "%#@files@ in %#@folders@"}, "substitutions": {
                "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "one folder"}},
                    "other": {"stringUnit": {"value": "%arg folders"}}}}},
                "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg file"}},
                    "other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"value": "Touch"}}, "other": {"stringUnit": {"value": "Press"}}}}}}}
    }}
    """

@Suite("Translations")
struct TranslationTests {
    private let resources = TemporaryFolder()

    init() throws {
        let files = [
            "App_Home.resources/Localizable.xcstrings": catalog,
            "App_Home.resources/Other.xcstrings":
                #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"en": {"stringUnit": {"value": "Keep"}}}}}}"#,
            "App_More.resources/en.lproj/Localizable.strings": """
            /* A comment; "x" = "y"; */
            "more" = "More \\"\\U00e9\\"\\n%@"; // another
            plain = "word";
            """,
            "App_More.resources/fr.lproj/Localizable.strings": #""more" = "Plus";"#,
            "App_More.resources/en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d dogs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@dogs@!</string>
            <key>dogs</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>a dog</string><key>other</key><string>%d dogs</string>
            </dict></dict></dict></plist>
            """,
            "Elsewhere/Localizable.xcstrings":
                #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"en": {"stringUnit": {"value": "Store"}}}}}}"#,
        ]
        for (path, text) in files { try resources.write(text, to: path) }
    }

    private func localization(_ languages: String...) -> Localization {
        Localization(languages: languages, folder: resources.url.path)
    }

    private func text(_ key: LocalizedStringKey, table: String? = nil, bundle: String? = nil, _ language: String = "en")
        -> String
    {
        key.resolved(table: table, bundle: bundle, in: localization(language))
    }

    @Test("A text has the translation of the user's language, or of a language near to it, or of the source")
    func language() {
        #expect(text("Save") == "Save")
        #expect(text("Save", "de") == "Sichern")
        #expect(text("Save", "de-AT") == "Sichern")
        #expect(text("Save", "pt") == "Salvar")
        #expect(text("Save", "zh-TW") == "儲存")
        #expect(text("Save", "zh-CN") == "Save")
        #expect(text("Tap", "de") == "Press")
        #expect(LocalizedStringKey("Save").resolved(in: localization("it", "de", "pt")) == "Sichern")
        #expect(LocalizedStringKey("Save").resolved(in: localization("en", "de")) == "Save")
    }

    @Test("A text without a translation is the key with its values")
    func missing() {
        #expect(text("Gone \("x") 5 %", "de") == "Gone x 5 %")
        #expect(text("Only here", "de") == "Only here")
        #expect(LocalizedStringKey("Save").resolved(in: Localization(languages: ["de"], folder: "/none")) == "Save")
    }

    @Test(
        "The number in a text chooses among its forms",
        arguments: [
            (0, "en", "nothing"), (1, "en", "1 item"), (2, "en", "2 items"), (1200, "en", "1,200 items"),
            (0, "pl", "0 rzeczy (many)"), (1, "pl", "1 rzecz"), (22, "pl", "22 rzeczy (few)"),
            (12, "pl", "12 rzeczy (many)"), (2, "fr", "2 items"),
        ])
    func plural(count: Int, language: String, expected: String) {
        #expect(text("\(count) items", language) == expected)
    }

    @Test("Values may change places, and each part has the form of its own number")
    func positions() {
        #expect(text("\("a") in \("b")", "de") == "in b: a")
        #expect(text("\(1) in \(3)") == "1 file in 3 folders")
        #expect(text("\(2) in \(1)") == "2 files in one folder")
    }

    @Test("Files of each language hold texts, with escapes and comments, and forms for numbers")
    func files() {
        #expect(text("more") == "More \"é\"\n")
        #expect(text("more", "fr") == "Plus")
        #expect(text("more", "it") == "More \"é\"\n")
        #expect(text("plain") == "word")
        #expect(text("\(Int32(1)) dogs") == "a dog!")
        #expect(text("\(Int32(3)) dogs") == "3 dogs!")
    }

    @Test("A text comes from the table and the folder that are named")
    func places() {
        #expect(text("Save", table: "Other") == "Keep")
        #expect(text("Save", bundle: resources.path(of: "Elsewhere")) == "Store")
        #expect(text("Save", table: "None", "de") == "Save")
        let resource = LocalizedStringResource("key", defaultValue: "Value \(2)")
        #expect(resource.key == "key")
        #expect(resource.resolved(in: localization("de")) == "Value 2")
        #expect(LocalizedStringResource("Save").resolved(in: localization("de")) == "Sichern")
    }

    @Test("Files in UTF-16 are read; a broken file has the texts before the error, a broken catalog none")
    func broken() throws {
        let broken = TemporaryFolder()
        try broken.write(#""a" = "b"; "c" = ; "d" = "e";"#, to: "A.resources/en.lproj/Localizable.strings")
        try broken.write("{", to: "A.resources/Localizable.xcstrings")
        try broken.write("<plist>", to: "B.resources/en.lproj/Localizable.stringsdict")
        let wide = try #require(#""f" = "ü";"#.data(using: .utf16))
        try broken.write(wide, to: "C.resources/en.lproj/Localizable.strings")
        let localization = Localization(languages: ["en"], folder: broken.url.path)
        #expect(LocalizedStringKey("a").resolved(in: localization) == "b")
        #expect(LocalizedStringKey("d").resolved(in: localization) == "d")
        #expect(LocalizedStringKey("f").resolved(in: localization) == "ü")
    }

    @Test(
        "The languages are those of the environment",
        arguments: [
            (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "de_DE", "LC_ALL": "fr_FR@euro"], ["fr-FR"]),
            (["LANG": "de", "LC_MESSAGES": "it", "LC_ALL": ""], ["it"]),
            (["LANGUAGE": "sv:pt_BR", "LANG": "en_US"], ["sv", "pt-BR", "en-US"]), (["LC_ALL": "C.UTF-8"], []),
            (["LANG": "POSIX"], []), ([:], []),
        ])
    func environment(environment: [String: String], languages: [String]) {
        #expect(Localization.languages(of: environment) == languages)
    }
}
