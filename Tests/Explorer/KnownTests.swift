import ChallengeHost
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer

@Suite("Known findings", .limited)
struct KnownTests {
    private func known(_ text: String) async throws -> (facts: KnownFindings?, mistakes: [String]) {
        try await ReaderWalk.read(text) { file, tell in
            try await KnownFindings(reading: file, of: try ReaderApp.maker().makeRoot().map, tell: tell)
        }
    }

    @Test("Known findings are counted and are no violations, and one that no longer occurs is reported")
    func known() async throws {
        let rules = "BookDetail: expect not text Number\n"
        let near = try await ReaderWalk.result(rules: rules) { $0.depth = 1 }
        #expect(near.violations.map(\.finding.subject.place) == ["BookDetail"])
        let text = "rule: BookDetail  # all have numbers\nback: Home, books  # mended\n"
        let known = try #require(try await known(text).facts)
        let result = try await ReaderWalk.result(rules: rules) { $0.known = known }
        #expect(result.violations.isEmpty)
        #expect(result.states.allSatisfy { $0.test.outcome == .passed })
        let report = ExplorationReport(result, files: [])
        #expect(report.lines[0].hasSuffix(":2: 'back: Home, books' is no longer found"))
        #expect(report.lines[1].contains(", 0 violations, 1 known, with the seed 1"))
        #expect(report.objects.map { $0["kind"]?.string } == ["known", "outdated", nil])
    }

    @Test("A redirect whose name fits another screen is a violation")
    func misnaming() async throws {
        func violations(_ mistake: ReaderApp.Mistake?) async throws -> [String] {
            try await ReaderWalk.result(mistake) { $0.depth = 1 }.violations.map(\.finding.line)
        }
        #expect(try await violations(nil) == [])
        let found = try await violations(.redirect)
        #expect(
            found == [
                "misnamed: Home, authors: ReaderOutgoing.authors leads to BookList; its name shares no word with that"
                    + " screen, but one with AuthorList"
            ])
    }

    @Test(
        "A mistake in known findings is an error with its place",
        arguments: [
            ("bakc: Home  # why", "facts:1:1: error: no invariant 'bakc'; did you mean 'back'?"),
            ("back: Hom, books  # why", "facts:1:7: error: no screen 'Hom'; did you mean 'Home'?"),
            ("back: Home", "facts:1:11: error: the reason is missing"),
            ("Home  # why", "facts:1:1: error: a known finding must be INVARIANT: PLACE"),
        ])
    func mistake(text: String, message: String) async throws {
        let (known, mistakes) = try await known(text)
        #expect(known == nil)
        #expect(mistakes.first?.hasPrefix(message) == true, "\(mistakes)")
    }
}
