import ArgumentParser
import ChallengeHost
import ChallengeSession
import ChallengeCommand
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer
@testable import challenge_defects_fixture

/// Explores the app in which defects can be planted.
@Suite("An explorer", .limited)
struct ExplorerTests {
    @Test("An explorer makes the same walk for the same seed, and tries other words for another one")
    func seed() async throws {
        let first = try await DefectWalk.explore(.deadRow)
        let second = try await DefectWalk.result(of: .deadRow)
        #expect(first.states.map(\.test) == second.states.map(\.test))
        #expect(first.violations.map(\.transcript) == second.violations.map(\.transcript))
        #expect(first.stepCount == second.stepCount)
        let app = try await ExploredApp(DefectWalk.maker())
        let lines = [1, 2].map { StepGenerator.steps(in: app, [:], seed: $0).map(\.line) }
        #expect(lines[0] != lines[1])
    }

    @Test("An explorer ends at a limit, and counts the rest")
    func limit() async throws {
        let result = try await DefectWalk.explore {
            $0.depth = nil
            $0.stepLimit = 30
        }
        #expect(result.stepCount == 30)
        // More than the number of faults, each of which repeats the same step.
        for limit in 30..<36 {
            #expect(try await DefectWalk.explore { ($0.hasFaults, $0.stepLimit) = (true, limit) }.stepCount == limit)
        }
        #expect(result.unexploredCount == result.stateCount)
        let report = ExplorationReport(result, files: [])
        #expect(report.lines.last == "stopped at the limit; \(result.stateCount) states were not explored")
        let none = try await DefectWalk.explore { $0.depth = 0 }
        #expect(none.stepCount == 0)
        #expect(none.screens == ["BookList"])
    }

    @Test("An explorer ends at an interruption, with its findings so far")
    func interruption() async throws {
        let work = Task { try await DefectWalk.explore { $0.depth = nil } }
        work.cancel()
        let result = try await work.value
        #expect(result.isInterrupted)
        #expect(result.stateCount == result.unexploredCount)
    }

