import ChallengeHost
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer

@Suite("The words for forms", .limited)
struct WordsTests {
    @Test("The words fill in a form with two required texts, and a login by credentials")
    func forms() async throws {
        let without = try await ReaderWalk.result()
        #expect(without.screens.contains("Login") && !without.screens.contains("Editor"))
        let result = try await ReaderWalk.sound.value
        #expect(result.screens.contains("Editor"))
        #expect(result.coverage.reached(.actions).contains("Editor publish"))
        #expect(result.violations.isEmpty)
        #expect(result.unexploredCount == 0)
    }

    @Test("The words for a screen precede the words for all")
    func screen() async throws {
        let (words, _) = try await ReaderWalk.read("email: a\nLogin.email: b\n") { file, tell in
            try await FormWords(reading: file, of: try ReaderApp.maker().makeRoot().map, tell: tell)
        }
        #expect(words?.texts(for: ["email"], on: "Login") == ["b", "a"])
        #expect(words?.texts(for: ["email"], on: "Editor") == ["a"])
    }

    @Test(
        "A mistake in the file is an error with its place",
        arguments: [
            ("# Words\nemial: a", "facts:2:1: error: no field 'emial'; did you mean 'email'?"),
            ("Logn.email: a", "facts:1:1: error: no screen 'Logn'; did you mean 'Login'?"),
            ("Login.emial: a", "facts:1:7: error: no field 'emial'; did you mean 'email'?"),
            ("email", "facts:1:1: error: a line must be FIELD: TEXT"),
        ])
    func mistake(text: String, message: String) async throws {
        let (words, mistakes) = try await ReaderWalk.read(text) { file, tell in
            try await FormWords(reading: file, of: try ReaderApp.maker().makeRoot().map, tell: tell)
        }
        #expect(words == nil)
        #expect(mistakes.first?.hasPrefix(message) == true, "\(mistakes)")
    }

    @Test("Every record of all pages can be opened once without words")
    func everyRecord() async throws {
        let rules = "BookDetail: expect not text null\n"
        #expect(try await ReaderWalk.result(.record, rules: rules).violations.isEmpty)
        let result = try await ReaderWalk.result(.record, rules: rules) { $0.hasEveryRecord = true }
        let violation = try #require(result.violations.first)
        #expect(violation.finding.subject.place == "BookDetail")
        #expect(violation.entries.map(\.command).contains("open 15"), "\(violation.entries.map(\.command))")
    }

    @Test("The words lead to states that differ in the descriptions of the app and the screens")
    func explorationState() async throws {
        let maker = try ReaderApp.maker()
        let login = ["write", "set email jo@example.com", "set password --sample", "sign-in"]
        let (editor, titled) = (
            try await ExploredApp(maker, after: login).fingerprint,
            try await ExploredApp(maker, after: login + ["set title A"]).fingerprint
        )
        #expect(editor.description.contains("Editor loaded ["))
        #expect(titled.description.contains("Editor loaded titled ["))
        #expect(editor.description.contains("as of Jo"))
    }
}
