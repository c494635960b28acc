import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer
@testable import challenge_defects_fixture

@Suite("Planted mistakes", .limited)
struct PlantedDefectTests {
    /// The invariants whose transcripts print the same once the mistake is fixed.
    private static let silent: Set<Invariant> = [
        .abandonedWork, .schema, .truth, .remembered, .determinism, .effect, .independence, .recovery, .fresh,
        .tracking,
        .untracked, .unreachable, .unshown,
    ]

    @Test(
        "An explorer finds a planted mistake, and a few commands show it until it is fixed",
        arguments: Defect.allCases.filter { !$0.needsProcess })
    func defect(_ defect: Defect) async throws {
        let violation = try await violation(of: defect)
        #expect((1...6).contains(violation.entries.count))
        // No line prints events.
        let isSilent = Self.silent.contains(violation.finding.subject.invariant) || defect == .swappedEvents
        #expect(violation.isShown != isSilent)
        guard violation.isShown else { return }
        #expect(try await DefectWalk.isShown(violation, with: defect))
        // These two are fixed by no longer offering what is refused.
        guard ![.refusedSuggestion, .deadLink].contains(defect) else { return }
        #expect(try await !DefectWalk.isShown(violation, with: nil))
    }

    private func violation(of defect: Defect) async throws -> Violation {
        let violations = try await DefectWalk.result(of: defect).violations
        return try #require(
            violations.first {
                $0.finding.subject.invariant.rawValue == defect.finding.invariant
                    && $0.finding.subject.screen == defect.finding.screen
            }, "\(violations.map(\.finding.line))")
    }

    @Test(
        "A violation tells what its last line asks of the data layer, with the answers and the rows that are shown",
        arguments: [
            (.forgottenPage, "nothing; shown: 15 rows"), (.refreshGrows, "GET /books → 200, 25 bytes; shown: 15 rows"),
        ] as [(Defect, String)])
    func exchange(defect: Defect, expected: String) async throws {
        let violation = try await violation(of: defect)
        #expect(violation.exchange == expected)
        #expect(violation.transcript.text.contains("\n# asked: \(expected)\n"))
    }

    @Test("An array of the JSON that is empty everywhere is told as such")
    func emptiness() async throws {
        let details = try await DefectWalk.result(of: .emptyArray).violations.map(\.finding.detail)
        #expect(details.contains("the JSON's books is always empty"))
    }

    @Test("If a screen has nothing before a refresh, the line is named that should have loaded it")
    func unloaded() async throws {
        let detail = try await violation(of: .unloadedSearch).finding.detail
        #expect(detail.hasPrefix("'search ") && detail.contains("' leaves nothing loaded, and only 'refresh' loads: "))
    }

    @Test(
        "A violation has no lines that change nothing",
        arguments: [(.lostMatch, "search \"Old Letter\""), (.ignoredFilter, "filter \"author=曹 雪芹\"")]
            as [(Defect, String)])
    func idle(defect: Defect, line: String) async throws {
        #expect(try await violation(of: defect).entries.map(\.command) == [line])
    }

    @Test("An explorer finds nothing in an app without mistakes, whatever the order of its tasks")
    func sound() async throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            let result = try await DefectWalk.explore {
                $0.seed = seed
                $0.hasFaults = seed == 1
                $0.scheduleCount = 10
            }
            #expect(result.violations.map(\.finding.line) == [])
        }
    }

    @Test("An explorer without schedules does not see a race")
    func race() async throws { #expect(try await DefectWalk.explore(.lostUpdate).violations.isEmpty) }
}