    @Test("An explorer never reports the effects of its interruption, at any moment", arguments: [nil, Defect.deadRow])
    func cutShort(defect: Defect?) async throws {
        var options = ExplorationOptions()
        (options.stepLimit, options.hasFaults, options.writesTests) = (100, true, true)
        /// - Parameter moment: the number of apps and of turns of the main actor before the exploration is cancelled.
        func explore(until moment: (apps: Int, turns: Int)?) async throws -> (ExplorationResult, appCount: Int) {
            var (work, appCount) = (Task<ExplorationResult, any Error>?.none, 0)
            let maker = DefectWalk.maker(defect) {
                appCount += 1
                guard let moment, appCount == moment.apps else { return }
                Task {
                    for _ in 0..<moment.turns { await Task.yield() }
                    work?.cancel()
                }
            }
            let explorer = Explorer(maker, options)
            work = Task { try await explorer.explore() }
            return (try await #require(work).value, appCount)
        }
        let (whole, appCount) = try await explore(until: nil)
        let violations = Set(whole.violations.map(\.entries))
        #expect(violations.isEmpty == (defect == nil))
        var random = SeededGenerator(seed: 20)
        let moments = (0..<15).map { _ in
            (Int.random(in: 2..<appCount, using: &random), Int.random(in: 0..<200, using: &random))
        }
        // The last apps show the violations and write the tests.
        for moment in moments + (1...4).map({ (appCount - $0, 0) }) {
            let (result, _) = try await explore(until: moment)
            let found = Set(result.violations.map(\.entries))
            let isWhole = result.stepCount == whole.stepCount && result.tests.count == whole.tests.count
            #expect(result.isInterrupted || isWhole && found == violations, "\(moment)")
            #expect(violations.isSuperset(of: found), "\(moment)")
        }
    }

    @Test("An explorer shrinks a finding to the relevant commands, which reproduce it")
    func shrinking() async throws {
        let result = try await DefectWalk.result(of: .forgottenPage)
        let violation = try #require(result.violations.first { $0.finding.subject.invariant == .back })
        #expect(violation.transcript.entries.map(\.command) == ["more", "open 1", "back"])
    }

    @Test("Shards find the same as one explorer, with the same lines")
    func shards() async throws {
        let rules = try #require(try await rules("*: expect text zzz\n").rules)
        func explore(_ shard: String?) async throws -> ExplorationResult {
            try await DefectWalk.explore(.wideText) {
                $0.depth = 2
                $0.hasFaults = true
                $0.rules = rules
                $0.shard = shard.flatMap { Shard($0) }
            }
        }
        let whole = try await explore(nil)
        let parts = [try await explore("1/2"), try await explore("2/2")]
        #expect(TestReport(parts.flatMap { $0.states.map(\.test) }) == TestReport(whole.states.map(\.test)))
        #expect(Set(parts.map(\.states.count)).count <= 2)
        #expect(parts.allSatisfy { $0.stepCount == whole.stepCount && $0.stateCount == whole.stateCount })
        let coverage = parts.reduce(into: Coverage()) { $0.formUnion($1.coverage) }
        #expect(coverage == whole.coverage)
        let shown = parts.map { Set($0.violations.map(\.entries)) }
        #expect(shown.reduce([]) { $0.union($1) } == Set(whole.violations.map(\.entries)))
        let places = parts.map { Set($0.violations.flatMap(\.places)) }
        #expect(places.reduce([]) { $0.union($1) } == Set(whole.violations.flatMap(\.places)))
        #expect(whole.states.contains { $0.test.outcome == .failed })
    }

    // MARK: Causes

    /// A walk in which one mistake has effects in many places.
    private static let manyPlaces = Task { try await DefectWalk.explore(.undeclaredEvent) { $0.depth = 2 } }
    /// A walk with rules that every screen breaks.
    private static let ruled = Task {
        let tests = ExplorerTests()
        let rules = try #require(try await tests.rules(everywhere).rules)
        return try await DefectWalk.explore { $0.rules = rules }
    }
    private static let everywhere = "*: expect text yyy\n*: expect text zzz\n"

    @Test("An explorer reports a mistake with effects in many places once, and lists the places")
    func oneCause() async throws {
        let result = try await Self.manyPlaces.value
        let violation = try #require(result.violations.first)
        #expect(result.violations.count == 1)
        #expect(violation.finding.detail == "no screen declares the event books_loaded")
        #expect(violation.entries.count == 1)
        try #require(violation.places.count > 8)
        #expect(violation.places.first == violation.finding.subject)
        #expect(Set(violation.places.map(\.screen)).isSuperset(of: ["", "BookList", "BookDetail", "AuthorDetail"]))
        #expect(Set(violation.places).count == violation.places.count)
        let names = violation.places.map(\.place)
        let named = names[1...5].joined(separator: "; ")
        let others = "also in \(names.count - 1) places: \(named); and \(names.count - 6) more"
        #expect(violation.transcript.text.contains("\n# \(others)\n"))
        let report = ExplorationReport(result, files: ["file"])
        #expect(report.lines.prefix(3) == [violation.finding.line, "    \(others)", "    file"])
        #expect(report.lines[3].contains(", 1 violation in \(names.count) places, with the seed 1"))
        let object = try #require(report.objects.first)
        #expect(object["count"] == .number("\(names.count)"))
        #expect(report.objects.last?["places"] == object["count"])
    }

    @Test("Changes of the same words on several screens are one mistake, and two broken rules are two")
    func sameChange() async throws {
        let result = try await DefectWalk.explore(.lostTitle) { $0.depth = 2 }
        let refreshes = result.violations.filter { $0.finding.subject.invariant == .refresh }
        #expect(refreshes.map(\.places).map { $0.map(\.screen) } == [["BookList", "BookDetail", "AuthorDetail"]])
        let ruled = try await Self.ruled.value
        #expect(ruled.violations.map(\.entries.last?.command) == ["expect text yyy", "expect text zzz"])
        #expect(Set(ruled.violations.map { $0.places.map(\.screen) }).count == 1)
        #expect(ruled.violations.allSatisfy { $0.places.count > 2 })
    }

    @Test("The test of a state reports in one line each mistake that has effects there")
    func state() async throws {
        let result = try await Self.manyPlaces.value
        let test = try #require(result.states.first?.test)
        #expect(test.outcome == .failed)
        let message = try #require(test.message)
        #expect(test.text == message)
        #expect(message.contains(": no screen declares the event books_loaded; also in "))
    }

    @Test("An explorer writes transcripts with the same coverage as its walk")
    func tests() async throws {
        let result = try await DefectWalk.explore {
            $0.hasFaults = true
            $0.writesTests = true
        }
        let maker = DefectWalk.maker()
        var coverage = Coverage(of: try maker.makeRoot())
        for test in result.tests {
            let session = await HeadlessSession(root: try maker.makeRoot(), options: maker.options, coverage: coverage)
            for entry in test.entries { #expect(await session.run(entry.command).rows == entry.output) }
            coverage = session.coverage ?? coverage
        }
        #expect(coverage == result.coverage)
        #expect(result.tests.allSatisfy { $0.entries.first?.command == "trace on" })
        let commands = result.tests.flatMap { $0.entries.map(\.command) }
        // Each action is there, and each screen's JSON in each of its states.
        #expect(Set(["filter clear", "more all", "show --format json"]).isSubset(of: commands))
        #expect(commands.count { $0 == "show --format json" } == 4)
        #expect(result.tests.count < 10)
    }

    // MARK: Rules

    private func rules(_ text: String) async throws -> (rules: [InvariantRule]?, mistakes: [String]) {
        let folder = TemporaryFolder()
        let file = try folder.write(text, to: "rules")
        var mistakes: [String] = []
        let invariants = InvariantFile(file, of: try DefectWalk.maker().makeRoot(), commands: SessionCommand.all())
        let rules = try? await invariants.rules { mistakes.append($0) }
        return (rules, mistakes.map { $0.replacing(file, with: "rules") })
    }

    @Test("An explorer checks rules of the app's own on their screens")
    func rule() async throws {
        let text = "# Rules\n\nBookDetail: expect not text Author\n*: expect not text null\n"
        let rules = try #require(try await rules(text).rules)
        let result = try await DefectWalk.explore { $0.rules = rules }
        #expect(result.violations.map(\.finding.subject.place) == ["BookDetail"])
        let violation = try #require(result.violations.first)
        #expect(violation.finding.subject.invariant == .rule)
        #expect(violation.transcript.entries.last?.command == "expect not text Author")
        let everywhere = try #require(try await self.rules(Self.everywhere).rules)
        for result in [
            try await DefectWalk.explore { ($0.depth, $0.rules) = (0, everywhere) }, try await Self.ruled.value,
        ] {
            let first = result.violations.filter { $0.finding.subject.place == "BookList" }
            #expect(first.map { $0.transcript.entries.map(\.command) } == [["expect text yyy"], ["expect text zzz"]])
            #expect(result.violations.allSatisfy { $0.entries.count <= 2 })
        }
    }

    @Test(
        "A wrong rule is an error with the reason and the place",
        arguments: [
            ("expect state loaded", "rules:1:1: error: a rule must be SCREEN: STATEMENT or *"),
            ("\n  BookLst: expect state loaded", "rules:2:3: error: no screen 'BookLst'; did you mean 'BookList'?"),
            ("*: expct state loaded", "rules:1:4: error: a rule has one 'expect' after its colon"),
            ("*: expect count x", "rules:1:17: error: N must be a whole number"),
            ("*: expect state loaded; back", "rules:1:4: error: a rule has one 'expect' after its colon"),
            ("*: expect text \"x", "rules:1:"),
            ("a\n\u{0}\n\u{0}", "error: 'rules' cannot be read: line 2 is not text"),
        ])
    func mistake(text: String, message: String) async throws {
        let (rules, mistakes) = try await rules(text)
        #expect(rules == nil)
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.hasPrefix(message) == true, "\(mistakes)")
    }
}

@Suite("The pattern of a finding", .limited)
struct PatternTests {
    @Test(
        "A pattern omits the names of its place as words, indices and the paths of links",
        arguments: [
            ("Book shows 'The Book' of Books", "… shows 'The …' of Books"),
            ("My Book, a Book and BookList", "…, a … and BookList"),
            ("/books[12]/id[0] is no [a] number 7", "/books[]/id[] is no [a] number 7"),
            ("nothing is at app://book/a%20b?c=d or 'app://x/'", "nothing is at app://book or 'app://x"), ("", ""),
        ])
    func names(text: String, pattern: String) {
        #expect(Pattern.text(text, without: ["Book", "My Book", ""]) == pattern)
    }

    @Test(
        "The pattern of a change has the words that differ",
        arguments: [
            ("Home › Books 25 books", "Home › 25 books", "Books", ""), ("a", "a b", "", "b"), ("a a", "a", "a", ""),
            ("a b c", "a x c", "b", "x"), ("", "a", "", "a"), ("a", "a", "", ""),
        ])
    func change(old: String, new: String, lost: String, added: String) {
        #expect(Pattern.change(from: old, to: new) == (lost, added))
    }
}
