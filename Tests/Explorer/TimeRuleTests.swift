import ChallengeHost
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer

@Suite("Rules over time", .limited)
struct TimeRuleTests {
    /// Each rule with a mistake that breaks it, and the last command of the violation.
    private nonisolated static let rules: [(text: String, mistake: ReaderApp.Mistake?, command: String?)] = [
        ("always: expect not text Good-bye", .remembered, "expect not text Good-bye"),
        ("after sign-in until log-out: Home expect text Jo", nil, nil),
        ("after log-out until sign-in: Home expect not text Jo", .remembered, "expect not text Jo"),
        ("never Editor after log-out until sign-in", .remembered, "write"),
        ("never log-out after log-out until sign-in", nil, nil),
        ("never publish after log-out until sign-in", .remembered, "publish"),
        ("from every screen: home within 3", nil, nil),
        ("BookDetail: leads to AuthorList", .deadEnd, "show"),
        ("Home: leads to BookList, AuthorList and Editor", nil, nil),
    ]
    private static let tooFar = "from every screen: Login within 1"
    private static var walks: [ReaderApp.Mistake?: Task<[Violation], any Error>] = [:]

    /// Returns the violations of one rule from a walk that checks them all.
    private func violations(of rule: String, _ mistake: ReaderApp.Mistake? = nil) async throws -> [Violation] {
        let texts = Self.rules.map(\.text) + [Self.tooFar]
        let text = texts.map { $0 + "\n" }.joined()
        let walk =
            Self.walks[mistake]
            ?? Task {
                let (rules, mistakes) = try await ReaderWalk.rules(text, mistake)
                #expect(rules != nil, "\(mistakes)")
                return try await ReaderWalk.result(mistake, words: ReaderWalk.words, rules: text).violations
            }
        Self.walks[mistake] = walk
        let line = try #require(texts.firstIndex(of: rule)) + 1
        return try await walk.value.filter { $0.finding.detail.contains("facts:\(line): ") }
    }

    @Test("Rules hold in a sound app, and the fewest commands show a violation", arguments: TimeRuleTests.rules)
    func rule(text: String, mistake: ReaderApp.Mistake?, command: String?) async throws {
        #expect(try await violations(of: text).isEmpty)
        guard let mistake else { return }
        let violation = try #require(try await violations(of: text, mistake).first)
        #expect(violation.finding.subject.invariant == .rule)
        #expect(violation.entries.last?.command == command)
        #expect(violation.entries.count <= 10, "\(violation.entries.map(\.command))")
    }

    @Test("A rule reports the screens that are too far from another one")
    func far() async throws {
        let violation = try await violations(of: Self.tooFar).first
        #expect(violation?.finding.detail.hasSuffix("List is 2 steps away from Login") == true)
        #expect(violation?.places.map(\.screen).contains("BookDetail") == true)
    }

    @Test(
        "A mistake in a rule is an error with its place and the nearest valid word",
        arguments: [
            ("after sign-on: expect text Jo", "facts:1:7: error: no command 'sign-on'; did you mean 'sign-in'?"),
            ("after sign-in: Hom expect text Jo", "facts:1:16: error: no screen 'Hom'; did you mean 'Home'?"),
            ("after sign-in: Home expct text Jo", "facts:1:21: error: a rule has one 'expect'"),
            ("after sign-in: Home", "facts:1:20: error: the statement is missing"),
            ("never Editr after log-out", "facts:1:7: error: no screen or command 'Editr'; did you mean 'Editor'?"),
            ("never Editor", "facts:1:1: error: a rule with 'never' must be: never SCREEN after COMMAND until COMMAND"),
            ("never Editor after log-out until", "facts:1:33: error: a command is missing"),
            ("from every screen: home in 3", "facts:1:20: error: a rule from every screen must be"),
            ("Home: leads to BookLst", "facts:1:16: error: no screen 'BookLst'; did you mean 'BookList'?"),
            ("Home: leads to", "facts:1:15: error: the screens are missing"),
            ("alway: expect state loaded", "facts:1:1: error: no screen 'alway'; did you mean 'always'?"),
        ])
    func mistake(text: String, message: String) async throws {
        let (rules, mistakes) = try await ReaderWalk.rules(text)
        #expect(rules == nil)
        #expect(mistakes.first?.hasPrefix(message) == true, "\(mistakes)")
    }
}
